import Usher

final class LoginFlow: Usher.Coordinator {
  enum Route: Hashable { case login, yellow }

  let navigation = Stack<Route>(.login)

  func destination(for route: Route) -> Destination {
    switch route {
    case .login:
      .screen(LoginModel(onMain: { self.finish() }, onYellow: { self.push(.yellow) }))
    case .yellow: .flow(YellowFlow()) { self.finish() }
    }
  }
}
