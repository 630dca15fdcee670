import Usher

/// Log in or the tabs: one at a time, and nothing of the former stays.
final class AppCoordinator: Coordinator {
  enum Route: Codable { case auth, tabs(Account) }

  let navigation = Switcher<Route>(.auth)
  private let accounts: any Accounts
  private let library: any PhotoLibrary

  init(accounts: any Accounts, library: any PhotoLibrary) {
    self.accounts = accounts
    self.library = library
  }

  func destination(for route: Route) -> Destination {
    switch route {
    case .auth: .flow(AuthCoordinator(accounts)) { self.show(.tabs($0)) }
    case .tabs(let account):
      .flow(TabsCoordinator(Album(account, library: library))) { self.show(.auth) }
    }
  }
}
