import Usher
import UsherLinks

/// A flow without a button: only the system's Back leaves it.
final class RedCoordinator: Coordinator, Linkable {
  enum Route: Codable, Hashable { case red }
  static let links: Links<Route> = [RouteLink("", .red)]

  let navigation = Stack<Route>(.red)

  func destination(for route: Route) -> Destination {
    .screen(RedModel())
  }
}
