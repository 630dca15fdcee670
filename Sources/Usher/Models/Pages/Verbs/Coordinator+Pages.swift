extension Coordinator where Navigation == Pages<Route> {
  /// Selects the page at `position`, from 0.
  ///
  /// Does nothing if it is selected, and after the flow's end. A position without a page is reported as misuse, and
  /// changes nothing.
  @discardableResult
  public func select(at position: Int, transition: TransitionStyle = .automatic) -> NavigationHandle
  {
    submit("select page", target: position, transition: transition) { flow in
      // Asked again after an answer, it means the place that it meant at first, which may be elsewhere now.
      guard flow.container.nodes.indices.contains(position) || flow.isAskedAgain else {
        flow.engine?.events.report(.noPage(at: position, flow))
        return []
      }
      return [.select(flow.container, position)]
    }
  }

  /// Selects the first page with `route`.
  ///
  /// Does nothing if it is selected, and after the flow's end. A route without a page is reported as misuse, and changes
  /// nothing.
  @discardableResult
  public func select(_ route: Route, transition: TransitionStyle = .automatic) -> NavigationHandle
  where Route: Equatable {
    submit("select page", target: route, transition: transition) { flow in
      guard let position = flow.meantPosition(of: route) else {
        flow.engine?.events.report(.noPage(route, "select", flow))
        return []
      }
      return [.select(flow.container, position)]
    }
  }

  /// Selects the page after the selected one.
  ///
  /// Does nothing at the last page, and after the flow's end.
  @discardableResult
  public func next(transition: TransitionStyle = .automatic) -> NavigationHandle {
    turn(by: 1, "next page", transition)
  }

  /// Selects the page before the selected one.
  ///
  /// Does nothing at the first page, and after the flow's end.
  @discardableResult
  public func previous(transition: TransitionStyle = .automatic) -> NavigationHandle {
    turn(by: -1, "previous page", transition)
  }

  private func turn(by offset: Int, _ name: String, _ transition: TransitionStyle)
    -> NavigationHandle
  {
    submit(name, transition: transition) { flow in
      let position = flow.container.selection + offset
      guard flow.container.nodes.indices.contains(position) || flow.isAskedAgain else { return [] }
      return [.select(flow.container, position)]
    }
  }

  /// Changes the list of pages.
  ///
  /// Each page with an equal route stays, with its screen, its flows and its sheets; an equal route names one page for
  /// each time it is in the list. The others end, as removed, and ask first. The selected page stays selected. If it
  /// goes, the page that has its position then is selected, or the last one; the guard judges that one and no other.
  /// An empty list shows nothing, or the model's placeholder.
  ///
  /// Does nothing if the pages have these routes and `selected` is the selected one, and after the flow's end. A
  /// `selected` that is not in the list is reported as misuse, and changes nothing.
  ///
  /// - Parameters:
  ///   - routes: The pages.
  ///   - selected: The route of the page to select; `nil` to leave that as it is.
  /// - Complexity: O(*n*) comparisons as far as the order stays, else O(*n* · *m*) in the numbers of pages before and
  ///   after.
  @discardableResult
  public func setPages(
    _ routes: [Route], selecting selected: Route? = nil, transition: TransitionStyle = .automatic
  ) -> NavigationHandle where Route: Equatable {
    submit(
      "set pages", target: RouteList(routes: routes, selected: selected), transition: transition,
      namesGoal: true
    ) { flow in
      let list = (flow.container.rules as? PagesRules)?.filled(routes) ?? routes
      let position = selected.flatMap { selected in
        list.firstIndex { areEqual($0, selected) }
      }
      guard selected == nil || position != nil else {
        flow.engine?.events.report(.noPage(selected as Any, "setPages", flow))
        return []
      }
      return flow.container.edits(arranging: list, selecting: position)
    }
  }

  /// Inserts a page, without selecting it.
  ///
  /// The selected page stays selected. Does nothing after the flow's end.
  ///
  /// - Parameters:
  ///   - route: The route of the page.
  ///   - position: Its position, from 0, or the nearest one that there is; `nil` for the end.
  @discardableResult
  public func insert(
    _ route: Route, at position: Int? = nil, transition: TransitionStyle = .automatic
  ) -> NavigationHandle {
    submit("insert page", target: route, transition: transition) { flow in
      let (container, spec) = (flow.container, NodeSpec(route: route))
      guard flow.showsPages else {
        return [.arrange(container, [spec], selecting: 0, .replaced)]
      }
      let count = container.nodes.count
      let position = min(max(position ?? count, 0), count)
      return [.splice(container, position..<position, [spec], .replaced)]
    }
  }

  /// Removes the first page with `route`, which ends as removed, and asks first.
  ///
  /// If it is the selected one, the page that has its position then is selected, or the last one. Without it, this does
  /// nothing, as after the flow's end.
  ///
  /// - Complexity: O(*n*) in the number of pages.
  @discardableResult
  public func remove(_ route: Route, transition: TransitionStyle = .automatic) -> NavigationHandle
  where Route: Equatable {
    submit("remove page", target: route, transition: transition) { flow in
      let container = flow.container
      guard flow.showsPages, let position = flow.meantPosition(of: route) else { return [] }
      return [.splice(container, position..<position + 1, [], .removed)]
    }
  }
}

extension Flow {
  /// False while it shows the placeholder of an empty list.
  fileprivate var showsPages: Bool {
    guard container.nodes.count == 1, let rules = container.rules as? PagesRules else {
      return true
    }
    return !rules.isPlaceholder(container.nodes[0].route)
  }
}

extension Misuse {
  @MainActor
  fileprivate static func noPage(at position: Int, _ flow: Flow) -> Misuse {
    Misuse(
      "\(flow.name).select(at: \(position))",
      problem: "There are \(flow.container.nodes.count) pages; nothing was selected.",
      fix: "Use a position from 0, or select(_:) with a route.")
  }

  @MainActor
  fileprivate static func noPage(_ route: Any, _ verb: String, _ flow: Flow) -> Misuse {
    Misuse(
      "\(flow.name).\(verb)(\(route))",
      problem: "No page has this route; nothing was changed.",
      fix: "Add it with setPages(_:) or insert(_:at:).")
  }
}
