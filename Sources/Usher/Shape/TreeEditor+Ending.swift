/// Says what ends with a flow or with removed nodes, and in which order.
extension TreeEditor {
  /// Ends `flow` and goes back to its origin.
  ///
  /// In a stack or a modal its node is removed. In a tab or a switcher, which needs a successor,
  /// the result is delivered, and the parent's reaction replaces the flow; there is no going back
  /// from there.
  func leave(
    _ flow: Flow, _ cause: EndingCause, _ conclusion: (@MainActor () -> Void)? = nil
  ) {
    guard flow.isLive, let node = flow.node else { return }
    switch effects.wayOut(of: flow, cause) {
    case .stays: return
    case .nowhere: effects.hasNowhereToGo(flow)
    case .concludes:
      set(conclusion, of: flow)
      expect(cause, for: node)
      effects.conclude(flow, cause)
    case .leaves(let leaving):
      set(conclusion, of: flow)
      expect(cause, for: node)
      expect(cause, for: leaving)
      apply(.remove(leaving, cause))
    }
  }

  private func set(_ conclusion: (@MainActor () -> Void)?, of flow: Flow) {
    draft?.keep(flow)
    flow.conclusion = conclusion
  }

  /// Sets the cause with which a node ends if a following edit removes it.
  func expect(_ cause: EndingCause, for node: Node) {
    draft?.keep(node)
    node.plannedEndCause = cause
  }

  /// Ends removed nodes and their descendants: last first, children before parents.
  ///
  /// If the user removed them, the modals of flows that remain are kept.
  ///
  /// - Complexity: O(*n*) in the number of nodes that end, without recursion, however deep they
  ///   nest; times the number of requests that the host has not shown, for nodes that these made.
  func end(_ nodes: [Node], _ cause: EndingCause) {
    for node in nodes where node.isLive && node.plannedEndCause == nil {
      expect(cause, for: node)
    }
    let kept = cause.isUserAction && !state.modals.isEmpty ? takeOffKept(from: nodes) : []
    let leaving = TreeState.subtrees(of: nodes.live)
    for node in leaving {
      draft?.keep(node)
      node.endCause = node.plannedEndCause ?? (cause == .hostClosed ? cause : .ancestorEnded)
      guard let flow = node.flow else { continue }
      draft?.keep(flow)
      flow.isLive = false
    }
    for node in leaving.reversed() { finish(node) }
    if !kept.isEmpty { putBack(kept) }
  }

  private func finish(_ node: Node) {
    let cause = node.endCause ?? .ancestorEnded
    effects.ends(node, cause)
    if node.presentation != nil {
      state.modals.removeLast(node)
      if let flow = node.presentingFlow {
        draft?.keep(flow)
        flow.presented.removeLast(node)
      }
      effects.didRemove(node)
    }
    if let flow = node.flow {
      effects.endTasks(of: flow)
      if flow.remembered != nil { remember(nil, in: flow, cause) }
      effects.ends(flow, at: node, cause)
      replace(0..<flow.container.nodes.count, of: flow.container, with: EmptyCollection())
      if draft == nil { flow.container.made = [] }
      effects.ended(flow, at: node, cause)
    }
    effects.ended(node, cause)
    (node.modals, node.parentContainer) = ([], nil)
  }
}
