/// Ends nodes.
extension ChangeEngine {
  /// Ends removed nodes and their descendants: last first, children before parents.
  ///
  /// If the user removed them, the modals of flows that remain are kept.
  ///
  /// - Complexity: O(*n*) in the number of nodes that end, without recursion, however deep they
  ///   nest; times the number of requests that the host has not shown, for nodes that these made.
  func end(_ nodes: [Node], _ cause: EndingCause) {
    for node in nodes where node.isLive && node.plannedEndCause == nil {
      node.plannedEndCause = cause
    }
    let modals = cause.isUserAction && !state.modals.isEmpty ? detachModals(from: nodes) : nil
    let leaving = TreeState.subtrees(of: modals.map { nodes.live + $0.ending } ?? nodes.live)
    for node in leaving {
      node.endCause = node.plannedEndCause ?? (cause == .hostClosed ? cause : .ancestorEnded)
      node.flow?.isLive = false
    }
    for node in leaving.reversed() { finish(node) }
    if let modals { putBack(modals.kept) }
  }

  private func finish(_ node: Node) {
    let cause = node.endCause ?? .ancestorEnded
    if let madeBy = node.madeBy, reconciler.mayBeUnsettled(madeBy) {
      let madeBy = reconciler.unsettled.last { $0.id == madeBy }
      madeBy?.effects.lost += 1
      madeBy?.supersededBy = current?.id
    }
    if node.mayAsk { supersede(guards.forget(node)) }
    node.endingRequest = current?.id
    events.engineObserver?.ended(node, cause)
    events.post(.ended(node.summary, cause))
    if node.presentation != nil {
      current?.effects.endsModals = true
      state.modals.removeLast(node)
      node.presentingFlow?.presented.removeLast(node)
      reconciler.modals.remove(node)
    }
    if let flow = node.flow { finish(flow, at: node, cause) }
    if let receiver = node.receiver {
      node.receiver = nil
      receiver.left(cause)
    }
    node.modal = nil
    node.parentContainer = nil
  }

  private func finish(_ flow: Flow, at node: Node, _ cause: EndingCause) {
    flow.cancelTasks()
    if flow.remembered != nil { flow.keep(nil, cause) }
    let container = flow.container
    container.ending = FlowEnding(cause, in: self)
    if flow.routeGuard != nil { supersede(guards.forgetFlow(at: node)) }
    node.content = .left
    if container.ownsHostContainer { container.hostContainer?.close() }
    container.replaceNodes(0..<container.nodes.count, with: [])
    container.hostContainer = nil
    flow.deliver(cause)
    flow.leaveTree()
    if node === state.root { link.engine = nil }
  }
}
