@_spi(Hosting) import Usher
import UsherSnapshots

// What Back took away belongs to what is kept of a tree: where the flow is that it belonged to, or at which
// depth that flow was when it went too.
extension HistoryTrail {
  /// What of it can be kept.
  ///
  /// - Complexity: O(*k*) in what is remembered, and the way to its flows.
  func stored(in tree: Tree) -> [StoredTrail] {
    var depths: [NodeID: Int] = [:]
    for (depth, left) in self.left { depths[left.node] = depth }
    return self.left.sorted { $0.key < $1.key }.prefix(StoredTrail.most).compactMap { depth, left in
      let known = left.route as? VersionedRoute
      guard let route = known ?? VersionedRoute(left.route, version: left.version) else {
        return nil
      }
      var stored = StoredTrail(depth: depth, route: route)
      if case .modal(let presentation) = left.way { stored.style = presentation.style }
      if let flow = left.flow, flow.isLive, let path = flow.node.flatMap({ TreePath(to: $0) }) {
        stored.owner = path.text
      } else if let outer = depths[left.owner] {
        stored.outer = outer
      } else {
        return nil
      }
      return stored
    }
  }

  /// What was kept of another tree's, for one that stands as that did.
  ///
  /// What makes no sense is left out.
  init(_ stored: [StoredTrail], in tree: Tree) {
    self.init()
    // No node of the tree has such an identity.
    func identity(_ depth: Int) -> NodeID { NodeID(.max - UInt64(depth)) }
    for kept in stored where kept.depth > 0 && kept.depth <= Self.deepest {
      var flow: Flow?
      if let path = kept.owner.flatMap({ TreePath($0) }) {
        flow = tree.engine.state.node(at: path)?.flow
      }
      let outer = kept.outer.map { min(max($0, 0), Self.deepest) }
      guard let owner = flow?.node?.id ?? outer.map(identity) else { continue }
      remember(
        Left(
          node: identity(kept.depth), route: kept.route,
          way: kept.style.map { .modal(Presentation($0)) } ?? .place, owner: owner, version: 0,
          flow: flow),
        at: kept.depth)
    }
  }

  private static let deepest = 100_000
}
