import Usher

final class AppFlow: Usher.Coordinator {
  enum Route: Hashable { case login, main }

  let navigation = Switcher<Route>(.login)

  func destination(for route: Route) -> Destination {
    switch route {
    case .login: .flow(LoginFlow()) { self.show(.main) }
    case .main: .flow(MainFlow()) { self.show(.login) }
    }
  }
}
