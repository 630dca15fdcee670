import Usher

final class MainFlow: Coordinator {
  enum Route: Hashable { case menu, account }

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
