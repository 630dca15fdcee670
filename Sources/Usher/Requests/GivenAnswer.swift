/// The answer to a ``RouteQuestion``.
@MainActor
final class GivenAnswer {
  let flow: NodeID
  let route: Any
  let answer: AnyRouteDecision

  init(flow: NodeID, route: Any, answer: AnyRouteDecision) {
    (self.flow, self.route, self.answer) = (flow, route, answer)
  }
}

extension GivenAnswer {
  func isAbout(_ other: Any, of flow: Flow) -> Bool {
    self.flow == flow.node?.id && areSame(route, other)
  }
}
