import Usher

extension ReferenceTree {
  /// The first difference from a tree, if there is one.
  func difference(from tree: Tree) -> String? {
    guard tree.root.isLive else {
      return nodes.isEmpty ? nil : "the tree has ended, but \(nodes.count) nodes have not"
    }
    guard root == tree.root.id else { return "the root is \(String(describing: root))" }
    var seen = 0
    var open: [Entry] = [tree.root]
    while let entry = open.popLast() {
      seen += 1
      guard let node = nodes[entry.id] else { return "\(entry.id) is there and should not be" }
      if let container = entry.flow?.container {
        if node.children != container.entries.map(\.id) {
          return "\(entry.id) holds \(container.entries.map(\.id)) instead of \(node.children)"
        }
        if container.kind == .tabs, node.selected != container.selection {
          return "\(entry.id) selects \(container.selection) instead of \(node.selected)"
        }
        open += container.entries
      }
      if node.modal != entry.modal?.id {
        return "\(entry.id) presents \(String(describing: entry.modal?.id))"
      }
      if let modal = entry.modal { open.append(modal) }
    }
    return seen == nodes.count ? nil : "\(nodes.count - seen) nodes should be there and are not"
  }

  /// Takes over the order of places, after an intent whose rule the model does not know.
  mutating func learnOrder(from tree: Tree) {
    for id in nodes.keys { learnOrder(of: id, from: tree) }
  }

  private mutating func learnOrder(of id: EntryID, from tree: Tree) {
    guard let entry = tree.entry(id), let container = entry.flow?.container else { return }
    let known = Set(nodes[id]?.children ?? [])
    let actual = container.entries.map(\.id)
    if known == Set(actual) { nodes[id]?.children = actual }
    nodes[id]?.selected = container.selection
  }
}

extension Tree {
  /// The live entry with an identity.
  ///
  /// - Complexity: O(*n*) in the size of the tree.
  fileprivate func entry(_ id: EntryID) -> Entry? {
    var open: [Entry] = root.isLive ? [root] : []
    while let entry = open.popLast() {
      if entry.id == id { return entry }
      open += entry.flow?.container.entries ?? []
      if let modal = entry.modal { open.append(modal) }
    }
    return nil
  }
}
