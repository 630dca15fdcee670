/// What leaves asks first, if it wants to be asked.
extension GuardEngine {
  /// The node that must be asked before `edits` are applied; `nil` if none must be.
  ///
  /// A replay asks the node that was asked when it was recorded.
  func nodeToAsk(before edits: [TreeEdit], for record: RequestRecord) -> Node? {
    if configuration.isFrozen { return nil }
    return recorded(leaveGuardCount > 0 ? firstAsking(in: edits, for: record) : nil, for: record)
  }

  /// The node that is asked: in a replay the one that was asked when it was recorded.
  func recorded(_ own: Node?, for record: RequestRecord) -> Node? {
    guard let recorder = events.recorder else { return own }
    return recorder.nodeToAsk(own, for: record)
  }

  /// The first node that leaves and asks now.
  func firstAsking(in edits: [TreeEdit], for record: RequestRecord) -> Node? {
    for edit in edits {
      // Top first, as things end: the innermost is asked first.
      for node in edit.leaving.reversed()
      where node.leavePolicy == .ask && !record.granted.contains(node.id)
        && !node.isOwn(of: record.request.sparedFlow) && !isUnseen(node)
      {
        return node
      }
    }
    return nil
  }

  private func isUnseen(_ node: Node) -> Bool {
    guard let firstUnseen, let madeBy = node.madeBy else { return false }
    return madeBy >= firstUnseen
  }

  /// Whether one of `edits` takes something out that asks now.
  func asks(before edits: [TreeEdit]) -> Bool {
    leaveGuardCount > 0
      && edits.contains { edit in edit.leaving.contains { $0.leavePolicy == .ask } }
  }
}

extension TreeEdit {
  /// Every node that the edit takes out, the outermost first; without those that leave by
  /// themselves.
  @MainActor
  var leaving: [Node] {
    switch self {
    // A flow whose ending was delivered is replaced by the parent's answer: it was asked, or finished.
    case .splice(let container, let range, _, _):
      TreeState.subtrees(of: container.nodes[range].filter { $0.flow?.isConcluded != true })
    case .remove(let node, _): TreeState.subtrees(of: [node])
    case .leave(_, .finished, _): []
    case .leave(let flow, _, _): flow.node.map { TreeState.subtrees(of: [$0]) } ?? []
    case .select, .present, .presentPlanned, .expect, .choose, .remember: []
    }
  }
}

extension Node {
  /// Whether this is a flow or a screen of it, in a container or presented, but not one of a child flow.
  fileprivate func isOwn(of flow: NodeID?) -> Bool {
    guard let flow else { return false }
    return id == flow
      || self.flow == nil && (parentContainer?.flow?.id == flow || presentingFlow?.id == flow)
  }

  /// The object that may want to be asked, if the node has one.
  var leaveGuard: (any LeaveGuard)? {
    guard mayAsk else { return nil }
    return switch content {
    case .screen(let object): object as? any LeaveGuard
    case .flow(let flow): flow.coordinator as? any LeaveGuard
    case .none, .alert, .left: nil
    }
  }

  /// Whether leaving this node itself has to ask now.
  package var leavePolicy: LeavePolicy { leaveGuard?.leavePolicy ?? .allow }
}
