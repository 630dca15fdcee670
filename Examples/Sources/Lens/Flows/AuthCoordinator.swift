import Usher
import UsherLinks

/// Logging in, or signing up; returns the account.
final class AuthCoordinator: Coordinator, Linkable {
  enum Route: Codable, Hashable { case login, signUp }
  static let links: Links<Route> = [RouteLink("", .login), RouteLink("sign-up", .signUp)]
  typealias Output = Account

  let navigation = Stack<Route>(.login)
  private let accounts: any Accounts

  init(_ accounts: any Accounts) {
    self.accounts = accounts
  }

  func destination(for route: Route) -> Destination {
    switch route {
    case .login: .screen(LoginModel(accounts, navigation: self))
    case .signUp: .screen(SignUpModel(accounts, navigation: self))
    }
  }
}

extension AuthCoordinator: LoginNavigation, SignUpNavigation {
  func loggedIn(as account: Account) { finish(account) }
  func signUpTapped() { push(.signUp) }
  func signedUp(as account: Account) { finish(account) }
}
