import Usher
import UsherLinks

/// Logging in, with a detour through yellow; finishes when the main tabs should appear.
final class LoginCoordinator: Coordinator, Linkable {
  enum Route: Codable, Hashable { case login, yellow }
  static let links: Links<Route> = [
    RouteLink("", .login), RouteLink("yellow", .yellow, to: YellowCoordinator.self),
  ]

  let navigation = Stack<Route>(.login)

  func destination(for route: Route) -> Destination {
    switch route {
    case .login:
      .screen(
        LoginModel { output in
          switch output {
          case .main: self.finish()
          case .yellow: self.push(.yellow)
          }
        })
    case .yellow: .flow(YellowCoordinator()) { self.finish() }
    }
  }
}
