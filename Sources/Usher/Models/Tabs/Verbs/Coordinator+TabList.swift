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
      return flow.container.edits(arranging: routes, selecting: position)
    }
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
