/// What a tree is at the moment: its nodes, its modals, and the numbers given so far.
///
/// It is only looked at and changed; it calls no other code.
@MainActor
package final class TreeState {
  package let configuration: TreeConfiguration
  /// The node of the root flow.
  package let root = Node(id: NodeID(1), route: nil)
  /// Every modal in the tree, first presented first, whether it is shown at the moment or not.
  package internal(set) var modals: [Node] = []
  /// Whether the root flow may be left by going back, as one that was started by other code may.
  package var canLeaveRoot = false
  /// Whether other code presents the root flow as a modal.
  var rootIsPresented = false
  /// What modules above the core keep with this tree.
  package var extensions = TreeExtensions()
  /// Changes whenever places or modals do.
  var shape: UInt64 = 0

  private(set) var lastNode: UInt64
  private var lastRequest: UInt64 = 0

  /// - Parameter firstEntry: The number before that of the first node below the root.
  init(_ configuration: TreeConfiguration, firstNode: UInt64) {
    self.configuration = configuration
    lastNode = max(firstNode, 1)
  }

  func nextNodeID() -> NodeID {
    lastNode += 1
    return NodeID(lastNode)
  }

  func nextRequestID() -> NavigationRequest.ID {
    lastRequest += 1
    return NavigationRequest.ID(lastRequest)
  }

  /// The identity of the request that comes next.
  var comingRequest: NavigationRequest.ID { NavigationRequest.ID(lastRequest + 1) }

  /// Nodes and everything in them, in the order in which they would be made: ending is the reverse.
  ///
  /// - Complexity: O(*n*) in the number of nodes; no recursion, however deep they nest.
  static func subtrees(of nodes: [Node]) -> [Node] {
    // Most are one screen with nothing in it or on it, or a flow of one such screen.
    if nodes.count == 1, nodes[0].modal == nil {
      let inner = nodes[0].flow?.container.nodes ?? []
      if inner.isEmpty { return nodes }
      if inner.count == 1, inner[0].isLeaf { return [nodes[0], inner[0]] }
    }
    var open: [Node] = []
    var all: [Node] = []
    open.pushReversed(nodes)
    while let node = open.popLast() {
      all.append(node)
      if let modal = node.modal { open.append(modal) }
      if let flow = node.flow { open.pushReversed(flow.container.nodes) }
    }
    return all
  }

  /// Whether a flow is there whose ending was delivered, and that was kept because nothing took its
  /// place: restored it begins again, and can end once more.
  ///
  /// - Complexity: O(*n*) in the nodes.
  package var keepsConcludedFlows: Bool {
    Self.subtrees(of: [root]).contains { $0.flow?.isConcluded == true }
  }
}

extension Node {
  /// Whether nothing is in it or presented from it.
  fileprivate var isLeaf: Bool { modal == nil && flow == nil }
}

@MainActor
extension [Node] {
  /// Those that are in the tree.
  var live: [Node] { allSatisfy(\.isLive) ? self : filter(\.isLive) }

  /// Puts nodes on a pile so that the first of them is taken first.
  fileprivate mutating func pushReversed(_ nodes: [Node]) {
    for node in nodes.reversed() { append(node) }
  }
}
