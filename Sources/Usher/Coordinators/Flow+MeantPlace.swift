extension Flow {
  /// The edits of a verb whose place is not there: none; `nil` if it was there when the verb had to wait.
  ///
  /// In a transaction, a verb that never had a place waits with the others.
  var editsWithoutPlace: [TreeEdit]? {
    engine?.current?.bound?.isNothing == false ? nil : []
  }

  /// Returns the place that the verb under way is about.
  ///
  /// A verb that has waited for an answer still means the place that it found at first.
  ///
  /// - Parameter lookUp: Returns the place that it finds now.
  /// - Returns: `nil` if there is none, or if it has ended.
  func meantPlace(orElse lookUp: () -> Node?) -> Node? {
    guard let bound = engine?.current?.bound else { return lookUp() }
    return bound.place(orElse: lookUp)
  }

  /// Returns the position of the place that the verb under way is about: the first one with a route.
  func meantPosition(of route: some Equatable) -> Int? {
    meantPlace { container.nodes.first { areEqual($0.route, route) } }
      .flatMap { container.index(of: $0) }
  }

  /// Returns the shown place that the verb under way is about, with its position and its route; `nil` if there is none.
  ///
  /// A place without a route is reported as misuse.
  ///
  /// - Parameter column: The column in which the place stands; `nil` for the last place, and for models without columns.
  func meantShownPlace(for verb: String, in column: SplitColumn? = nil) -> (
    place: Node, position: Int, route: Any
  )? {
    guard let place = meantPlace(orElse: { shownPlace(in: column) }),
      let position = container.index(of: place)
    else { return nil }
    guard let route = place.route else {
      engine?.events.report(
        Misuse(
          "\(name).\(verb)",
          problem: "It shows a flow that was started by run, which has no route; nothing was done.",
          fix: "Start that flow at a route: run(pushing: route, returning: …)."))
      return nil
    }
    return (place, position, route)
  }

  /// True if the verb under way has waited, and a later request has put a place there.
  var isOvertaken: Bool {
    guard isAskedAgain, let request = engine?.currentRequest else { return false }
    return isOvertaken(since: request)
  }

  /// Returns whether a request later than `request` has put a place there.
  func isOvertaken(since request: NavigationRequest.ID) -> Bool {
    for place in container.nodes {
      if let maker = place.madeBy, maker > request { return true }
    }
    return false
  }

  private func shownPlace(in column: SplitColumn?) -> Node? {
    guard let column else { return container.selectedNode }
    return container.nodes.last { container.rules.column(of: $0) == column }
  }
}
