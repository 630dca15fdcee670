extension Coordinator where Navigation == Tabs<Route> {
  /// Selects the tab at `position`, from 0: the primitive of all verbs of tabs.
  ///
  /// Does nothing if it is selected, and after the flow's end. A position without a tab is reported
  /// as misuse, and changes nothing.
  @discardableResult
  public func select(at position: Int, transition: TransitionStyle = .automatic) -> NavigationHandle
  {
    submit("select", target: position, transition: transition) { flow in
      // Asked again after an answer, it means the place that it meant at first, which may be elsewhere now.
      guard flow.container.nodes.indices.contains(position) || flow.isAskedAgain else {
        flow.engine?.events.report(
          Misuse(
            "\(flow.name).select(at: \(position))",
            problem: "There are \(flow.container.nodes.count) tabs; nothing was selected.",
            fix: "Use a position from 0, or select(_:) with a route."))
        return []
      }
      return [.select(flow.container, position)]
    }
  }

  /// Selects the first tab with `route`.
  ///
  /// Does nothing if it is selected, and after the flow's end. A route without a tab is reported as
  /// misuse, and changes nothing.
  @discardableResult
  public func select(_ route: Route, transition: TransitionStyle = .automatic) -> NavigationHandle
  where Route: Equatable {
    submit("select", target: route, transition: transition) { flow in
      guard let position = flow.meantPosition(of: route) else {
        flow.engine?.events.report(
          Misuse(
            "\(flow.name).select(\(route))",
            problem: "No tab has this route; nothing was selected.",
            fix: "Add it to the routes of the Tabs model."))
        return []
      }
      return [.select(flow.container, position)]
    }
  }
}
