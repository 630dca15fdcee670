@_spi(Hosting) import Usher
import UsherTesting

extension Tree {
  /// The identities of all nodes in the order of the description: earlier ones first.
  var order: [NodeID] {
    guard root.isLive else { return [] }
    var order: [NodeID] = []
    func walk(_ node: Node) {
      order.append(node.id)
      for inner in node.flow?.container.nodes ?? [] { walk(inner) }
      for modal in node.modals { walk(modal) }
    }
    walk(root)
    return order
  }
}

extension InMemoryHost {
  /// The ended nodes so far, in order.
  var ended: [(summary: NodeSummary, cause: EndingCause)] {
    events.compactMap { if case .ended(let node, let cause) = $0 { (node, cause) } else { nil } }
  }

  /// Returns the endings since `start`, as `route (cause)`, or with the type's name without a
  /// route.
  func endings(since start: Int = 0) -> [String] {
    ended.dropFirst(start).map { "\($0.summary.route ?? $0.summary.name) (\($0.cause))" }
  }

  /// The lines of the description, without the part that all have in common.
  var lines: [String] {
    tree.description.split(separator: "\n").map(String.init)
  }
}
