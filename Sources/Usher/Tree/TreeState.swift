/// The current state of a tree: its nodes, its modals, and the last used numbers.
///
/// It is only read and changed; it calls no other code.
@MainActor
package final class TreeState {
  /// The node of the root flow.
  package let root = Node(id: NodeID(1), route: nil)
  /// Every modal in the tree, in the order of presentation, visible or not.
  package internal(set) var modals: [Node] = []
  /// True if the user may go back out of the root flow, as in a flow that other code presents.
  package var canLeaveRoot = false
  /// True once an update has kept a route to which the user can go back.
  var keepsFormerRoutes = false
  /// True if other code presents the root flow as a modal.
  var rootIsPresented = false
  /// Values of modules above the core for this tree.
  package var extensions = TreeExtensions()

  /// The number of the last node; a draft gives back those of its nodes.
  var lastNode: UInt64
  private var lastRequest: UInt64 = 0

  /// - Parameter firstNode: The number before that of the first node below the root.
  init(firstNode: UInt64) {
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

  /// The identity of the next request.
  var comingRequest: NavigationRequest.ID { NavigationRequest.ID(lastRequest + 1) }

  /// Returns nodes with their descendants, in the order of their creation: ending is the reverse.
  ///
  /// - Complexity: O(*n*) in the number of nodes, without recursion, however deep they nest.
  static func subtrees(of nodes: [Node]) -> [Node] {
    // Most are one screen with nothing in it or on it, or a flow of one such screen.
    if nodes.count == 1, !nodes[0].hasModals {
      let inner = nodes[0].flow?.container.nodes ?? []
      if inner.isEmpty { return nodes }
      if inner.count == 1, inner[0].isLeaf { return [nodes[0], inner[0]] }
    }
    var open: [Node] = []
    var all: [Node] = []
    open.pushReversed(nodes)
    while let node = open.popLast() {
      all.append(node)
      open.pushReversed(node.modals)
      if let flow = node.flow { open.pushReversed(flow.container.nodes) }
    }
    return all
  }

  /// Returns nodes with all that belongs to them: the places of flows, and what flows presented, wherever that is shown.
  ///
  /// - Complexity: O(*n*) in the number of nodes, without recursion, however deep they nest.
  static func owned(by nodes: [Node]) -> [Node] {
    var open: [Node] = []
    var all: [Node] = []
    open.pushReversed(nodes)
    while let node = open.popLast() {
      all.append(node)
      guard let flow = node.flow else { continue }
      open.pushReversed(flow.presented)
      open.pushReversed(flow.container.nodes)
    }
    return all
  }

  /// The nodes of the tree, in the order of its places: equal trees have them in the same order.
  ///
  /// - Complexity: O(*n*) in the nodes.
  package var allNodes: [Node] { Self.subtrees(of: [root]) }

  /// True if the tree has a flow whose ending was delivered, and that was kept without a successor:
  /// restored it starts again, and can end once more.
  ///
  /// - Complexity: O(*n*) in the nodes.
  package var keepsConcludedFlows: Bool {
    Self.subtrees(of: [root]).contains { $0.flow?.isConcluded == true }
  }
}

extension Node {
  /// True if it has no contents and no modal.
  fileprivate var isLeaf: Bool { modals.isEmpty && flow == nil }
}

@MainActor
extension [Node] {
  /// The nodes that are in the tree.
  var live: [Node] { allSatisfy(\.isLive) ? self : filter(\.isLive) }

  /// Pushes nodes so that the first of them is popped first.
  fileprivate mutating func pushReversed(_ nodes: [Node]) {
    for node in nodes.reversed() { append(node) }
  }
}

/// Values of modules above the core for a tree, one of each type.
package struct TreeExtensions {
  private var values: [Any] = []

  package subscript<Value>(_ type: Value.Type) -> Value? {
    get { values.lazy.compactMap { $0 as? Value }.first }
    set {
      values.removeAll { $0 is Value }
      if let newValue { values.append(newValue) }
    }
  }
}
