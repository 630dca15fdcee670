import Usher

/// A flow without a single button: only the system's Back leads out of it.
final class RedCoordinator: Coordinator {
  enum Route: Codable { case red }

  let navigation = Stack<Route>(.red)

  func destination(for route: Route) -> Destination {
    .screen(RedModel())
  }
}
