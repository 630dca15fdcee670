/// Verbs for the place that a flow shows, whatever its model is.
extension Coordinator {
  /// Makes the shown place anew: the page on top of a stack, the place of a switcher, the selected tab.
  ///
  /// The old place ends with all its contents, as replaced, and asks first, as always. A new one comes with the same
  /// route, its own identity, and what `destination(for:)` makes now; a flow in it starts with its first places. The
  /// guard judges the route as if it were entered for the first time. For a stack this is `replace(with:)` with the
  /// route on top, for a switcher a `show` that does not mind that the route is current. Of columns it is the last one
  /// with a place.
  ///
  /// Does nothing if the flow is empty, and after its end. A flow on top that was started by `run` without a route
  /// cannot be made anew, which is misuse.
  @discardableResult
  public func remake(transition: TransitionStyle = .automatic) -> NavigationHandle {
    submit("remake", transition: transition) { flow in
      guard let (_, position, route) = flow.meantShownPlace(for: "remake") else { return [] }
      let container = flow.container
      let splice = TreeEdit.splice(
        container, position..<position + 1, [NodeSpec(route: route)], .replaced)
      // Not if the user has gone on to another place while an answer was awaited.
      let isSelected = container.traits.isParallel && container.selection == position
      return isSelected ? [splice, .select(container, position)] : [splice]
    }
  }

  /// Gives the shown place another route: the page on top of a stack, the place of a switcher, the selected tab.
  ///
  /// The place keeps its identity and its content: `destination(for:)` is not called, nothing ends, nothing moves on
  /// screen. Links, snapshots, journals, and models such as `navigation.routes` have the new route from then on; observers
  /// get ``TreeEvent/updated(_:)``. The screen learns nothing by itself: call its model when it is the user's choice, or
  /// the other way round from the model's closure.
  ///
  /// ```swift
  /// func filterChanged(_ filter: Filter) {
  ///   list.filter = filter
  ///   update(.list(filter))
  /// }
  /// ```
  ///
  /// The guard judges the route as one that is entered. A refusal leaves the place as it is; so does a redirect, which
  /// enters its target as another place, as for a push: on top, shown, or selected. Guards are not asked about leaving,
  /// because nothing is left.
  ///
  /// With `onBack`, the user's Back on a page of a stack undoes the update first: the former route comes back as an
  /// update, which the guard judges, the page stays, and `onBack` tells the screen. So it needs a Back, which a first
  /// page does not have. `pop()` and the back menu leave the page as always. Snapshots do not keep former routes, and
  /// the page retains `onBack`.
  ///
  /// In columns, the place in the route's column gets it. Without a place there, nothing happens, which is misuse: `show`
  /// puts one there.
  ///
  /// Does nothing if the place has an equal route, if the flow is empty, and after its end. A flow on top that was started
  /// by `run` without a route cannot get one, which is misuse.
  @discardableResult
  public func update(_ route: Route, onBack: (@MainActor () -> Void)? = nil) -> NavigationHandle {
    submit("update", target: route) { flow in
      let column = flow.container.rules.column(ofRoute: route)
      guard let (place, _, former) = flow.meantShownPlace(for: "update", in: column) else {
        if let column, flow.isLive, !flow.isAskedAgain {
          flow.engine?.events.report(.noPlace(in: column, for: route, of: flow))
        }
        return []
      }
      guard !areEqual(former, route) else { return [] }
      return [.changeRoute(place, to: route, onBack.map { .grows(onBack: $0) } ?? .stays)]
    }
  }
}

extension Misuse {
  @MainActor
  fileprivate static func noPlace(in column: SplitColumn, for route: Any, of flow: Flow) -> Misuse {
    Misuse(
      "\(flow.name).update(\(route))",
      problem: "Its column, \(column), has no place; nothing was changed.",
      fix: "Put a place there with show(…).")
  }
}
