import Usher
import UsherLinks

/// One screen, shown as a sheet.
final class GreenCoordinator: Coordinator, Linkable {
  enum Route: Codable, Hashable { case green }
  static let links: Links<Route> = [RouteLink("", .green)]

  let navigation = Stack<Route>(.green)

  func destination(for route: Route) -> Destination {
    .screen(GreenModel { _ in self.finish() })
  }
}
