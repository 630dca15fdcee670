import Usher
import UsherLinks

/// The tab bar; finishes when the user logs out.
final class MainCoordinator: Coordinator, Linkable {
  enum Route: Codable, Hashable { case waysBack, colours, account }
  static let links: Links<Route> = [
    RouteLink("ways-back", .waysBack, to: WaysBackCoordinator.self),
    RouteLink("colours", .colours, to: ColoursCoordinator.self),
    RouteLink("account", .account, to: AccountCoordinator.self),
  ]

  let navigation = Tabs<Route>(.waysBack, .colours, .account)

  func destination(for route: Route) -> Destination {
    switch route {
    case .waysBack: .flow(WaysBackCoordinator())
    case .colours: .flow(ColoursCoordinator())
    case .account: .flow(AccountCoordinator()) { self.finish() }
    }
  }
}
