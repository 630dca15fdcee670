import Usher

/// One screen, shown as a sheet.
final class GreenCoordinator: Coordinator {
  enum Route: Codable { case green }

  let navigation = Stack<Route>(.green)

  func destination(for route: Route) -> Destination {
    .screen(GreenModel { _ in self.finish() })
  }
}
