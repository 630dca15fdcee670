/// A contiguous change of a stack's nodes: the one primitive of all of a stack's verbs.
public struct StackSplice<Route> {
  /// The positions to remove, from 0 at the bottom.
  public let range: Range<Int>
  /// The routes to insert, from the bottom.
  public let routes: [Route]

  /// Creates a splice that replaces `range` with `routes`.
  public init(_ range: Range<Int>, with routes: [Route]) {
    self.range = range
    self.routes = routes
  }
}

extension Coordinator where Navigation == Stack<Route> {
  /// Changes the stack: the primitive of all of a stack's verbs.
  ///
  /// Nodes outside the range keep their identity, with their screens and flows. The change is
  /// computed at its turn, from the stack's state at that time. After the flow's end it does nothing, and is reported as
  /// misuse unless a user can cause it.
  ///
  /// If it has to wait for a guard's answer, `change` is called again then. What it enters counts anew; what it
  /// removes are the places that it removed the first time, with the places on top of them, and no others. So it may
  /// run more than once: let it only compute.
  ///
  /// - Parameters:
  ///   - verb: The name of the change in events.
  ///   - cause: The cause for the removed nodes.
  ///   - change: Receives the number of nodes, and returns the change, or `nil` for none. A range
  ///     beyond the nodes is clamped.
  /// - Complexity: O(*k*) in the number of removed and inserted nodes, and of those above.
  @discardableResult
  public func edit(
    _ verb: String = "edit", cause: EndingCause = .replaced,
    transition: TransitionStyle = .automatic,
    _ change: @escaping @MainActor (_ count: Int) -> StackSplice<Route>?
  ) -> NavigationHandle {
    edit(verb, target: nil, cause: cause, transition: transition, repeats: .wanted, change)
  }

  private func edit(
    _ verb: String, target: Any?, cause: EndingCause = .replaced, transition: TransitionStyle,
    repeats: Repeats = .allowed, namesGoal: Bool = false,
    _ change: @escaping @MainActor (_ count: Int) -> StackSplice<Route>?
  ) -> NavigationHandle {
    editAny(
      verb, target: target, cause: cause, transition: transition, repeats: repeats,
      namesGoal: namesGoal
    ) { count in
      change(count).map { ($0.range, $0.routes) }
    }
  }

  /// Pushes `route` onto this flow's stack.
  ///
  /// It appears on top of everything if this flow is on top; otherwise below the nodes that cover
  /// the flow, unless they belong to it. After the flow's end it does nothing, and is reported as misuse unless a user
  /// can cause it, by a tap on a screen that still leaves.
  ///
  /// Two quick taps push once. A call is dropped with the outcome ``NavigationOutcome/duplicate``
  /// if the previous verb of this flow was a push of an equal route and the host has not shown that
  /// yet. No call is dropped inside a transaction or inside a change, such as a result closure, or
  /// by a host that shows each change at once. Routes that are not `Equatable` cannot be compared
  /// and are not protected.
  ///
  /// - Parameter allowsRepeat: Pass `true` never to drop the call as a repeat.
  @discardableResult
  public func push(
    _ route: Route, allowsRepeat: Bool = false, transition: TransitionStyle = .automatic
  ) -> NavigationHandle {
    navigation.container.submit(
      "push", target: route, of: type(of: self), transition: transition,
      repeats: allowsRepeat ? .wanted : .dropped
    ) { flow, request in
      guard let route = request.target else { return nil }
      let count = flow.container.nodes.count
      return flow.edits(count..<count, [NodeSpec(route: route)], .replaced)
    }
  }

  /// Goes back to `route` if it is in this flow's stack, and pushes it otherwise.
  ///
  /// Does nothing if `route` is on top, and after the flow's end.
  ///
  /// - Complexity: O(*n*) comparisons in the number of this flow's nodes.
  @discardableResult
  public func push(unique route: Route, transition: TransitionStyle = .automatic)
    -> NavigationHandle
  where Route: Equatable {
    edit(
      "push unique", target: route, cause: .popped, transition: transition, namesGoal: true
    ) { count in
      let index = self.navigation.container.nodes.lastIndex { $0.route as? Route == route }
      guard let index else { return StackSplice(count..<count, with: [route]) }
      return StackSplice(index + 1..<count, with: [])
    }
  }

  /// Pops the top node of this flow's stack, a child flow as a whole.
  ///
  /// At the flow's first node this is going back: the flow ends, as left. Does nothing after the
  /// flow's end, and at the first screen of the whole tree.
  @discardableResult
  public func pop(transition: TransitionStyle = .automatic) -> NavigationHandle {
    popAny(transition: transition)
  }

  /// Goes back until `route` is on top of this flow's stack.
  ///
  /// Does nothing if it is on top, and after the flow's end. If it is not in the stack, nothing
  /// changes, which is reported as misuse.
  ///
  /// - Complexity: O(*n*) comparisons in the number of this flow's nodes.
  @discardableResult
  public func pop(to route: Route, transition: TransitionStyle = .automatic) -> NavigationHandle
  where Route: Equatable {
    submit("pop to", target: route, transition: transition) { flow in
      let nodes = flow.container.nodes
      guard let index = nodes.lastIndex(where: { $0.route as? Route == route }) else {
        flow.engine?.events.report(.notInStack(route, flow))
        return flow.editsWithoutPlace
      }
      return flow.edits(index + 1..<nodes.count, [], .popped)
    }
  }

  /// Goes back to the flow's first node.
  ///
  /// Does nothing if that is on top, and after the flow's end.
  @discardableResult
  public func popToRoot(transition: TransitionStyle = .automatic) -> NavigationHandle {
    popAnyToRoot(transition: transition)
  }

  /// Replaces the top node, a child flow as a whole, with `route`, in one transition.
  ///
  /// The node is made anew even if it has the same route. Does nothing after the flow's end.
  @discardableResult
  public func replace(with route: Route, transition: TransitionStyle = .automatic)
    -> NavigationHandle
  {
    edit("replace", target: route, transition: transition) { count in
      StackSplice(max(count - 1, 0)..<count, with: [route])
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
