extension Coordinator where Navigation == Split<Route> {
  /// Shows `route` in its column.
  ///
  /// Another route there ends with everything in it, and so does what stands in later columns; their guards are asked
  /// first. If the same route is there already, the user has chosen it again: its flow goes back to its first screen, and later
  /// columns stay. Routes that are not comparable are always shown anew.
  ///
  /// While a guard decides, the call waits. Of several calls that wait the latest counts, and a row that was shown
  /// later, in whatever column, stays: what is overtaken is superseded.
  ///
  /// Does nothing after the flow's end. A call that repeats the flow's previous verb before the host has shown it is
  /// dropped, as with ``Coordinator/push(_:allowsRepeat:transition:)``.
  ///
  /// - Parameter allowsRepeat: Pass `true` never to drop the call as a repeat.
  @discardableResult
  public func show(
    _ route: Route, allowsRepeat: Bool = false, transition: TransitionStyle = .automatic
  ) -> NavigationHandle {
    submit(
      "show", target: route, transition: transition, repeats: allowsRepeat ? .wanted : .dropped,
      namesGoal: true, givesWay: true
    ) { flow in
      let container = flow.container
      guard let rules = container.rules as? SplitRules else { return nil }
      let start = rules.position(of: rules.columnOf(route), in: container)
      if container.nodes.indices.contains(start), container.nodes[start].plannedEndCause == nil,
        areEqual(container.nodes[start].route, route)
      {
        return container.edits(goingBackToFirstItemOf: container.nodes[start])
      }
      guard !flow.isOvertaken else { return nil }
      return [
        .splice(container, start..<container.nodes.count, [NodeSpec(route: route)], .replaced)
      ]
    }
  }

  /// Empties a column, and those after it.
  ///
  /// The places there end with everything in them, with the cause ``EndingCause/popped``; their guards are asked first. Does
  /// nothing if the columns are empty, if no place would be left, and after the flow's end.
  @discardableResult
  public func clear(_ column: SplitColumn, transition: TransitionStyle = .automatic)
    -> NavigationHandle
  {
    submit("clear", target: column, transition: transition) { flow in
      let container = flow.container
      guard let rules = container.rules as? SplitRules else { return nil }
      let start = rules.position(of: column, in: container)
      guard start > 0, start < container.nodes.count else { return [] }
      return [.splice(container, start..<container.nodes.count, [], .popped)]
    }
  }
}

extension Container {
  /// Returns the edits that leave only the first item of a place on screen.
  fileprivate func edits(goingBackToFirstItemOf place: Node) -> [TreeEdit] {
    guard let hostContainer = place.hostContainer ?? hostContainer, hostContainer.kind.isLayered
    else { return [] }
    // Not what is desired of the host, which a transaction that is only read does not change.
    let leads = hostContainer === place.hostContainer
    let places = leads ? place.flow?.container.nodes ?? [] : [place]
    return hostContainer.edits(
      leaving: Array(hostContainer.items(of: places[...]).dropFirst()), .tabReselected)
  }
}
