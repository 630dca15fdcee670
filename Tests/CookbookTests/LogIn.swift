import Testing
import Usher
import UsherLinks
import UsherTesting

final class BankFlow: Coordinator, RouteGuard, Linkable {
  enum Route: Hashable { case logIn, accounts }
  static let links: Links<Route> = [RouteLink("", .accounts, to: AccountsFlow.self)]

  let navigation = Switcher<Route>(.accounts)
  private var isSignedIn = false

  func decision(for route: Route) -> RouteDecision<Route> {
    guard case .accounts = route else { return .allow }
    return .require(isSignedIn, else: .redirect(to: .logIn, remembering: true))
  }

  func destination(for route: Route) -> Destination {
    switch route {
    case .logIn: .screen(LogInModel(onSuccess: { self.signedIn() }))
    case .accounts: .flow(AccountsFlow())
    }
  }

  private func signedIn() {
    isSignedIn = true
    resume(orElse: .accounts)
  }
}

// Not on the page:

final class AccountsFlow: Coordinator, Linkable {
  enum Route: Hashable { case accounts, account(Int) }
  static let links: Links<Route> = [
    RouteLink("", .accounts), RouteLink("accounts/:id", Route.account),
  ]

  let navigation = Stack<Route>(.accounts)

  func destination(for route: Route) -> Destination { .screen(AccountModel()) }
}

final class AccountModel {}

final class LogInModel {
  let onSuccess: () -> Void
  init(onSuccess: @escaping () -> Void) { self.onSuccess = onSuccess }
}

extension CookbookTests {
  @Test("A link waits for the log in")
  func logIn() throws {
    let host = try InMemoryHost(BankFlow(), opening: "/accounts/7")
    host.expectTree(try page.tree("Log in and continue"))
    try host.screen(LogInModel.self).onSuccess()
    host.expectTree(try page.tree("Log in and continue", 1))
  }
}
