import Usher

final class AppFlow: Coordinator {
  enum Route: Hashable { case login, main }

  let navigation = Switcher<Route>(.login)
  private let session: Session

  init(_ session: Session) {
    self.session = session
  }

  func destination(for route: Route) -> Destination {
    switch route {
    case .login: .screen(LoginModel(onLogIn: { self.logIn() }))
    case .main: .flow(MainFlow(onLogOut: { self.logOut() }))
    }
  }

  private func logIn() {
    session.isOpen = true
    show(.main)
  }

  private func logOut() {
    session.isOpen = false
    show(.login)
  }
}
