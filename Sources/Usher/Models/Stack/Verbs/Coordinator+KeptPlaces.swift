extension Coordinator where Navigation == Stack<Route> {
  /// Changes the stack to `routes`, from the bottom.
  ///
  /// As many places as possible keep their identity, with their screens and flows: the equal ones at both ends, and of
  /// those between the longest sequence that is in both lists in the same order. The others end, as replaced, and
  /// new ones are made between those that stay. So `[home, list, draft]` to `[home, draft]` keeps the draft. The
  /// guard judges the new places only; where it redirects one, everything above it goes, also what would have stayed.
  ///
  /// Without routes the flow ends, as left. Does nothing if the stack has these routes, and after the flow's end.
  ///
  /// - Complexity: O(*n*) in the number of this flow's nodes and routes, and at most 10,000 comparisons more: where the
  ///   different parts between the ends are longer than 100 by 100, nothing in them is kept.
  @discardableResult
  public func setRoutes(_ routes: [Route], transition: TransitionStyle = .automatic)
    -> NavigationHandle
  where Route: Equatable {
    submit(
      "set routes", target: RouteList(routes: routes), transition: transition, namesGoal: true
    ) { flow in
      let nodes = flow.container.nodes
      let match = RouteMatch(routes, in: nodes.map { $0.route as? Route })
      guard !match.isComplete else { return [] }
      let isNew = match.kept.contains(nil)
      // A redirect takes along what stands above the place, so the guard gets to see that.
      let above = isNew && flow.routeGuard != nil ? 0 : match.endCount
      let specs = routes.indices[match.startCount..<routes.count - above].map { index in
        match.kept[index].map { NodeSpec(keeping: nodes[$0]) } ?? NodeSpec(route: routes[index])
      }
      return flow.edits(match.startCount..<nodes.count - above, specs, .replaced)
    }
  }

  /// Takes the topmost place with `route` out of this flow's stack, a child flow as a whole.
  ///
  /// The places above it stay, with its screens and flows. The place ends with the cause
  /// ``EndingCause/removed``, and asks first, as always; after a yes it is taken out wherever it is by then. If it is the flow's
  /// only place, the flow ends, as left.
  ///
  /// If the route is not in the stack, nothing changes, which is reported as misuse: ask `navigation.routes` where it
  /// may be absent. Does nothing after the flow's end, and at the only screen of the whole tree.
  ///
  /// - Complexity: O(*n*) comparisons in the number of this flow's nodes.
  @discardableResult
  public func remove(_ route: Route, transition: TransitionStyle = .automatic) -> NavigationHandle
  where Route: Equatable {
    // It names its goal, because what came on top of the place meanwhile stays; the place itself is bound.
    submit("remove", target: route, transition: transition, namesGoal: true) { flow in
      let container = flow.container
      let place = flow.meantPlace { container.nodes.last { $0.route as? Route == route } }
      guard let index = place.flatMap({ container.index(of: $0) }) else {
        flow.engine?.events.report(.notInStack(route, flow))
        return flow.editsWithoutPlace
      }
      return flow.edits(index..<index + 1, [], .removed)
    }
  }
}

extension Misuse {
  @MainActor
  fileprivate static func notInStack(_ route: Any, _ flow: Flow) -> Misuse {
    Misuse(
      "\(flow.name).remove(\(route))",
      problem: "The route is not in this flow's stack; nothing was removed.",
      fix: "Ask navigation.routes first where the route may be absent.")
  }
}
