import Usher

/// One screen, and nothing to do but to go back.
final class SecondCoordinator: Coordinator {
  enum Route: Codable { case second }

  let navigation = Stack<Route>(.second)

  func destination(for route: Route) -> Destination {
    .screen(SecondModel())
  }
}
