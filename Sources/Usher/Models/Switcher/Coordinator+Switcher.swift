extension Coordinator where Navigation == Switcher<Route> {
  /// Shows `route` instead of what is shown, which ends with everything in it, in one transition.
  ///
  /// A no-op if the same route is shown already, as far as routes of this type can be compared (a route
  /// that cannot is always shown anew), and after the flow's end. A flow that has just finished, and
  /// whose result this answers, is shown anew too.
  ///
  /// A call that repeats the flow's previous verb before the host has shown that is dropped, as with
  /// ``Coordinator/push(_:allowsRepeat:transition:)``.
  ///
  /// - Parameters:
  ///   - isRemembered: Whether the flow keeps what it shows until then, with everything in it and what
  ///     that saves of itself (`StateSaving` of `UsherSnapshots`), so that
  ///     ``Coordinator/resume(orElse:transition:)`` goes back there: `withoutAsking { show(.logIn, remembering: true) }`. The flow forgets it when `route` ends
  ///     without that.
  ///   - allowsRepeat: Whether a repeated call is meant, and never dropped.
  @discardableResult
  public func show(
    _ route: Route, remembering isRemembered: Bool = false, allowsRepeat: Bool = false,
    transition: TransitionStyle = .automatic
  ) -> NavigationHandle {
    submit(
      "show", target: route, transition: transition, repeats: allowsRepeat ? .allowed : .dropped
    ) { flow in
      let nodes = flow.container.nodes
      if let current = nodes.last, current.plannedEndCause == nil,
        areEqual(current.route, route)
      {
        return []
      }
      let splice = TreeEdit.splice(
        flow.container, 0..<nodes.count, [NodeSpec(route: route)], .replaced)
      return isRemembered ? [.remember(flow, .shown), splice] : [splice]
    }
  }
}
