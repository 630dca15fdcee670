/// A flow's question before a route of it is entered.
package struct RouteQuestion {
  let flow: Flow
  let route: Any
  let ask: @MainActor () async -> AnyRouteDecision
  /// The placeholder until the answer.
  let placeholder: Any?
}
