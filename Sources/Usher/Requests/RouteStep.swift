/// A redirected route of a flow.
@MainActor
final class RouteStep {
  let flow: String
  let route: Any

  init(flow: String, route: Any) {
    (self.flow, self.route) = (flow, route)
  }

  func isSame(as other: RouteStep) -> Bool { flow == other.flow && areSame(route, other.route) }
}
