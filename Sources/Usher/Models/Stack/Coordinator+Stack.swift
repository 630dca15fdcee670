/// A contiguous change of a stack's nodes: the one primitive behind every verb of a stack.
public struct StackSplice<Route> {
  /// The positions to take out, from 0 at the bottom.
  public let range: Range<Int>
  /// The routes to put there, from the bottom.
  public let routes: [Route]

  /// Replaces `range` with `routes`.
  public init(_ range: Range<Int>, with routes: [Route]) {
    self.range = range
    self.routes = routes
  }
}

extension Coordinator where Navigation == Stack<Route> {
  /// Changes the stack in place: what every verb of a stack comes down to.
  ///
  /// Nodes outside of the range keep their identity, with their screens and flows. The change is
  /// looked up when its turn comes, so it sees the stack as it is then. A no-op after the flow's end.
  ///
  /// - Parameters:
  ///   - verb: What to call the change in events.
  ///   - cause: What the nodes end with that are taken out.
  ///   - change: Gets the number of nodes, and returns the change, or `nil` for none. A range that
  ///     goes beyond the nodes is clamped.
  /// - Complexity: O(*k*) in the nodes taken out, put in, and above those.
  @discardableResult
  public func edit(
    _ verb: String = "edit", cause: EndingCause = .replaced,
    transition: TransitionStyle = .automatic,
    _ change: @escaping @MainActor (_ count: Int) -> StackSplice<Route>?
  ) -> NavigationHandle {
    edit(verb, target: nil, cause: cause, transition: transition, change)
  }

  private func edit(
    _ verb: String, target: Any?, cause: EndingCause = .replaced, transition: TransitionStyle,
    _ change: @escaping @MainActor (_ count: Int) -> StackSplice<Route>?
  ) -> NavigationHandle {
    editAny(verb, target: target, cause: cause, transition: transition) { count in
      change(count).map { ($0.range, $0.routes) }
    }
  }

  /// Puts `route` on top of this flow's stack.
  ///
  /// On top of everything if this flow is on top; below what covers it otherwise, unless that belongs
  /// to it. A no-op after the flow's end.
  ///
  /// Two quick taps push once. A call is dropped with the outcome ``NavigationOutcome/duplicate`` if the previous
  /// verb of this flow was a push of an equal route and the host has not shown that yet. Nothing is
  /// dropped inside a transaction or inside a change, such as a result closure, and no host that shows
  /// each change at once drops anything. Routes that are not `Equatable` cannot be compared and are not
  /// protected.
  ///
  /// - Parameter allowsRepeat: Whether a repeated push is meant, and never dropped.
  @discardableResult
  public func push(
    _ route: Route, allowsRepeat: Bool = false, transition: TransitionStyle = .automatic
  ) -> NavigationHandle {
    navigation.container.submit(
      "push", target: route, of: Self.self, transition: transition,
      repeats: allowsRepeat ? .allowed : .dropped
    ) { flow, request in
      guard let route = request.target else { return nil }
      let count = flow.container.nodes.count
      return flow.edits(count..<count, [NodeSpec(route: route)], .replaced)
    }
  }

  /// Goes back to `route` if it is in this flow's stack, and pushes it otherwise.
  ///
  /// - Complexity: O(*n*) comparisons in the number of this flow's nodes.
  @discardableResult
  public func push(unique route: Route, transition: TransitionStyle = .automatic)
    -> NavigationHandle
  where Route: Equatable {
    edit("push unique", target: route, cause: .popped, transition: transition) { count in
      let index = self.navigation.container.nodes.lastIndex { $0.route as? Route == route }
      guard let index else { return StackSplice(count..<count, with: [route]) }
      return StackSplice(index + 1..<count, with: [])
    }
  }

  /// Takes the top node of this flow's stack away, a child flow as a whole.
  ///
  /// At the flow's first node this is going back: the flow ends, as left. A no-op after the flow's
  /// end, and at the first screen of the whole tree.
  @discardableResult
  public func pop(transition: TransitionStyle = .automatic) -> NavigationHandle {
    popAny(transition: transition)
  }

  /// Goes back until `route` is on top of this flow's stack.
  ///
  /// A no-op if it is on top. If it is not in the stack, nothing changes, and that is misuse, reported.
  ///
  /// - Complexity: O(*n*) comparisons in the number of this flow's nodes.
  @discardableResult
  public func pop(to route: Route, transition: TransitionStyle = .automatic) -> NavigationHandle
  where Route: Equatable {
    edit("pop to", target: route, cause: .popped, transition: transition) { count in
      let container = self.navigation.container
      guard let index = container.nodes.lastIndex(where: { $0.route as? Route == route }) else {
        if let flow = container.flow { flow.engine?.events.report(.notInStack(route, flow)) }
        return nil
      }
      return StackSplice(index + 1..<count, with: [])
    }
  }

  /// Goes back to the flow's first node.
  ///
  /// A no-op if that is on top.
  @discardableResult
  public func popToRoot(transition: TransitionStyle = .automatic) -> NavigationHandle {
    popAnyToRoot(transition: transition)
  }

  /// Puts `route` in the place of the top node.
  @discardableResult
  public func replace(with route: Route, transition: TransitionStyle = .automatic)
    -> NavigationHandle
  {
    edit("replace", target: route, transition: transition) { count in
      StackSplice(max(count - 1, 0)..<count, with: [route])
    }
  }

  /// Makes the stack be `routes`, from the bottom.
  ///
  /// The longest common beginning keeps its identity, with its screens and flows; the rest is made
  /// anew. With no routes the flow ends, as left.
  ///
  /// - Complexity: O(*n*) comparisons in the number of this flow's nodes.
  @discardableResult
  public func setRoutes(_ routes: [Route], transition: TransitionStyle = .automatic)
    -> NavigationHandle
  where Route: Equatable {
    edit("set routes", target: RouteList(routes: routes), transition: transition) { count in
      let nodes = self.navigation.container.nodes
      var common = 0
      while common < min(count, routes.count), nodes[common].route as? Route == routes[common] {
        common += 1
      }
      guard common < max(count, routes.count) else { return nil }
      return StackSplice(common..<count, with: Array(routes[common...]))
    }
  }
}

extension Misuse {
  @MainActor
  fileprivate static func notInStack(_ route: Any, _ flow: Flow) -> Misuse {
    Misuse(
      "\(flow.name).pop(to: \(route))",
      problem: "The route is not in this flow's stack; nothing was popped.",
      fix: "Use popToRoot(), or push(unique:) where the route may be absent.")
  }
}

/// Routes as the target of a request: as text each by its own description, as everywhere.
private struct RouteList: CustomStringConvertible {
  let routes: [Any]

  var description: String { "[\(routes.map { "\($0)" }.joined(separator: ", "))]" }
}
