import Usher

extension ReferenceTree {
  /// The first difference between the model and the tree, and if nothing moves between the model and
  /// what `driver` holds.
  ///
  /// Everything is compared, also what nobody said anything about: what changes in silence is wrong.
  ///
  /// - Complexity: O(*n*) in the size of the tree.
  func difference(from tree: Tree, shownBy driver: InMemoryDriver?) -> String? {
    guard tree.root.isLive else {
      return nodes.isEmpty ? nil : "the tree has ended, but not \(nodes.keys.min()!)"
    }
    guard let root else { return "the tree has begun, and nobody said so" }
    var comparison = Comparison(driver: driver)
    if let difference = comparison.compare(root, tree.root, Seen()) { return difference }
    guard comparison.count == nodes.count else {
      return "\(nodes.count - comparison.count) entries should be there and are not"
    }
    return driver.flatMap { comparison.modalDifference($0) }
  }

  /// Takes over the order of places, after an intent whose rule the model does not know.
  func learnOrder(from tree: Tree) {
    var open: [Entry] = tree.root.isLive ? [tree.root] : []
    while let entry = open.popLast() {
      if let modal = entry.modal { open.append(modal) }
      guard let container = entry.flow?.container else { continue }
      nodes[entry.id]?.reorder(as: container.entries)
      nodes[entry.id]?.selected = container.selection
      open += container.entries
    }
  }
}

/// From where a node is looked at.
private struct Seen {
  /// Whether all tabs around it are selected, and the modals below it are shown.
  var isReachable = true
  /// Whether the modal that it is in is shown.
  var modalIsShown = true
  /// Whether a navigation controller around it goes on in it.
  var isInStack = false
}

@MainActor
private struct Comparison {
  let driver: InMemoryDriver?
  private(set) var count = 0
  private var modals: [EntryID] = []

  init(driver: InMemoryDriver?) {
    self.driver = driver
  }

  mutating func compare(_ node: ReferenceNode, _ entry: Entry, _ seen: Seen) -> String? {
    count += 1
    guard node.id == entry.id, entry.isLive else {
      return "\(entry.id) is where \(node.id) should be"
    }
    if let kind = node.kind {
      guard let container = entry.flow?.container, container.kind == kind else {
        return "\(node.id) is no \(kind)"
      }
      if let difference = compare(node, entry, container, seen) { return difference }
    }
    switch (node.modal, entry.modal) {
    case (nil, nil): return nil
    case (let inner?, let modal?):
      if seen.isReachable { modals.append(inner.id) }
      return compare(
        inner, modal, Seen(isReachable: seen.isReachable, modalIsShown: seen.isReachable))
    case (let inner, let modal):
      return "\(node.id) presents \(modal?.id.description ?? "nothing") instead of "
        + (inner?.id.description ?? "nothing")
    }
  }

  private mutating func compare(
    _ node: ReferenceNode, _ entry: Entry, _ container: Container, _ seen: Seen
  ) -> String? {
    let entries = container.entries
    let children = node.children
    guard children.count == entries.count else {
      return "\(node.id) holds \(entries.map(\.id)) instead of \(children.map(\.id))"
    }
    let isTabs = container.kind == .tabs
    if isTabs, node.selected != container.selection {
      return "\(node.id) selects \(container.selection) instead of \(node.selected)"
    }
    if children.isEmpty, container.kind == .stack { return "\(node.id) has nothing in it" }
    let continues = seen.isInStack && !isTabs
    if !continues, let driver, let difference = shown(driver, node, entry, seen) {
      return difference
    }
    var inner = seen
    inner.isInStack = continues || container.kind == .stack
    for position in children.indices {
      inner.isReachable = seen.isReachable && (!isTabs || position == node.selected)
      if let difference = compare(children[position], entries[position], inner) {
        return difference
      }
    }
    return nil
  }

  /// What one navigation controller, tab bar or box shows, against what it should.
  private func shown(
    _ driver: InMemoryDriver, _ node: ReferenceNode, _ entry: Entry, _ seen: Seen
  ) -> String? {
    guard let surface = entry.surface else { return "\(node.id) is shown nowhere" }
    let items = driver.items(in: surface)
    guard seen.modalIsShown else {
      return items.isEmpty ? nil : "\(node.id) is kept although nobody sees it"
    }
    var position = 0
    if !holds(items, node, node.kind == .stack, &position) || position != items.count {
      let expected = node.kind == .stack ? Self.items(of: node) : node.children
      return "the host shows \(items.map(\.id)) instead of \(expected.map(\.id)) in \(node.id)"
    }
    if node.kind == .tabs, driver.selection(in: surface) != node.selected {
      return "the host selects \(driver.selection(in: surface)) instead of \(node.selected)"
    }
    return nil
  }

  private func holds(
    _ items: [Entry], _ node: ReferenceNode, _ isStack: Bool, _ position: inout Int
  ) -> Bool {
    for child in node.children {
      if isStack, child.kind == .stack || child.kind == .switcher {
        guard holds(items, child, true, &position) else { return false }
      } else {
        guard position < items.count, items[position].id == child.id else { return false }
        position += 1
      }
    }
    return true
  }

  private static func items(of node: ReferenceNode) -> [ReferenceNode] {
    node.children.flatMap { child in
      child.kind == .stack || child.kind == .switcher ? items(of: child) : [child]
    }
  }

  func modalDifference(_ driver: InMemoryDriver) -> String? {
    // Those presented first lie below.
    let expected = modals.sorted()
    let shown = driver.modals.map(\.id)
    return shown == expected ? nil : "the host presents \(shown) instead of \(expected)"
  }
}
