import Usher

/// The introduction once, then log in or the tabs: one at a time, and nothing of the former stays.
final class AppCoordinator: Coordinator, TreeObserver {
  // navigation:begin
  enum Route { case introduction, login(SessionEnd), main(LiveSession) }

  let navigation: Switcher<Route>
  private let services: AppServices
  private let activity = Activity()

  init(_ services: AppServices) {
    self.services = services
    navigation = Switcher(
      services.preferences.hasSeenIntroduction ? .login(.notBegun) : .introduction)
  }

  func destination(for route: Route) -> Destination {
    switch route {
    case .introduction:
      .flow(IntroductionCoordinator(services.preferences)) { self.show(.login(.notBegun)) }
    case .login(let end):
      .flow(LoginCoordinator(services, after: end)) { self.show(.main($0)) }
    case .main(let session):
      .flow(MainCoordinator(session, services, activity)) { self.show(.login($0)) }
    }
  }

  func happened(_ event: TreeEvent) { activity.note(event) }
  // navigation:end
}
