import Usher
import UsherTesting

extension Tree {
  /// The identities of all entries in the order of the description: what began first comes first.
  var order: [EntryID] {
    guard root.isLive else { return [] }
    var order: [EntryID] = []
    func walk(_ entry: Entry) {
      order.append(entry.id)
      for inner in entry.flow?.container.entries ?? [] { walk(inner) }
      if let modal = entry.modal { walk(modal) }
    }
    walk(root)
    return order
  }
}

extension InMemoryHost {
  /// What ended so far, in order.
  var ended: [(node: TreeEvent.Node, cause: EndingCause)] {
    events.compactMap { if case .ended(let node, let cause) = $0 { (node, cause) } else { nil } }
  }

  /// What ended since `start`, as `route (cause)`, or the type's name where there is no route.
  func endings(since start: Int = 0) -> [String] {
    ended.dropFirst(start).map { "\($0.node.route ?? $0.node.name) (\($0.cause))" }
  }

  /// The lines of the description, without what is the same in all of them.
  var lines: [String] {
    tree.description.split(separator: "\n").map(String.init)
  }
}
