/// What leaves asks first, if it wants to be asked.
extension GuardEngine {
  /// The entry that must be asked before `edits` are applied; `nil` if nobody needs to be.
  ///
  /// A replay asks whoever was asked when it was recorded.
  func entryToAsk(before edits: [Edit], for record: RequestRecord) -> Entry? {
    if configuration.isPicture { return nil }
    return recorded(leaveGuardCount > 0 ? firstAsking(in: edits, for: record) : nil, for: record)
  }

  /// The entry that is asked: in a replay the one that was asked when it was recorded.
  func recorded(_ own: Entry?, for record: RequestRecord) -> Entry? {
    guard let recorder = events.recorder else { return own }
    return recorder.entryToAsk(own, for: record)
  }

  /// The first entry that leaves and asks now.
  func firstAsking(in edits: [Edit], for record: RequestRecord) -> Entry? {
    for edit in edits {
      // Top first, as things end: the innermost is asked first.
      for entry in edit.leaving.reversed()
      where entry.leavePolicy == .ask && !record.granted.contains(entry.id)
        && !entry.isOwn(of: record.request.sparedFlow) && !isUnseen(entry)
      {
        return entry
      }
    }
    return nil
  }

  private func isUnseen(_ entry: Entry) -> Bool {
    guard let firstUnseen, let maker = entry.maker else { return false }
    return maker >= firstUnseen
  }

  /// Whether one of `edits` takes something out that asks now.
  func asks(before edits: [Edit]) -> Bool {
    leaveGuardCount > 0
      && edits.contains { edit in edit.leaving.contains { $0.leavePolicy == .ask } }
  }
}

extension Edit {
  /// Every entry that the edit takes out, the outermost first; without those that leave by
  /// themselves.
  @MainActor
  var leaving: [Entry] {
    switch self {
    // A flow whose ending was delivered is replaced by the parent's answer: it was asked, or finished.
    case .splice(let container, let range, _, _):
      TreeState.subtrees(of: container.entries[range].filter { $0.flow?.isConcluded != true })
    case .remove(let entry, _): TreeState.subtrees(of: [entry])
    case .leave(_, .finished, _): []
    case .leave(let flow, _, _): flow.entry.map { TreeState.subtrees(of: [$0]) } ?? []
    case .select, .present, .presentPlanned, .expect, .choose, .remember: []
    }
  }
}

extension Entry {
  /// Whether this is a flow or a screen of it, in a container or presented, but not one of a child flow.
  fileprivate func isOwn(of flow: EntryID?) -> Bool {
    guard let flow else { return false }
    return id == flow
      || self.flow == nil && (home?.flow?.id == flow || presentingFlow?.id == flow)
  }

  /// The object that may want to be asked, if the entry has one.
  var leaveGuard: (any LeaveGuard)? {
    guard mayAsk else { return nil }
    return switch content {
    case .screen(let object): object as? any LeaveGuard
    case .flow(let flow): flow.coordinator as? any LeaveGuard
    case .none, .alert, .left: nil
    }
  }

  /// Whether leaving this entry itself has to ask now.
  package var leavePolicy: LeavePolicy { leaveGuard?.leavePolicy ?? .allow }
}
