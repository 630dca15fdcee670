@_spi(Hosting) import Usher
import UsherSnapshots

/// The screens that the browser's Back left, by depth, so that Forward can reopen them.
@MainActor
struct HistoryTrail {
  /// The route of a screen that was left, and its flow.
  @MainActor
  struct Left {
    enum Way {
      case place
      case modal(Presentation)
    }

    let node: NodeID
    /// A route of the flow's type, or its stored form.
    let route: Any
    let way: Way
    /// The node of its flow, which may have been left since and reopened as another one.
    let owner: NodeID
    /// The version of that flow's routes.
    let version: Int
    weak var flow: Flow?
  }

  private(set) var left: [Int: Left] = [:]

  init() {}

  /// The depths of the screens that were left.
  var depths: Set<Int> { Set(left.keys) }

  subscript(depth: Int) -> Left? { left[depth] }

  /// Remembers the screen that left `depth`; forgets the earlier one if the screen cannot be
  /// reopened.
  mutating func remember(_ node: Left?, at depth: Int) {
    left[depth] = node
  }

  /// Moves the screens of the flow left at `depth` to the reopened flow.
  mutating func opened(at depth: Int, as node: Node) {
    guard let old = left.removeValue(forKey: depth) else { return }
    for (depth, other) in left where other.owner == old.node {
      left[depth]?.flow = node.flow
    }
  }

  /// Forgets the screens above `depth`: opening another screen there ends the browser's way
  /// forward.
  mutating func cut(above depth: Int) {
    guard !left.isEmpty else { return }
    left = left.filter { $0.key <= depth }
  }
}

extension HistoryTrail.Left {
  /// Describes the screen that leaves with `node`, the top of its stack or a modal; `nil` if it has
  /// no route.
  ///
  /// The only screen of a flow ends the flow, whose own route counts then.
  ///
  /// - Parameter gone: The nodes that leave together; the node and the flows that end with it are
  ///   added.
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
