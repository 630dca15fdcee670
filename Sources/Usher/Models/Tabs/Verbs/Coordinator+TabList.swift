extension Coordinator where Navigation == Tabs<Route> {
  /// Changes the list of tabs, for tabs that come and go or change their order while the app runs.
  ///
  /// Each tab with an equal route stays, with its screens, flows and sheets; an equal route names one tab for each time it
  /// is in the list. The others end, as removed, and ask first. The selected tab stays selected. If it goes, the
  /// tab that has its position then is selected, or the last one; the guard judges that one, as if the user had
  /// selected it. It judges no other: they are entered when they are selected.
  ///
  /// ```swift
  /// func signedIn(as role: Role) {
  ///   setTabs(role == .editor ? [.news, .drafts, .profile] : [.news, .profile])
  /// }
  /// ```
  ///
  /// A snapshot keeps a list that was set, and a link selects in it. Does nothing if the tabs have these routes and
  /// `selected` is the selected one, and after the flow's end. Without routes, and with a `selected` that is not one of
  /// them, it changes nothing and is reported as misuse.
  ///
  /// - Parameters:
  ///   - routes: The tabs, at least one.
  ///   - selected: The route of the tab to select; `nil` to leave that as it is.
  /// - Complexity: O(*n* · *m*) comparisons in the numbers of tabs before and after.
  @discardableResult
  public func setTabs(
    _ routes: [Route], selecting selected: Route? = nil, transition: TransitionStyle = .automatic
  ) -> NavigationHandle where Route: Equatable {
    submit(
      "set tabs", target: RouteList(routes: routes, selected: selected), transition: transition,
      namesGoal: true
    ) { flow in
      let position = selected.flatMap { routes.firstIndex(of: $0) }
      guard !routes.isEmpty, selected == nil || position != nil else {
        flow.engine?.events.report(.noSuchTabs(selected, flow))
        return []
      }
      return flow.edits(arranging: routes, selecting: position)
    }
  }
}

extension Flow {
  /// Returns the edits that give parallel places other routes; none if nothing changes.
  fileprivate func edits(arranging routes: [Any], selecting wanted: Int?) -> [TreeEdit] {
    let (nodes, shown) = (container.nodes, container.selectedNode)
    var rest = nodes
    var specs: [NodeSpec] = []
    var (stays, isSame) = (Int?.none, routes.count == nodes.count)
    for (position, route) in routes.enumerated() {
      guard let index = rest.firstIndex(where: { areEqual($0.route, route) }) else {
        specs.append(NodeSpec(route: route))
        isSame = false
        continue
      }
      let kept = rest.remove(at: index)
      specs.append(NodeSpec(keeping: kept))
      if kept === shown { stays = position }
      if isSame, nodes[position] !== kept { isSame = false }
    }
    let position = wanted ?? stays ?? min(container.selection, specs.count - 1)
    if isSame { return position == container.selection ? [] : [.select(container, position)] }
    return [.arrange(container, specs, selecting: position, .removed)]
  }
}

extension Misuse {
  @MainActor
  fileprivate static func noSuchTabs(_ selected: Any?, _ flow: Flow) -> Misuse {
    Misuse(
      "\(flow.name).setTabs",
      problem: selected.map { "The tab to select, \($0), is not in the list; nothing was changed." }
        ?? "The list is empty; nothing was changed.",
      fix: selected == nil
        ? "Pass one route at least, or end the flow with finish(…) or cancel()."
        : "Select one of the routes in the list.")
  }
}
