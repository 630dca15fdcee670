import Usher

/// The tab bar; finishes when the person logs out.
final class MainCoordinator: Coordinator {
  enum Route: Codable { case waysBack, colours, account }

  let navigation = Tabs<Route>(.waysBack, .colours, .account)

  func destination(for route: Route) -> Destination {
    switch route {
    case .waysBack: .flow(WaysBackCoordinator())
    case .colours: .flow(ColoursCoordinator())
    case .account: .flow(AccountCoordinator()) { self.finish() }
    }
  }
}
