import Usher
import UsherLinks

/// A flow that can finish, pop itself, and push a child flow.
final class YellowCoordinator: Coordinator, Linkable {
  enum Route: Codable, Hashable { case yellow, red }
  static let links: Links<Route> = [
    RouteLink("", .yellow), RouteLink("red", .red, to: RedCoordinator.self),
  ]

  let navigation = Stack<Route>(.yellow)

  func destination(for route: Route) -> Destination {
    switch route {
    case .yellow:
      .screen(
        YellowModel { output in
          switch output {
          case .main: self.finish()
          case .back: self.pop()
          case .red: self.push(.red)
          }
        })
    case .red: .flow(RedCoordinator())
    }
  }
}
