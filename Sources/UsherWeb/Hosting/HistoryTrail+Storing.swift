@_spi(Hosting) import Usher
import UsherJournal
import UsherSnapshots

// A stored tree includes the screens that Back left: each with the path of its flow, or with the
// depth at which that flow was left too.
extension HistoryTrail {
  /// Returns the part of the trail that can be stored.
  ///
  /// - Complexity: O(*k*) in the number of remembered screens, plus the paths of their flows.
  func stored(in tree: Tree) -> [StoredTrail] {
    var depths: [NodeID: Int] = [:]
    for (depth, left) in self.left { depths[left.node] = depth }
    return self.left.sorted { $0.key < $1.key }.prefix(StoredTrail.most).compactMap { depth, left in
      let known = left.route as? VersionedRoute
      guard let route = known ?? VersionedRoute(left.route, version: left.version) else {
        return nil
      }
      var stored = StoredTrail(depth: depth, route: route)
      if case .modal(let presentation) = left.way {
        stored.style = presentation.style
        if presentation.outlivesPlace { stored.outlivesPlace = true }
      }
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

  /// Restores the trail of a stored tree for a tree in the same state.
  ///
  /// Drops inconsistent parts.
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
          way: kept.style.map {
            .modal(Presentation($0, outlivesPlace: kept.outlivesPlace == true))
          } ?? .place, owner: owner, version: 0,
          flow: flow),
        at: kept.depth)
    }
  }

  private static let deepest = 100_000
}
