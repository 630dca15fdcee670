import Testing
import Usher
import UsherTesting

final class PlantsApp: Coordinator, RouteGuard {
  enum Route: Hashable { case introduction, garden }

  let navigation = Switcher<Route>(.garden)
  private let preferences: Preferences
  init(_ preferences: Preferences) { self.preferences = preferences }

  func decision(for route: Route) -> RouteDecision<Route> {
    guard route == .garden else { return .allow }
    return .require(
      preferences.hasSeenIntroduction, else: .redirect(to: .introduction, remembering: true))
  }

  func destination(for route: Route) -> Destination {
    switch route {
    case .introduction: .screen(IntroductionModel(onDone: { self.introduced() }))
    case .garden: .screen(GardenModel())
    }
  }

  private func introduced() {
    preferences.hasSeenIntroduction = true
    resume(orElse: .garden)
  }
}

// Not on the page:

@MainActor
final class Preferences {
  var hasSeenIntroduction = false
}

final class IntroductionModel {
  let onDone: () -> Void
  init(onDone: @escaping () -> Void) { self.onDone = onDone }
}

final class GardenModel {}

extension CookbookTests {
  @Test("An introduction is shown once")
  func onboarding() throws {
    let preferences = Preferences()
    let host = InMemoryHost(PlantsApp(preferences))
    host.expectTree(try page.tree("Onboarding once"))
    try host.screen(IntroductionModel.self).onDone()
    host.expectTree(try page.tree("Onboarding once", 1))
    InMemoryHost(PlantsApp(preferences)).expectTree(try page.tree("Onboarding once", 1))
  }
}
