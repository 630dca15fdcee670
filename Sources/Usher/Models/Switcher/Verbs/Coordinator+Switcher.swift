extension Coordinator where Navigation == Switcher<Route> {
  /// Replaces the current place, which ends with all its contents, with `route`, in one transition.
  ///
  /// Does nothing if the same route is current (routes that are not comparable are always shown
  /// anew), and after the flow's end: ``Coordinator/remake(transition:)`` makes it anew. A flow that has just finished is shown anew too, if this is
  /// the reaction to its result.
  ///
  /// While a guard decides, the call waits. Of several calls that wait the latest counts, and a place that was shown
  /// later stays: what is overtaken is superseded.
  ///
  /// A call that repeats the flow's previous verb before the host has shown it is dropped, as with
  /// ``Coordinator/push(_:allowsRepeat:transition:)``.
  ///
  /// - Parameters:
  ///   - isRemembered: Pass `true` to remember the current place, with its contents and their saved
  ///     states (`StateSaving` of `UsherSnapshots`), so that
  ///     ``Coordinator/resume(orElse:transition:)`` returns to it: `withoutAsking { show(.logIn,
  ///     remembering: true) }`. The flow forgets it when `route` ends without that.
  ///   - allowsRepeat: Pass `true` never to drop the call as a repeat.
  @discardableResult
  public func show(
    _ route: Route, remembering isRemembered: Bool = false, allowsRepeat: Bool = false,
    transition: TransitionStyle = .automatic
  ) -> NavigationHandle {
    submit(
      "show", target: route, transition: transition, repeats: allowsRepeat ? .wanted : .dropped,
      namesGoal: true, givesWay: true
    ) { flow in
      let nodes = flow.container.nodes
      if let current = nodes.last, current.plannedEndCause == nil,
        areEqual(current.route, route)
      {
        return []
      }
      guard !flow.isOvertaken else { return nil }
      let splice = TreeEdit.splice(
        flow.container, 0..<nodes.count, [NodeSpec(route: route)], .replaced)
      return isRemembered ? [.remember(flow, .shown), splice] : [splice]
    }
  }
}
