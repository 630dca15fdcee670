/// What a waiting request removes or selects, by identity: when the answer comes, other nodes may have the positions.
///
/// A request that waits is looked up again after the answer. Only what it enters is new then: it removes the nodes that
/// it meant at first, and what stands on them by now, but no others. An edit that says a whole list names a goal.
@MainActor
final class BoundWish {
  /// The part of an edit that removes or selects.
  fileprivate enum Part {
    /// Also those in its range that requests of its own transaction make.
    case places(
      Container, [Node], makers: Set<NavigationRequest.ID>, reachesTop: Bool, EndingCause)
    case node(Node, EndingCause)
    case flow(Flow, EndingCause, conclusion: (@MainActor () -> Void)?)
    case selection(Container, Node)
    /// The selection of a place that its own transaction makes, beside those that were there.
    case ownSelection(Container, route: Any?, there: Set<NodeID>)
    case route(Node)
    case expected([Node], EndingCause)
  }

  private var parts: [Part] = []
  /// The places over which it leaves a flow: others of that flow stay.
  private var over: Set<NodeID> = []
  /// True if it is what a later lookup finds: it says a whole list, or removes what only its own transaction makes, which
  /// nothing can refer to yet.
  private var isOpen = false
  /// True if it removes or selects anything.
  let hasSubject: Bool
  /// True if it had nothing to do.
  let isNothing: Bool
  /// The request that ended one of its nodes that were forgotten.
  private var forgottenEndedBy: NavigationRequest.ID?

  init(_ edits: [TreeEdit]) {
    var (isOpen, over) = (false, Set<NodeID>())
    for edit in edits {
      switch edit {
      case .splice(let container, let range, let specs, let cause) where !range.isEmpty:
        let leaving = specs.leaving(container.nodes[range])
        let nodes = leaving.filter { !$0.isUnmade }
        let makers = leaving.filter(\.isUnmade).compactMap(\.madeBy)
        let reachesTop =
          !container.traits.isParallel && range.upperBound == container.nodes.count
        if nodes.isEmpty {
          isOpen = true
        } else {
          parts.append(
            .places(
              container, nodes, makers: Set(makers), reachesTop: reachesTop, cause))
        }
      case .arrange(let container, let specs, _, let cause):
        let nodes = specs.leaving(container.nodes[...]).filter { !$0.isUnmade }
        if !nodes.isEmpty {
          parts.append(.places(container, nodes, makers: [], reachesTop: false, cause))
        }
        isOpen = true
      case .remove(let node, let cause):
        if node.isUnmade { isOpen = true } else { parts.append(.node(node, cause)) }
      case .leave(let flow, let cause, let conclusion):
        parts.append(.flow(flow, cause, conclusion: conclusion))
        // A stack is left because its places go.
        if cause == .popped || cause == .replaced || cause == .removed {
          for node in flow.container.nodes { over.insert(node.id) }
        }
      case .select(let container, let position, _) where container.nodes.indices.contains(position):
        let node = container.nodes[position]
        // One that it replaces is selected as what comes in its place, if a later lookup does so.
        if parts.contains(where: { $0.takes(node) }) { break }
        if node.isUnmade {
          let there = container.nodes.lazy.filter { !$0.isUnmade }.map(\.id)
          parts.append(.ownSelection(container, route: node.route, there: Set(there)))
        } else {
          parts.append(.selection(container, node))
        }
      case .changeRoute(let node, _, _):
        if node.isUnmade { isOpen = true } else { parts.append(.route(node)) }
      case .expect(let nodes, let cause):
        parts.append(.expected(nodes, cause))
        for node in nodes { over.insert(node.id) }
      case .splice, .select, .present, .presentPlanned, .raise, .withdraw, .choose, .remember: break
      }
    }
    hasSubject = parts.contains { $0.isSubject }
    (self.isOpen, self.over) = (isOpen, over)
    isNothing = edits.allSatisfy { edit in
      if case .splice(_, let range, let specs, _) = edit {
        range.isEmpty && specs.isEmpty
      } else {
        false
      }
    }
  }

  /// True unless all that it removes or selects has ended.
  var isThere: Bool { isOpen || !hasSubject || parts.contains { $0.isThere } }

  /// The request that ended one of its nodes.
  var subjectEndedBy: NavigationRequest.ID? {
    for part in parts { if let request = part.endedBy { return request } }
    return forgottenEndedBy
  }

  /// The nodes that it removes from containers.
  var leaving: [Node] {
    parts.flatMap { part -> [Node] in
      if case .places(_, let nodes, _, _, _) = part { nodes } else { [] }
    }
  }

  /// Returns the place that it removes, selects or changes; the result of `lookUp` if it is bound to none.
  ///
  /// - Returns: `nil` if the place has ended, or if it had nothing to do.
  func place(orElse lookUp: () -> Node?) -> Node? {
    if isNothing { return nil }
    guard hasSubject, !isOpen else { return lookUp() }
    for part in parts {
      switch part {
      case .places(_, let nodes, _, _, _): if let node = nodes.live.first { return node }
      case .route(let node), .selection(_, let node): if node.isLive { return node }
      case .ownSelection(let container, let route, let there):
        return container.newest(with: route, besides: there) ?? lookUp()
      case .flow(let flow, _, _) where !over.isEmpty:
        if let node = flow.container.nodes.first(where: { over.contains($0.id) }) { return node }
      case .node, .flow, .expected: return lookUp()
      }
    }
    return nil
  }

  /// Releases nodes that have ended, because an open question retains nothing.
  func forgetEnded() {
    // Objects released here may call verbs, so the list is consistent before.
    let former = parts
    forgottenEndedBy = subjectEndedBy
    parts = former.compactMap(\.withoutEnded)
    release(former)
  }

  /// Returns the edits that enter what `now` enters, and remove and select what is bound; `nil` if there are none.
  ///
  /// A gesture that would not be possible now still means what it was about.
  ///
  /// - Parameter isInTransaction: True if a stack may be empty until all verbs are done.
  func edits(entering now: [TreeEdit]?, isInTransaction: Bool) -> [TreeEdit]? {
    if isNothing, now != nil { return [] }
    guard !isOpen, hasSubject || now != nil, now?.isEmpty != true else { return now }
    let now = now ?? []
    // For each edit the part that means the same.
    var counterparts = [Int](repeating: -1, count: now.count)
    var (edits, removed, next) = ([TreeEdit](), Set<NodeID>(), 0)
    for index in parts.indices {
      if let position = parts[index].position(in: now, from: next) {
        counterparts[position] = index
        next = position + 1
      } else {
        edits += self.edits(of: parts[index], insteadOf: nil, isInTransaction, &removed)
      }
    }
    for position in now.indices {
      if counterparts[position] >= 0 {
        let part = parts[counterparts[position]]
        edits += self.edits(of: part, insteadOf: now[position], isInTransaction, &removed)
      } else if let entering = now[position].withoutRemoval {
        edits.append(entering)
      }
    }
    return edits
  }

  /// Returns the edits of a part for the current tree, with what `edit` enters.
  ///
  /// Nodes put on top of leaving ones meanwhile depend on them and leave too.
  ///
  /// - Parameter removed: The nodes that are removed one by one, with all above them.
  private func edits(
    of part: Part, insteadOf edit: TreeEdit?, _ isInTransaction: Bool,
    _ removed: inout Set<NodeID>
  ) -> [TreeEdit] {
    guard part.isThere || !part.isSubject else { return [] }
    switch part {
    case .places(let container, let nodes, let makers, let reachesTop, let cause):
      var positions = nodes.compactMap { $0.isLive ? container.index(of: $0) : nil }
      if case .splice(_, let range, _, _) = edit, !makers.isEmpty {
        positions += range.clamped(to: container.nodes.indices).filter {
          container.nodes[$0].madeBy.map(makers.contains) == true
        }
      }
      guard let flow = container.flow, let lower = positions.min(), let last = positions.max()
      else { return [] }
      let range = lower..<(reachesTop ? container.nodes.count : last + 1)
      var specs: [NodeSpec] = []
      if case .splice(_, _, let entering, _) = edit { specs = entering }
      let isEmptied = range.count == container.nodes.count && specs.isEmpty
      if isEmptied, container.traits.isFixed, !isInTransaction {
        return [.leave(flow, cause, conclusion: nil)]
      }
      return [.splice(container, range, specs, cause)]
    case .node(let node, let cause):
      var edits = self.edits(leaving: node, cause) ?? [.remove(node, cause)]
      guard let parent = node.parentContainer, parent.back(from: node) == .removeChild,
        let index = parent.index(of: node)
      else { return edits }
      for upper in parent.nodes[index...] {
        guard removed.insert(upper.id).inserted else { return upper === node ? [] : edits }
        if upper !== node { edits.insert(.remove(upper, cause), at: 0) }
      }
      return edits
    case .flow(let flow, let cause, let conclusion):
      return flow.node.flatMap { edits(leaving: $0, cause) }
        ?? [.leave(flow, cause, conclusion: conclusion)]
    case .selection(let container, let node):
      guard let position = container.index(of: node) else { return [] }
      var place: Plan.Place?
      if case .select(_, _, let entering) = edit { place = entering }
      return [.select(container, position, place)]
    case .ownSelection(let container, let route, let there):
      let place = container.newest(with: route, besides: there)
      guard let position = place.flatMap({ container.index(of: $0) }) else {
        return edit.map { [$0] } ?? []
      }
      return [.select(container, position)]
    case .route(let node):
      if case .changeRoute(_, let route, let history) = edit {
        return [.changeRoute(node, to: route, history)]
      }
      return []
    case .expected(let nodes, let cause):
      // A flow that stays keeps its own end.
      return [.expect(nodes.filter { $0.isLive && edits(leaving: $0, cause) == nil }, cause)]
    }
  }

  /// Returns the edits that remove the places of a flow over which it is left; `nil` if none came below them, so that
  /// it leaves as a whole.
  private func edits(leaving node: Node, _ cause: EndingCause) -> [TreeEdit]? {
    guard let container = node.flow?.container, container.traits.stacksPlaces,
      let lowest = container.nodes.firstIndex(where: { over.contains($0.id) })
    else { return nil }
    let inner = lowest > 0 ? [] : edits(leaving: container.nodes[0], cause)
    let range = max(lowest, 1)..<container.nodes.count
    return inner.map { range.isEmpty ? $0 : [.splice(container, range, [], cause)] + $0 }
  }
}

@MainActor
extension BoundWish.Part {
  fileprivate var isSubject: Bool { if case .expected = self { false } else { true } }

  /// Returns whether it removes a place.
  fileprivate func takes(_ node: Node) -> Bool {
    guard case .places(_, let nodes, _, _, _) = self else { return false }
    return nodes.contains { $0 === node }
  }

  fileprivate var isThere: Bool {
    switch self {
    case .places(let container, let nodes, _, _, _):
      container.flow?.isLive == true && nodes.contains(where: \.isLive)
    case .node(let node, _), .route(let node): node.isLive
    case .flow(let flow, _, _): flow.isLive
    case .selection(let container, let node): container.flow?.isLive == true && node.isLive
    case .ownSelection(let container, _, _): container.flow?.isLive == true
    case .expected: false
    }
  }

  fileprivate var endedBy: NavigationRequest.ID? {
    switch self {
    case .places(let container, let nodes, _, _, _):
      nodes.first { $0.endingRequest != nil }?.endingRequest ?? container.ending?.request
    case .node(let node, _), .route(let node): node.endingRequest
    case .flow(let flow, _, _): flow.container.ending?.request
    case .selection(let container, let node): node.endingRequest ?? container.ending?.request
    case .ownSelection(let container, _, _): container.ending?.request
    case .expected: nil
    }
  }

  /// The part without ended nodes; `nil` if nothing of it is left.
  fileprivate var withoutEnded: Self? {
    switch self {
    case .places(let container, let nodes, let makers, let reachesTop, let cause):
      isThere
        ? .places(container, nodes.live, makers: makers, reachesTop: reachesTop, cause) : nil
    case .expected(let nodes, let cause): .expected(nodes.live, cause)
    case .node, .flow, .selection, .ownSelection, .route: isThere ? self : nil
    }
  }

  /// Returns the position of the edit of a later lookup that means the same; `nil` if nothing is left of the part.
  ///
  /// - Parameter start: Where it most likely is.
  fileprivate func position(in edits: [TreeEdit], from start: Int) -> Int? {
    guard isThere || !isSubject else { return nil }
    for step in edits.indices {
      let position = (start + step) % edits.count
      if isCounterpart(of: edits[position]) { return position }
    }
    return nil
  }

  private func isCounterpart(of edit: TreeEdit) -> Bool {
    switch self {
    case .places(let own, _, _, _, _):
      if case .splice(let container, _, _, _) = edit { own === container } else { false }
    case .selection(let own, _), .ownSelection(let own, _, _):
      if case .select(let container, _, _) = edit { own === container } else { false }
    case .node(let own, _): if case .remove(let node, _) = edit { own === node } else { false }
    case .route(let own):
      if case .changeRoute(let node, _, _) = edit { own === node } else { false }
    case .flow(let own, _, _): if case .leave(let flow, _, _) = edit { own === flow } else { false }
    case .expected: if case .expect = edit { true } else { false }
    }
  }
}

@MainActor
extension TreeEdit {
  /// The edit without what it removes; `nil` if nothing is left of it.
  fileprivate var withoutRemoval: TreeEdit? {
    switch self {
    case .splice(let container, let range, let specs, let cause):
      // The only place can only be replaced.
      range.isEmpty || container.traits.capacity == 1 && !specs.isEmpty
        ? self
        : specs.isEmpty
          ? nil : .splice(container, range.upperBound..<range.upperBound, specs, cause)
    case .remove, .leave, .expect, .changeRoute: nil
    case .arrange, .select, .present, .presentPlanned, .raise, .withdraw, .choose, .remember: self
    }
  }
}

extension Container {
  /// Returns the newest place with a route that is none of `there`.
  fileprivate func newest(with route: Any?, besides there: Set<NodeID>) -> Node? {
    nodes.filter { !there.contains($0.id) && areEqual($0.route, route) }.max { $0.id < $1.id }
  }
}

extension Node {
  /// True if its content was not made yet.
  fileprivate var isUnmade: Bool { if case .none = content { true } else { false } }
}
