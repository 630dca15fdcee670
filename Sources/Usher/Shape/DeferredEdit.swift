/// An edit that waits for an answer: it refers to removed nodes by identity, because the tree
/// changes meanwhile.
@MainActor
final class DeferredEdit {
  private let edit: TreeEdit
  /// The nodes that a splice removes.
  let leaving: [Node]
  /// True if those reach to the top of their container.
  private let reachesTop: Bool
  /// The node below the inserted places of a splice that removes nothing, or the node to select.
  private let base: Node?

  init(_ edit: TreeEdit) {
    self.edit = edit
    if case .splice(let container, let range, _, _) = edit {
      leaving = Array(container.nodes[range])
      reachesTop = range.upperBound == container.nodes.count
      // Removed nodes determine the position: nodes below may end meanwhile, and are not retained.
      let needsBase = range.isEmpty && !reachesTop && range.lowerBound > 0
      base = needsBase ? container.nodes[range.lowerBound - 1] : nil
    } else {
      leaving = []
      reachesTop = false
      if case .select(let container, let position, _) = edit,
        container.nodes.indices.contains(position)
      {
        base = container.nodes[position]
      } else {
        base = nil
      }
    }
  }

  /// Returns its edits for the current tree; `nil` if its subject has left.
  ///
  /// Nodes put on top of leaving ones meanwhile depend on them and leave too.
  ///
  /// - Parameter isInTransaction: True if a stack may be empty until all verbs are done.
  func renewed(isInTransaction: Bool) -> [TreeEdit]? {
    switch edit {
    case .splice(let container, _, let specs, let cause) where leaving.isEmpty:
      guard container.flow?.isLive == true, let place = placeToInsert(in: container) else {
        return nil
      }
      return [.splice(container, place..<place, specs, cause)]
    case .splice(let container, _, let specs, let cause):
      guard let flow = container.flow, flow.isLive, leaving.allSatisfy(\.isLive),
        let first = leaving.first, let last = leaving.last,
        let lower = container.index(of: first), let upper = container.index(of: last)
      else { return nil }
      let range = lower..<(reachesTop ? container.nodes.count : upper + 1)
      if range.count == container.nodes.count, specs.isEmpty, !isInTransaction {
        return [.leave(flow, cause, conclusion: nil)]
      }
      return [.splice(container, range, specs, cause)]
    case .remove(let node, let cause):
      guard node.isLive else { return nil }
      guard let parent = node.parentContainer, parent.back(from: node) == .removeChild,
        let index = parent.index(of: node)
      else {
        return [edit]
      }
      return parent.nodes[index...].reversed().map { .remove($0, cause) }
    case .leave(let flow, _, _): return flow.isLive ? [edit] : nil
    case .presentPlanned(_, let node): return node.isLive ? [edit] : nil
    case .present(let flow, _, _): return flow.isLive ? [edit] : nil
    case .select(let container, _, let place):
      guard container.flow?.isLive == true, let base, let position = container.index(of: base)
      else { return nil }
      return [.select(container, position, place)]
    case .expect, .choose, .remember: return [edit]
    }
  }

  private func placeToInsert(in container: Container) -> Int? {
    if reachesTop { return container.nodes.count }
    guard let base else { return 0 }
    return container.index(of: base).map { $0 + 1 }
  }

  /// The edit without ended nodes; `nil` if it can no longer have an effect.
  var withoutEnded: DeferredEdit? {
    switch edit {
    case .splice(let container, _, _, _):
      container.flow?.isLive == true && leaving.allSatisfy(\.isLive) && base?.isLive != false
        ? self : nil
    case .remove(let node, _): node.isLive ? self : nil
    case .leave(let flow, _, _): flow.isLive ? self : nil
    case .expect(let nodes, let cause): DeferredEdit(.expect(nodes.live, cause))
    case .presentPlanned(_, let node): node.isLive ? self : nil
    case .present(let flow, _, _): flow.isLive ? self : nil
    case .select(let container, _, _):
      container.flow?.isLive == true && base?.isLive != false ? self : nil
    case .choose, .remember: self
    }
  }

  /// The request that ended its subject.
  var subjectEndedBy: NavigationRequest.ID? {
    switch edit {
    case .splice(let container, _, _, _):
      leaving.lazy.compactMap(\.endingRequest).first ?? base?.endingRequest
        ?? container.ending?.request
    case .remove(let node, _), .presentPlanned(_, let node): node.endingRequest
    case .leave(let flow, _, _), .present(let flow, _, _): flow.container.ending?.request
    case .select(let container, _, _): base?.endingRequest ?? container.ending?.request
    case .expect, .choose, .remember: nil
    }
  }

  /// True if its subject is made only by a transaction that must itself wait.
  var isAboutUnmade: Bool {
    switch edit {
    case .splice, .select:
      leaving.contains(where: \.isUnmade) || base?.isUnmade == true
    case .remove(let node, _), .presentPlanned(_, let node): node.isUnmade
    case .present, .expect, .leave, .choose, .remember: false
    }
  }

  /// True if it enters a route.
  var enters: Bool {
    switch edit {
    case .splice(_, _, let specs, _): !specs.isEmpty
    case .select, .present, .presentPlanned: true
    case .remove, .leave, .expect, .choose, .remember: false
    }
  }

  /// True if it removes a node.
  var takesOut: Bool {
    switch edit {
    case .splice, .remove, .leave: true
    case .select, .present, .presentPlanned, .expect, .choose, .remember: false
    }
  }
}

extension Node {
  /// True if its content was not made yet.
  fileprivate var isUnmade: Bool { if case .none = content { true } else { false } }
}
