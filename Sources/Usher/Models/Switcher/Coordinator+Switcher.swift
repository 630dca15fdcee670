extension Coordinator where Navigation == Switcher<Route> {
  /// Shows `route` instead of what is shown, which ends with everything in it, in one transition.
  ///
  /// A no-op if the same route is shown already, as far as routes of this type can be compared (a route
  /// that cannot is always shown anew), and after the flow's end. A flow that has just finished, and
  /// whose result this answers, is shown anew too.
  @discardableResult
  public func show(_ route: Route, transition: Transition = .automatic) -> IntentHandle {
    submit("show", target: route, transition: transition) { flow in
      let entries = flow.container.entries
      if let current = entries.last, current.expectedCause == nil,
        areEqual(current.route, route)
      {
        return []
      }
      return [.splice(flow.container, 0..<entries.count, [Seed(route: route)], .replaced)]
    }
  }
}
