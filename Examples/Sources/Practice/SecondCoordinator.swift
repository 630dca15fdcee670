import Usher
import UsherLinks

/// One screen whose only action is going back.
final class SecondCoordinator: Coordinator, Linkable {
  enum Route: Codable, Hashable { case second }
  static let links: Links<Route> = [RouteLink("", .second)]

  let navigation = Stack<Route>(.second)

  func destination(for route: Route) -> Destination {
    .screen(SecondModel())
  }
}
