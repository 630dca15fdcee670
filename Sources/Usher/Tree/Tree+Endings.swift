extension Tree {
  /// Ends entries that were taken out, and everything in them: last first, children before parents.
  ///
  /// - Complexity: O(*n*) in the number of entries that end; no recursion, however deep they nest.
  func end(_ entries: [Entry], _ cause: EndingCause) {
    if entries.count == 1, let entry = entries.first, entry.isLeaf {
      guard entry.isLive else { return }
      entry.endedBy = entry.expectedCause ?? cause
      return finish(entry)
    }
    for entry in entries where entry.isLive && entry.expectedCause == nil {
      entry.expectedCause = cause
    }
    let leaving = Self.subtrees(
      of: entries.allSatisfy(\.isLive) ? entries : entries.filter(\.isLive))
    for entry in leaving {
      entry.endedBy = entry.expectedCause ?? (cause == .hostClosed ? cause : .ancestorEnded)
      entry.flow?.isLive = false
    }
    for entry in leaving.reversed() { finish(entry) }
  }

  /// Entries and everything in them, in the order in which they would be made: ending is the reverse.
  static func subtrees(of entries: [Entry]) -> [Entry] {
    var open: [Entry] = []
    var all: [Entry] = []
    open.pushReversed(entries)
    while let entry = open.popLast() {
      all.append(entry)
      if let modal = entry.modal { open.append(modal) }
      if let flow = entry.flow { open.pushReversed(flow.container.entries) }
    }
    return all
  }

  private func finish(_ entry: Entry) {
    let cause = entry.endedBy ?? .ancestorEnded
    if let maker = entry.maker, let first = unsettled.first, maker >= first.id {
      let maker = unsettled.last { $0.id == maker }
      maker?.lost += 1
      maker?.undoer = currentIntent?.id
    }
    if entry.mayAsk {
      guardCount -= 1
      withdrawQuestion(about: entry)
    }
    entry.endedIn = currentIntent?.id
    witness?.ended(entry, cause)
    emit(.ended(entry.node, cause))
    if entry.presentation != nil {
      currentIntent?.endsModals = true
      modals.removeLast(entry)
      entry.presentingFlow?.presented.removeLast(entry)
      reconciler.modals.remove(entry)
    }
    if let flow = entry.flow {
      flow.cancelTasks()
      if flow.remembered != nil { flow.keep(nil, cause) }
      flow.container.ending = FlowEnding(cause, in: self)
      if flow.entryGuard != nil {
        entryGuardCount -= 1
        withdrawQuestions(ofFlowAt: entry)
      }
      entry.content = .left
      let container = flow.container
      if container.leadsSurface { container.surface?.close() }
      container.entries = []
      container.surface = nil
      flow.deliver(cause)
      flow.leaveTree()
      if entry === root { rootEnded() }
    }
    if let sink = entry.sink {
      entry.sink = nil
      sink.left(cause)
    }
    entry.modal = nil
    entry.home = nil
  }
}

extension Entry {
  /// Whether nothing is in it, and nothing presented from it.
  fileprivate var isLeaf: Bool {
    if case .flow = content { false } else { modal == nil }
  }
}

extension [Entry] {
  /// Puts entries on a pile so that the first of them is taken first.
  fileprivate mutating func pushReversed(_ entries: [Entry]) {
    for entry in entries.reversed() { append(entry) }
  }
}
