/// How entries end.
extension ChangeEngine {
  /// Ends entries that were taken out, and everything in them: last first, children before parents.
  ///
  /// - Complexity: O(*n*) in the number of entries that end; no recursion, however deep they nest.
  func end(_ entries: [Entry], _ cause: EndingCause) {
    for entry in entries where entry.isLive && entry.expectedCause == nil {
      entry.expectedCause = cause
    }
    let leaving = TreeState.subtrees(of: entries.live)
    for entry in leaving {
      entry.endedBy = entry.expectedCause ?? (cause == .hostClosed ? cause : .ancestorEnded)
      entry.flow?.isLive = false
    }
    for entry in leaving.reversed() { finish(entry) }
  }

  private func finish(_ entry: Entry) {
    let cause = entry.endedBy ?? .ancestorEnded
    if let maker = entry.maker, reconciler.mayBeUnsettled(maker) {
      let maker = reconciler.unsettled.last { $0.id == maker }
      maker?.effects.lost += 1
      maker?.undoer = current?.id
    }
    if entry.mayAsk { supersede(guards.forget(entry)) }
    entry.endedIn = current?.id
    events.witness?.ended(entry, cause)
    events.post(.ended(entry.node, cause))
    if entry.presentation != nil {
      current?.effects.endsModals = true
      state.modals.removeLast(entry)
      entry.presentingFlow?.presented.removeLast(entry)
      reconciler.modals.remove(entry)
    }
    if let flow = entry.flow { finish(flow, at: entry, cause) }
    if let sink = entry.sink {
      entry.sink = nil
      sink.left(cause)
    }
    entry.modal = nil
    entry.home = nil
  }

  private func finish(_ flow: Flow, at entry: Entry, _ cause: EndingCause) {
    flow.cancelTasks()
    if flow.remembered != nil { flow.keep(nil, cause) }
    let container = flow.container
    container.ending = FlowEnding(cause, in: self)
    if flow.routeGuard != nil { supersede(guards.forgetFlow(at: entry)) }
    entry.content = .left
    if container.leadsSurface { container.surface?.close() }
    container.entries = []
    container.surface = nil
    flow.deliver(cause)
    flow.leaveTree()
    if entry === state.root { link.engine = nil }
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
