/// The gate of a tree: what leaves asks first, if it wants to be asked.
@MainActor
final class LeavingGate: Gate {
  func letsAllPass(in tree: Tree) -> Bool { tree.guardCount == 0 && tree.entryGuardCount == 0 }

  func verdict(on proposal: Proposal, edits: [Edit], in tree: Tree) -> Verdict {
    guard tree.guardCount > 0 else { return .allow }
    for edit in edits {
      // Top first, as things end: the innermost is asked first.
      for entry in edit.leaving.reversed()
      where entry.leaving == .ask && !proposal.granted.contains(entry.id)
        && !entry.isOwn(of: proposal.handle.request.sparedFlow)
        && !tree.isUnseen(entry)
      {
        return .pending(on: entry)
      }
    }
    return .allow
  }
}

extension Edit {
  /// Every entry that the edit takes out, the outermost first; without those that leave by
  /// themselves.
  @MainActor
  fileprivate var leaving: [Entry] {
    switch self {
    // A flow whose ending was delivered is replaced by the parent's answer: it was asked, or finished.
    case .splice(let container, let range, _, _):
      Tree.subtrees(of: container.entries[range].filter { $0.flow?.isConcluded != true })
    case .remove(let entry, _): Tree.subtrees(of: [entry])
    case .leave(_, .finished, _): []
    case .leave(let flow, _, _): flow.entry.map { Tree.subtrees(of: [$0]) } ?? []
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
    return foundLeaveGuard
  }

  /// The object that may want to be asked, looked for anew.
  private var foundLeaveGuard: (any LeaveGuard)? {
    switch content {
    case .screen(let object): object as? any LeaveGuard
    case .flow(let flow): flow.coordinator as? any LeaveGuard
    case .none, .alert, .left: nil
    }
  }

  /// Looks once whether what has started may want to be asked: looking for a conformance is slow.
  func findLeaveGuard(besides plain: AnyClass?) {
    if case .screen(let object) = content, plain == type(of: object) { return }
    mayAsk = foundLeaveGuard != nil
  }

  /// Whether leaving this entry itself has to ask now.
  package var leaving: Leaving { leaveGuard?.leaving ?? .free }
}

/// What hosts ask beforehand, so that a gesture does not begin in vain.
extension Tree {
  /// Whether a person may go back over the top `count` items of a surface without being asked.
  ///
  /// Also where there is nothing to go back over.
  ///
  /// - Complexity: O(1) if nothing in the tree is a guard, else O(*k*) in what would leave.
  public func leaving(over count: Int, in surface: Surface) -> Leaving {
    guard guardCount > 0, let items = items(leftBy: count, in: surface) else { return .free }
    let edits = edits(removing: items, from: surface, .backButton)
    return edits.contains { edit in edit.leaving.contains { $0.leaving == .ask } } ? .ask : .free
  }

  /// Whether a person may dismiss a modal without being asked.
  ///
  /// - Complexity: O(1) if nothing in the tree is a guard, else O(*k*) in what would leave.
  public func leaving(_ modal: Entry) -> Leaving {
    guard guardCount > 0, modal.isLive else { return .free }
    return Tree.subtrees(of: [modal]).contains { $0.leaving == .ask } ? .ask : .free
  }
}
