/// A flow's question before a route of it is entered.
@MainActor
package final class RouteQuestion {
  let flow: Flow
  let route: Any
  let ask: @MainActor () async -> AnyRouteDecision
  /// The placeholder until the answer.
  let placeholder: Any?

  init(
    flow: Flow, route: Any, ask: @escaping @MainActor () async -> AnyRouteDecision,
    placeholder: Any?
  ) {
    (self.flow, self.route, self.ask, self.placeholder) = (flow, route, ask, placeholder)
  }
}
