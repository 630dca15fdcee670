import Usher
import UsherLinks

final class MainFlow: Coordinator, Linkable {
  enum Route: Hashable { case menu, account }

  static let links: Links<Route> = [
    RouteLink("menu", .menu, to: MenuFlow.self),
    RouteLink("account", .account),
  ]

  let navigation = Tabs<Route>(.menu, .account)
  private let onLogOut: @MainActor () -> Void

  init(onLogOut: @escaping @MainActor () -> Void) {
    self.onLogOut = onLogOut
  }

  func destination(for route: Route) -> Destination {
    switch route {
    case .menu: .flow(MenuFlow())
    case .account: .screen(AccountModel(onLogOut: onLogOut))
    }
  }
}
