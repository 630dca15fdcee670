import Testing
import UsherTesting

@testable import Usher

/// Tabs of which one is equal whatever it highlights.
private final class FeedTabs: Coordinator, RouteGuard {
  enum Route: Equatable {
    case home
    case feed(highlight: Int)

    static func == (left: Route, right: Route) -> Bool {
      switch (left, right) {
      case (.home, .home), (.feed, .feed): true
      default: false
      }
    }
  }

  let navigation = Tabs<Route>(.home, .feed(highlight: 0))
  private(set) var judged: [String] = []

  func destination(for route: Route) -> Destination { .screen(TrialPage("\(route)", of: self)) }

  func decision(for route: Route) -> RouteDecision<Route> {
    judged.append("\(route)")
    return .allow
  }
}

@Suite("Entering: a tab that only equals the requested one", .timeLimit(.minutes(10)))
@MainActor
struct EnteringTabTests {
  @Test("The guard judges the route of the tab that is there")
  func ownRoute() throws {
    let flow = FeedTabs()
    let host = InMemoryHost(flow)
    let start = flow.judged.count
    let place = Plan.Place(route: FeedTabs.Route.feed(highlight: 5))
    host.tree.apply(Plan(places: [place], isPartial: true), .replaced)
    #expect(flow.navigation.container.selection == 1)
    #expect(flow.judged.dropFirst(start) == ["feed(highlight: 0)"])
  }
}
