/// What a waiting request removes or selects, by identity: when the answer comes, other nodes may have the positions.
///
/// A request that waits is looked up again after the answer. Only what it enters is new then: it removes the nodes that
/// it meant at first, and what stands on them by now, but no others.
@MainActor
final class BoundWish {
  /// The part of an edit that removes or selects.
  fileprivate enum Part {
    case places(Container, [Node], reachesTop: Bool, EndingCause)
    case node(Node, EndingCause)
    case flow(Flow, EndingCause, conclusion: (@MainActor () -> Void)?)
    case selection(Container, Node)
    case route(Node)
    case expected([Node], EndingCause)
  }

  private var parts: [Part] = []
  /// True if it also removes what only its own transaction makes, which nothing can refer to yet.
  private var isOpen = false
  /// True if it removes or selects anything.
  private let hasSubject: Bool
  /// The request that ended one of its nodes.
  private(set) var subjectEndedBy: NavigationRequest.ID?

  init(_ edits: [TreeEdit]) {
    var isOpen = false
    for edit in edits {
      switch edit {
      case .splice(let container, let range, let specs, let cause) where !range.isEmpty:
        let nodes = specs.leaving(container.nodes[range]).filter { !$0.isUnmade }
        let reachesTop = range.upperBound == container.nodes.count
        if nodes.isEmpty {
          isOpen = true
        } else {
          parts.append(.places(container, nodes, reachesTop: reachesTop, cause))
        }
      case .remove(let node, let cause):
        if node.isUnmade { isOpen = true } else { parts.append(.node(node, cause)) }
      case .leave(let flow, let cause, let conclusion):
        parts.append(.flow(flow, cause, conclusion: conclusion))
      case .select(let container, let position, _) where container.nodes.indices.contains(position):
        parts.append(.selection(container, container.nodes[position]))
      case .changeRoute(let node, _):
        if node.isUnmade { isOpen = true } else { parts.append(.route(node)) }
      case .expect(let nodes, let cause): parts.append(.expected(nodes, cause))
      case .splice, .select, .present, .presentPlanned, .withdraw, .choose, .remember: break
      }
    }
    hasSubject = parts.contains { $0.isSubject }
    self.isOpen = isOpen
  }

  /// True unless all that it removes or selects has ended.
  var isThere: Bool { isOpen || !hasSubject || parts.contains { $0.isThere } }

  /// The nodes that it removes from containers.
  var leaving: [Node] {
    parts.flatMap { part in
      if case .places(_, let nodes, _, _) = part { nodes } else { [] }
    }
  }

  /// Returns the place that it removes or changes; the result of `lookUp` if it is bound to none.
  ///
  /// - Returns: `nil` if the place has ended.
  func place(orElse lookUp: () -> Node?) -> Node? {
    guard hasSubject, !isOpen else { return lookUp() }
    for part in parts {
      switch part {
      case .places(_, let nodes, _, _): if let node = nodes.live.first { return node }
      case .route(let node): if node.isLive { return node }
      case .node, .flow, .selection, .expected: return lookUp()
      }
    }
    return nil
  }

  /// Releases nodes that have ended, because an open question retains nothing.
  func forgetEnded() {
    // Objects released here may call verbs, so the list is consistent before.
    let former = parts
    for part in former { subjectEndedBy = part.endedBy ?? subjectEndedBy }
    parts = former.compactMap(\.withoutEnded)
    release(former)
  }

  /// Returns the edits that enter what `now` enters, and remove and select what is bound; `nil` if there are none.
  ///
  /// A gesture that would not be possible now still means what it was about.
  ///
  /// - Parameter isInTransaction: True if a stack may be empty until all verbs are done.
  func edits(entering now: [TreeEdit]?, isInTransaction: Bool) -> [TreeEdit]? {
    guard !isOpen, hasSubject || now != nil, now?.isEmpty != true else { return now }
    var rest = now ?? []
    let bound = parts.flatMap { $0.edits(entering: &rest, isInTransaction: isInTransaction) }
    return bound + rest.compactMap(\.withoutRemoval)
  }
}

@MainActor
extension BoundWish.Part {
  fileprivate var isSubject: Bool { if case .expected = self { false } else { true } }

  fileprivate var isThere: Bool {
    switch self {
    case .places(let container, let nodes, _, _):
      container.flow?.isLive == true && nodes.contains(where: \.isLive)
    case .node(let node, _), .route(let node): node.isLive
    case .flow(let flow, _, _): flow.isLive
    case .selection(let container, let node): container.flow?.isLive == true && node.isLive
    case .expected: false
    }
  }

  fileprivate var endedBy: NavigationRequest.ID? {
    switch self {
    case .places(let container, let nodes, _, _):
      nodes.lazy.compactMap(\.endingRequest).first ?? container.ending?.request
    case .node(let node, _), .route(let node): node.endingRequest
    case .flow(let flow, _, _): flow.container.ending?.request
    case .selection(let container, let node): node.endingRequest ?? container.ending?.request
    case .expected: nil
    }
  }

  /// The part without ended nodes; `nil` if nothing of it is left.
  fileprivate var withoutEnded: Self? {
    switch self {
    case .places(let container, let nodes, let reachesTop, let cause):
      isThere ? .places(container, nodes.live, reachesTop: reachesTop, cause) : nil
    case .expected(let nodes, let cause): .expected(nodes.live, cause)
    case .node, .flow, .selection, .route: isThere ? self : nil
    }
  }

  /// Returns the edits of this part for the current tree; `rest` loses the edits that it replaces.
  ///
  /// Nodes put on top of leaving ones meanwhile depend on them and leave too.
  fileprivate func edits(entering rest: inout [TreeEdit], isInTransaction: Bool) -> [TreeEdit] {
    guard isThere else {
      if case .expected(let nodes, let cause) = self { return [.expect(nodes.live, cause)] }
      return []
    }
    switch self {
    case .places(let container, let nodes, let reachesTop, let cause):
      let positions = nodes.compactMap { $0.isLive ? container.index(of: $0) : nil }
      guard let flow = container.flow, let lower = positions.min(), let last = positions.max()
      else { return [] }
      let range = lower..<(reachesTop ? container.nodes.count : last + 1)
      let specs = rest.takeSpecs(for: container)
      if range.count == container.nodes.count, specs.isEmpty, !isInTransaction {
        return [.leave(flow, cause, conclusion: nil)]
      }
      return [.splice(container, range, specs, cause)]
    case .node(let node, let cause):
      guard let parent = node.parentContainer, parent.back(from: node) == .removeChild,
        let index = parent.index(of: node)
      else { return [.remove(node, cause)] }
      return parent.nodes[index...].reversed().map { .remove($0, cause) }
    case .flow(let flow, let cause, let conclusion):
      return [.leave(flow, cause, conclusion: conclusion)]
    case .selection(let container, let node):
      guard let position = container.index(of: node) else { return [] }
      return [.select(container, position, rest.takeSelection(of: container))]
    case .route(let node):
      return rest.takeRoute(of: node).map { [.changeRoute(node, to: $0)] } ?? []
    case .expected: return []
    }
  }
}

@MainActor
extension [TreeEdit] {
  /// Removes the splice of a container, and returns what it enters.
  fileprivate mutating func takeSpecs(for container: Container) -> [NodeSpec] {
    for (index, edit) in enumerated() {
      guard case .splice(container, _, let specs, _) = edit else { continue }
      remove(at: index)
      return specs
    }
    return []
  }

  /// Removes the change of a place's route, and returns the new route.
  fileprivate mutating func takeRoute(of node: Node) -> Any? {
    for (index, edit) in enumerated() {
      guard case .changeRoute(node, let route) = edit else { continue }
      remove(at: index)
      return route
    }
    return nil
  }

  /// Removes the selection in a container, and returns its contents.
  fileprivate mutating func takeSelection(of container: Container) -> Plan.Place? {
    for (index, edit) in enumerated() {
      guard case .select(container, _, let place) = edit else { continue }
      remove(at: index)
      return place
    }
    return nil
  }
}

@MainActor
extension TreeEdit {
  /// The edit without what it removes; `nil` if nothing is left of it.
  fileprivate var withoutRemoval: TreeEdit? {
    switch self {
    case .splice(let container, let range, let specs, let cause):
      range.isEmpty
        ? self
        : specs.isEmpty
          ? nil : .splice(container, range.upperBound..<range.upperBound, specs, cause)
    case .remove, .leave, .expect, .changeRoute: nil
    case .select, .present, .presentPlanned, .withdraw, .choose, .remember: self
    }
  }
}

extension Container {
  /// Matches the same container, so that an edit's container can stand in a pattern.
  fileprivate static func ~= (left: Container, right: Container) -> Bool { left === right }
}

extension Node {
  /// Matches the same node, so that an edit's node can stand in a pattern.
  fileprivate static func ~= (left: Node, right: Node) -> Bool { left === right }

  /// True if its content was not made yet.
  fileprivate var isUnmade: Bool { if case .none = content { true } else { false } }
}
