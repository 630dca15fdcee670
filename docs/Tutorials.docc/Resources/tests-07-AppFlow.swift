import Usher
import UsherLinks

final class AppFlow: Coordinator, RouteGuard, Linkable {
  enum Route: Hashable { case login, main }

  static let links = Links<Route>(
    from: "https://cafe.example.com", "cafe:",
    links: [RouteLink("", .main, to: MainFlow.self), RouteLink("login", .login)])

  let navigation = Switcher<Route>(.login)
  let session: Session

  init(_ session: Session) {
    self.session = session
  }

  func decision(for route: Route) -> RouteDecision<Route> {
    route == .login
      ? .allow : .require(session.isOpen, else: .redirect(to: .login, remembering: true))
  }

  func destination(for route: Route) -> Destination {
    switch route {
    case .login: .screen(LoginModel(onLogIn: { self.logIn() }))
    case .main: .flow(MainFlow(onLogOut: { self.logOut() }))
    }
  }

  private func logIn() {
    session.isOpen = true
    resume(orElse: .main)
  }

  private func logOut() {
    session.isOpen = false
    show(.login)
  }
}
