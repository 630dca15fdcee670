/// What a flow has to ask before a route of it is entered.
package struct RouteQuestion {
  let flow: Flow
  let route: Any
  let ask: @MainActor () async -> AnyRouteDecision
  /// What is shown until the answer, where something must be.
  let placeholder: Any?
}
