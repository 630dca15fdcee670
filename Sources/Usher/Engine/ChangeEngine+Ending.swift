/// How nodes end.
extension ChangeEngine {
  /// Ends nodes that were taken out, and everything in them: last first, children before parents.
  ///
  /// - Complexity: O(*n*) in the number of nodes that end; no recursion, however deep they nest.
  func end(_ nodes: [Node], _ cause: EndingCause) {
    for node in nodes where node.isLive && node.expectedCause == nil {
      node.expectedCause = cause
    }
    let leaving = TreeState.subtrees(of: nodes.live)
    for node in leaving {
      node.endedBy = node.expectedCause ?? (cause == .hostClosed ? cause : .ancestorEnded)
      node.flow?.isLive = false
    }
    for node in leaving.reversed() { finish(node) }
  }

  private func finish(_ node: Node) {
    let cause = node.endedBy ?? .ancestorEnded
    if let maker = node.maker, reconciler.mayBeUnsettled(maker) {
      let maker = reconciler.unsettled.last { $0.id == maker }
      maker?.effects.lost += 1
      maker?.undoer = current?.id
    }
    if node.mayAsk { supersede(guards.forget(node)) }
    node.endedIn = current?.id
    events.witness?.ended(node, cause)
    events.post(.ended(node.summary, cause))
    if node.presentation != nil {
      current?.effects.endsModals = true
      state.modals.removeLast(node)
      node.presentingFlow?.presented.removeLast(node)
      reconciler.modals.remove(node)
    }
    if let flow = node.flow { finish(flow, at: node, cause) }
    if let sink = node.sink {
      node.sink = nil
      sink.left(cause)
    }
    node.modal = nil
    node.home = nil
  }

  private func finish(_ flow: Flow, at node: Node, _ cause: EndingCause) {
    flow.cancelTasks()
    if flow.remembered != nil { flow.keep(nil, cause) }
    let container = flow.container
    container.ending = FlowEnding(cause, in: self)
    if flow.routeGuard != nil { supersede(guards.forgetFlow(at: node)) }
    node.content = .left
    if container.leadsSurface { container.surface?.close() }
    container.nodes = []
    container.surface = nil
    flow.deliver(cause)
    flow.leaveTree()
    if node === state.root { link.engine = nil }
  }

  /// Ends requests that waited for an answer which does not come any more.
  private func supersede(_ records: [RequestRecord]) {
    for record in records {
      record.undoer = current?.id
      drop(record, .superseded)
    }
  }

  /// Drops the request of a `run` whose caller was cancelled, if it waits for a guard's answer.
  func withdraw(waitingFor sink: ResultSink) {
    dropGone(guards.withdraw { $0.isAwaited(by: sink) })
  }

  /// Drops requests that wait for a guard's answer although nothing can come of them any more.
  ///
  /// - Returns: Whether a request was dropped, which may have led to more.
  /// - Complexity: O(*k*) in what waits for answers.
  func supersedeMoot() -> Bool {
    guards.forgetEnded()
    let moot = guards.withdraw(where: \.isMoot)
    dropGone(moot)
    return !moot.isEmpty
  }

  private func dropGone(_ records: [RequestRecord]) {
    for record in records {
      record.undoer = record.goneBy
      drop(record, .superseded)
    }
  }
}
