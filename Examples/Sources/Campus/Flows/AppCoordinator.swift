import Usher
import UsherLinks

/// Log in or main: one at a time, with nothing left of the other.
final class AppCoordinator: Coordinator, Linkable {
  enum Route: Codable, Hashable { case login, main }
  static let links = Links<Route>(
    from: "https://usher.example.org/campus", "campus:",
    links: [
      RouteLink("", .login, to: LoginCoordinator.self),
      RouteLink("main", .main, to: MainCoordinator.self),
    ])

  let navigation = Switcher<Route>(.login)

  func destination(for route: Route) -> Destination {
    switch route {
    case .login: .flow(LoginCoordinator()) { self.show(.main) }
    case .main: .flow(MainCoordinator()) { self.show(.login) }
    }
  }
}
