/// Finds the leaving nodes that must be asked first.
extension GuardEngine {
  /// Returns the node to ask before `edits` are applied; `nil` if there is none.
  ///
  /// A replay asks the recorded node.
  func nodeToAsk(before edits: [TreeEdit], for record: RequestRecord) -> Node? {
    recorded(leaveGuardCount > 0 ? firstAsking(in: edits, for: record) : nil, for: record)
  }

  /// Returns the node to ask; in a replay the recorded one.
  func recorded(_ own: Node?, for record: RequestRecord) -> Node? {
    guard let recorder = events.recorder else { return own }
    return recorder.nodeToAsk(own, for: record)
  }

  /// Returns the first leaving node that asks now.
  func firstAsking(in edits: [TreeEdit], for record: RequestRecord) -> Node? {
    for edit in edits {
      // Top first, as nodes end: the innermost is asked first.
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
    guard let firstUnseen else { return false }
    return node.madeBy.map { $0 >= firstUnseen } ?? unseenPages.contains(node.id)
  }

  /// Returns whether one of `edits` removes a node that asks now.
  func asks(before edits: [TreeEdit]) -> Bool {
    leaveGuardCount > 0
      && edits.contains { edit in edit.leaving.contains { $0.leavePolicy == .ask } }
  }
}

extension Node {
  /// Returns whether this is the flow or one of its screens, in a container or presented, but none
  /// of a child flow.
  fileprivate func isOwn(of flow: NodeID?) -> Bool {
    guard let flow else { return false }
    return id == flow
      || self.flow == nil && (parentContainer?.flow?.id == flow || presentingFlow?.id == flow)
  }

  /// The node's leave guard, if it has one.
  var leaveGuard: (any LeaveGuard)? {
    guard mayAsk else { return nil }
    return switch content {
    case .screen(let object): object as? any LeaveGuard
    case .flow(let flow): flow.coordinator as? any LeaveGuard
    case .none, .listed, .alert, .left: nil
    }
  }

  /// The node's own policy for leaving it now.
  package var leavePolicy: LeavePolicy { leaveGuard?.leavePolicy ?? .allow }
}
