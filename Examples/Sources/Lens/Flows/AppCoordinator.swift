import Usher
import UsherLinks
import UsherSnapshots

/// Log in or the tabs: one at a time, with nothing left of the other.
final class AppCoordinator: Coordinator, RouteGuard, Linkable {
  enum Route: Codable, Hashable { case auth, tabs }
  static let links = Links<Route>(
    from: "https://usher.example.org/lens", "lens:",
    links: [
      RouteLink("", .tabs, to: TabsCoordinator.self),
      RouteLink("login", .auth, to: AuthCoordinator.self),
    ])

  let navigation = Switcher<Route>(.auth)
  private var account: Account?
  private let accounts: any Accounts
  private let library: any PhotoLibrary

  init(accounts: any Accounts, library: any PhotoLibrary) {
    self.accounts = accounts
    self.library = library
  }

  /// Photos need a logged-in user, which a link cannot contain: a link to a photo waits for log in.
  func decision(for route: Route) -> RouteDecision<Route> {
    switch route {
    case .auth: .require(account == nil, else: .redirect(to: .tabs))
    case .tabs: .require(account != nil, else: .redirect(to: .auth, remembering: true))
    }
  }

  func destination(for route: Route) -> Destination {
    if route == .tabs, let account {
      .flow(TabsCoordinator(Album(account, library: library)), onFinish: logOut)
    } else {
      .flow(AuthCoordinator(accounts), onFinish: logIn)
    }
  }

  private func logIn(_ account: Account) {
    self.account = account
    resume(orElse: .tabs)
  }

  private func logOut() {
    account = nil
    show(.auth)
  }
}

extension AppCoordinator: StateSaving {
  var savedState: Account? {
    get { account }
    set { account = newValue }
  }
}
