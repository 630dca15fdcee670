/// The interface of a tree for other modules of this package, and their tests.
extension Tree {
  /// True if the host is settled, and no resumed caller of `run` has yet to continue.
  package var isQuiet: Bool { engine.isQuiet }
  package var reconciler: Reconciler { engine.reconciler }
  package var modals: [Node] { engine.state.modals }
  /// True if any node in the tree has a leave guard, or if the user could ever go back from an update.
  package var hasGuards: Bool {
    engine.guards.leaveGuardCount > 0 || engine.state.keepsFormerRoutes
  }

  /// Reports a mistake, once.
  package func report(_ misuse: Misuse) { engine.events.report(misuse) }

  /// Takes up a request.
  @discardableResult
  package func submit(_ request: Request, edits: @escaping MakeEdits) -> NavigationHandle {
    NavigationHandle(engine.submit(request, .tree(edits)))
  }

  /// Changes the tree to the state of `plan` for the root flow, as one request.
  @discardableResult
  package func apply(
    _ plan: Plan, _ cause: EndingCause, target: Any? = nil,
    origin: NavigationRequest.Origin = .link,
    transition: TransitionStyle = .automatic
  ) -> NavigationHandle {
    engine.apply(plan, cause, target: target, origin: origin, transition: transition)
  }
}
