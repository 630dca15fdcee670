/// The answer to a ``RouteQuestion``.
struct GivenAnswer {
  let flow: NodeID
  let route: Any
  let answer: AnyRouteDecision
}

extension GivenAnswer {
  @MainActor
  func isAbout(_ other: Any, of flow: Flow) -> Bool {
    self.flow == flow.node?.id && areSame(route, other)
  }
}
