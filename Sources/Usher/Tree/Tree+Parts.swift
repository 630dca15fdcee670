/// What other modules of this package, and their tests, ask of a tree.
extension Tree {
  /// Whether the host is settled, and no caller of `run` is about to go on.
  package var isQuiet: Bool { engine.isQuiet }
  package var reconciler: Reconciler { engine.reconciler }
  package var modals: [Node] { engine.state.modals }
  /// Whether anything in the tree may want to be asked before it is left.
  package var hasGuards: Bool { engine.guards.leaveGuardCount > 0 }

  /// Reports a mistake, once.
  package func report(_ misuse: Misuse) { engine.events.report(misuse) }

  /// Takes a request up.
  @discardableResult
  package func submit(_ request: Request, edits: @escaping MakeEdits) -> NavigationHandle {
    NavigationHandle(engine.submit(request, edits: edits))
  }

  /// Makes the tree be what `plan` says of the root flow, as one request.
  @discardableResult
  package func apply(
    _ plan: Plan, _ cause: EndingCause, target: Any? = nil,
    origin: NavigationRequest.Origin = .link,
    transition: TransitionStyle = .automatic
  ) -> NavigationHandle {
    engine.apply(plan, cause, target: target, origin: origin, transition: transition)
  }
}
