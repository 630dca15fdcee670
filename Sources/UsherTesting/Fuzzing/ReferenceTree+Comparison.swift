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

/// What one surface of a host holds, gone through once from its first item to its last.
private struct Line {
  let leader: ReferenceNode
  let items: [Entry]
  var position = 0

  /// Whether the next item is this one.
  mutating func goes(onWith entry: Entry) -> Bool {
    guard position < items.count, items[position] === entry else { return false }
    position += 1
    return true
  }
}

/// Goes once through the model, the tree, and the surfaces of the host, side by side.
///
/// No place is left out, whatever happened: what changes in silence is told by nobody. An item of the host
/// has to be the tree's entry itself, whose identity is compared with the model's node, so the model and
/// the host need no comparison of their own.
@MainActor
private struct Comparison {
  let driver: InMemoryDriver?
  private(set) var count = 0
  private var modals: [EntryID] = []

  init(driver: InMemoryDriver?) {
    self.driver = driver
  }

  /// Compares a root or a modal with what is in it.
  mutating func compare(_ node: ReferenceNode, _ entry: Entry, _ seen: Seen) -> String? {
    var line: Line?
    return compare(node, entry, seen, in: &line)
  }

  private mutating func compare(
    _ node: ReferenceNode, _ entry: Entry, _ seen: Seen, in line: inout Line?
  ) -> String? {
    count += 1
    guard node.id == entry.id, entry.isLive else { return different(node, entry) }
    if let kind = node.kind {
      guard let container = entry.flow?.container, container.traits.surface == kind else {
        return "\(node.id) is no \(kind)"
      }
      // What goes on in the navigation controller around it is part of that one's line.
      let goesOn = node.goesOn(inStack: seen.isInStack)
      var inner = seen
      if case .stack = kind { inner.isInStack = true } else { inner.isInStack = goesOn }
      let difference =
        goesOn
        ? compare(node, container, inner, in: &line) : compareOwn(node, entry, container, inner)
      if let difference { return difference }
    }
    let (innerModal, modal) = (node.modal, entry.modal)
    if innerModal == nil, modal == nil { return nil }
    guard let innerModal, let modal else { return different(node, entry) }
    if seen.isReachable { modals.append(innerModal.id) }
    return compare(
      innerModal, modal, Seen(isReachable: seen.isReachable, modalIsShown: seen.isReachable))
  }

  /// Compares a flow that has a surface of its own.
  private mutating func compareOwn(
    _ node: ReferenceNode, _ entry: Entry, _ container: Container, _ seen: Seen
  ) -> String? {
    var line: Line?
    guard let driver else { return compare(node, container, seen, in: &line) }
    guard let surface = entry.surface else { return "\(node.id) is shown nowhere" }
    let items = driver.items(in: surface)
    if seen.modalIsShown {
      line = Line(leader: node, items: items)
    } else if !items.isEmpty {
      return "\(node.id) is kept although nobody sees it"
    }
    if let difference = compare(node, container, seen, in: &line) { return difference }
    guard let line else { return nil }
    if line.position != line.items.count { return wrong(line) }
    guard case .tabs = container.traits.surface else { return nil }
    let selection = driver.selection(in: surface)
    return selection == node.selected
      ? nil : "the host selects \(selection) instead of \(node.selected)"
  }

  /// Compares what a flow holds, and the items of the surface that it is shown in.
  private mutating func compare(
    _ node: ReferenceNode, _ container: Container, _ seen: Seen, in line: inout Line?
  ) -> String? {
    let entries = container.entries
    let children = node.children
    guard children.count == entries.count else {
      return "\(node.id) holds \(entries.map(\.id)) instead of \(children.map(\.id))"
    }
    var selected: Int?
    switch container.traits.surface {
    case .tabs:
      selected = node.selected
      if node.selected != container.selection {
        return "\(node.id) selects \(container.selection) instead of \(node.selected)"
      }
    case .stack: if children.isEmpty { return "\(node.id) has nothing in it" }
    case .box: break
    }
    for position in children.indices {
      let (child, entry) = (children[position], entries[position])
      if !child.goesOn(inStack: seen.isInStack), line?.goes(onWith: entry) == false {
        return line.map(wrong)
      }
      if child.kind == nil, child.modal == nil {
        // Most are screens that present nothing, of which there is less to say.
        count += 1
        guard child.id == entry.id, entry.isLive, entry.modal == nil else {
          return different(child, entry)
        }
        continue
      }
      var inner = seen
      if let selected, selected != position { inner.isReachable = false }
      if let difference = compare(child, entry, inner, in: &line) { return difference }
    }
    return nil
  }

  /// In what an entry differs by itself or in what it presents.
  private func different(_ node: ReferenceNode, _ entry: Entry) -> String {
    guard node.id == entry.id, entry.isLive else {
      return "\(entry.id) is where \(node.id) should be"
    }
    return "\(node.id) presents \(entry.modal?.id.description ?? "nothing") instead of "
      + (node.modal?.id.description ?? "nothing")
  }

  private func wrong(_ line: Line) -> String {
    let expected =
      line.leader.kind == .stack ? Self.items(of: line.leader) : line.leader.children
    return "the host shows \(line.items.map(\.id)) instead of \(expected.map(\.id))"
      + " in \(line.leader.id)"
  }

  private static func items(of node: ReferenceNode) -> [ReferenceNode] {
    node.children.flatMap { $0.goesOn(inStack: true) ? items(of: $0) : [$0] }
  }

  func modalDifference(_ driver: InMemoryDriver) -> String? {
    if modals.isEmpty, driver.modals.isEmpty { return nil }
    // Those presented first lie below.
    let expected = modals.sorted()
    let shown = driver.modals.map(\.id)
    return shown == expected ? nil : "the host presents \(shown) instead of \(expected)"
  }
}

extension ReferenceNode {
  /// Whether a navigation controller around it shows its items as its own.
  fileprivate func goesOn(inStack isInStack: Bool) -> Bool {
    switch kind {
    case .stack, .box: isInStack
    case .tabs, nil: false
    }
  }
}
