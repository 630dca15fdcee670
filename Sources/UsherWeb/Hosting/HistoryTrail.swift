@_spi(Hosting) import Usher
import UsherSnapshots

/// What the browser's Back took away, by the depth at which it was, so that Forward can open it
/// again.
@MainActor
struct HistoryTrail {
  /// How to open something again: its route, and the flow that it belonged to.
  @MainActor
  struct Left {
    enum Way {
      case place
      case modal(Presentation)
    }

    let node: NodeID
    /// As one of the flow's, or as it was stored.
    let route: Any
    let way: Way
    /// The node of the flow that it belonged to; that flow may have been left since and opened
    /// again as another one.
    let owner: NodeID
    /// The version of that flow's routes.
    let version: Int
    weak var flow: Flow?
  }

  private(set) var left: [Int: Left] = [:]

  init() {}

  /// The depths at which something was left.
  var depths: Set<Int> { Set(left.keys) }

  subscript(depth: Int) -> Left? { left[depth] }

  /// Remembers what has gone from `depth`; forgets what was there if it cannot be opened again.
  mutating func remember(_ node: Left?, at depth: Int) {
    left[depth] = node
  }

  /// What was left at `depth` is there again: what belonged to the flow that it was belongs to the
  /// new one.
  mutating func opened(at depth: Int, as node: Node) {
    guard let old = left.removeValue(forKey: depth) else { return }
    for (depth, other) in left where other.owner == old.node {
      left[depth]?.flow = node.flow
    }
  }

  /// Opening something anew at `depth` cuts the browser's way forward off there.
  mutating func cut(above depth: Int) {
    guard !left.isEmpty else { return }
    left = left.filter { $0.key <= depth }
  }
}

extension HistoryTrail.Left {
  /// What goes when `node`, the top of its stack or a modal, is left; `nil` if it has no route.
  ///
  /// The only screen of a flow takes the flow with it, and then the flow's route counts.
  ///
  /// - Parameter gone: What goes with it; the node is added, and the flows that it takes along.
  init?(_ node: Node, besides gone: inout Set<NodeID>) {
    var node = node
    gone.insert(node.id)
    while let parent = node.parentContainer, parent.traits.arrangement == .layered,
      parent.nodes.allSatisfy({ gone.contains($0.id) }), let outer = parent.flow?.node,
      outer.parentContainer != nil
    {
      node = outer
      gone.insert(node.id)
    }
    guard let route = node.route, let owner = node.presentingFlow ?? node.parentContainer?.flow,
      let ownerNode = owner.node
    else { return nil }
    if case .alert = node.content { return nil }
    self.init(
      node: node.id, route: route, way: node.presentation.map { .modal($0) } ?? .place,
      owner: ownerNode.id, version: owner.routeVersion, flow: owner)
  }
}
