/// The coordinator of a flow that says who may enter its routes.
///
/// Its ``decision(for:)`` is asked before anything has changed, whatever leads to a route: a verb, a link,
/// restoration, `starting(at:)`, the browser's Forward, the flow's own first screens. A transient flow
/// given to `run` has no route and is not asked about, nor is going back to what is there.
///
/// A coordinator that does not conform costs nothing.
@MainActor
public protocol RouteGuard: Coordinator {
  /// Says whether `route` may be entered now.
  ///
  /// It may be called more than once for one request, so it should cost little and have no effect. For
  /// tabs it is asked when a tab is selected, not when the tabs are made.
  func decision(for route: Route) -> RouteDecision<Route>
}

extension RouteGuard {
  /// What it says of a route of any type; one that is not its own is reported when it is made.
  func answer(for route: Any) -> AnyRouteDecision {
    (route as? Route).map { decision(for: $0).erased } ?? .allow
  }
}
