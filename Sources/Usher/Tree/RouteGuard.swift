/// The coordinator of a flow that guards its routes.
///
/// Every request for a route asks its ``decision(for:)`` before any change: a verb, a link, a
/// restoration, `startingAt:`, the browser's Forward, the flow's own first screens. A transient
/// flow given to `run` has no route, so it is not asked about; neither is going back to existing
/// screens.
///
/// A coordinator that does not conform costs nothing.
@MainActor
public protocol RouteGuard: Coordinator {
  /// Returns the decision about entering `route` now.
  ///
  /// It may be called more than once for one request, so it should be cheap and have no side
  /// effects. For tabs it is called when a tab is selected, not when the tabs are made.
  func decision(for route: Route) -> RouteDecision<Route>
}

extension RouteGuard {
  /// Returns the decision about a route of any type; a foreign type is reported when the route is
  /// made.
  func answer(for route: Any) -> AnyRouteDecision {
    (route as? Route).map { decision(for: $0).erased } ?? .allow
  }
}
