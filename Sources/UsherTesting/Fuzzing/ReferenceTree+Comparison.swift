@_spi(Hosting) import Usher

extension ReferenceTree {
  /// Returns the first difference between the model and the tree, and at rest also between the
  /// model and `driver`.
  ///
  /// Compares everything, including parts without an event: a change without an event is an error.
  ///
  /// - Complexity: O(*n*) in the size of the tree.
  func difference(from tree: Tree, shownBy driver: InMemoryDriver?) -> String? {
    let top = tree.root
    guard top.isLive else {
      return references.ids.min().map { "the tree has ended, but not \($0)" }
    }
    guard let root else { return "the tree started without an event" }
    var comparison = Comparison(driver: driver)
    if let difference = comparison.compare(root, top, Seen()) { return difference }
    guard comparison.count == references.count else {
      return "\(references.count - comparison.count) expected nodes are not in the tree"
    }
    guard let driver else { return nil }
    return comparison.modalDifference(driver)
  }
}

/// The position from which a node is compared.
private struct Seen {
  /// True if all tabs around it are selected, and the modals below it are shown.
  var isReachable = true
  /// True if its enclosing modal is shown.
  var modalIsShown = true
  /// True if an enclosing navigation controller continues in it.
  var isInStack = false
}

/// The contents of one host container.
private struct Line {
  let owner: ReferenceNode
  let items: [Node]

  /// Returns whether the item at a position is this one.
  func has(_ node: Node, at position: Int) -> Bool {
    position < items.count && items[position] === node
  }
}

/// Compares the model, the tree, and the host containers in one pass.
///
/// It covers every place, whatever happened, so it finds a change without an event too. An item of
/// the host must be the tree's node itself, whose identity is compared with the model's node, so
/// the model and the host need no further comparison.
@MainActor
private struct Comparison {
  let driver: InMemoryDriver?
  private(set) var count = 0
  private var modals: [ReferenceNode] = []

  init(driver: InMemoryDriver?) {
    self.driver = driver
  }

  /// Compares a root or a modal and its content.
  mutating func compare(_ reference: ReferenceNode, _ node: Node, _ seen: Seen) -> String? {
    var position = 0
    return compare(reference, node, seen, in: Line(owner: reference, items: []), &position)
  }

  /// - Parameter next: The position of the next item in `line`, which is read once to its end.
  private mutating func compare(
    _ reference: ReferenceNode, _ node: Node, _ seen: Seen, in line: Line, _ next: inout Int
  ) -> String? {
    count += 1
    guard reference.id == node.id, node.isLive else { return different(reference, node) }
    if let kind = reference.kind {
      guard let container = node.flow?.container, container.traits.hostKind == kind else {
        return "\(reference.id) is no \(kind)"
      }
      // Items that continue the enclosing navigation controller are part of its line.
      let goesOn = reference.goesOn(inStack: seen.isInStack)
      var inner = seen
      inner.isInStack = kind.isLayered || goesOn
      let difference =
        goesOn
        ? compare(reference, container, inner, in: line, &next)
        : compareOwn(reference, node, container, inner)
      if let difference { return difference }
    }
    if reference.modals.isEmpty, !node.hasModals { return nil }
    guard reference.modals.count == node.modals.count else { return different(reference, node) }
    let inside = Seen(isReachable: seen.isReachable, modalIsShown: seen.isReachable)
    for (inner, modal) in zip(reference.modals, node.modals) {
      if driver != nil, seen.isReachable { modals.append(inner) }
      if let difference = compare(inner, modal, inside) { return difference }
    }
    return nil
  }

  /// Compares a flow with its own host container.
  private mutating func compareOwn(
    _ reference: ReferenceNode, _ node: Node, _ container: Container, _ seen: Seen
  ) -> String? {
    var next = 0
    guard let driver else {
      return compare(reference, container, seen, in: Line(owner: reference, items: []), &next)
    }
    guard let hostContainer = node.hostContainer else { return "\(reference.id) is shown nowhere" }
    let items = driver.items(in: hostContainer)
    if !seen.modalIsShown, !items.isEmpty {
      return "\(reference.id) is kept although the user does not see it"
    }
    let line = Line(owner: reference, items: items)
    if let difference = compare(reference, container, seen, in: line, &next) { return difference }
    guard seen.modalIsShown else { return nil }
    if next != items.count { return wrong(line) }
    guard container.traits.hostKind.selects else { return nil }
    if container.traits.hostKind.isPaged {
      let selection = driver.selection(in: hostContainer)
      return items.isEmpty
        || items.indices.contains(selection) && items[selection].id == reference.shownPage
        ? nil
        : "the host selects \(selection) and not \(reference.shownPage.map { "\($0)" } ?? "none")"
    }
    let selection = driver.selection(in: hostContainer)
    return selection == reference.selected
      ? nil : "the host selects \(selection) instead of \(reference.selected)"
  }

  /// Compares the contents of a flow with the items of its host container.
  private mutating func compare(
    _ reference: ReferenceNode, _ container: Container, _ seen: Seen, in line: Line,
    _ next: inout Int
  ) -> String? {
    if container.traits.hostKind.isPaged {
      return comparePages(reference, container, seen, in: line, &next)
    }
    let nodes = container.nodes
    let children = reference.children
    guard children.count == nodes.count else {
      return "\(reference.id) holds \(nodes.map(\.id)) instead of \(children.map(\.id))"
    }
    let comparesLine = driver != nil && seen.modalIsShown
    var selected: Int?
    switch container.traits.hostKind {
    case .tabs:
      selected = reference.selected
      if reference.selected != container.selection {
        return "\(reference.id) selects \(container.selection) instead of \(reference.selected)"
      }
    case .pages: break
    case .stack, .split: if children.isEmpty { return "\(reference.id) has nothing in it" }
    case .single: break
    }
    for position in children.indices {
      let (child, node) = (children[position], nodes[position])
      if comparesLine, !child.goesOn(inStack: seen.isInStack) {
        guard line.has(node, at: next) else { return wrong(line) }
        next += 1
      }
      if child.kind == nil, child.modals.isEmpty {
        // Most nodes are screens without modals, which need fewer checks.
        count += 1
        guard child.id == node.id, node.isLive, !node.hasModals else {
          return different(child, node)
        }
        continue
      }
      var inner = seen
      if let selected, selected != position { inner.isReachable = false }
      if let difference = compare(child, node, inner, in: line, &next) { return difference }
    }
    return nil
  }

  /// Compares pages: those that were never near have not started, so the model knows neither them nor the order.
  private mutating func comparePages(
    _ reference: ReferenceNode, _ container: Container, _ seen: Seen, in line: Line,
    _ next: inout Int
  ) -> String? {
    let comparesLine = driver != nil && seen.modalIsShown
    var known = 0
    for (position, node) in container.nodes.enumerated() {
      if comparesLine {
        guard line.has(node, at: next) else { return wrong(line) }
        next += 1
      }
      let isSelected = position == container.selection
      if isSelected, node.id != reference.shownPage {
        return
          "\(reference.id) selects \(node.id) instead of \(reference.shownPage.map { "\($0)" } ?? "none")"
      }
      if abs(position - container.selection) <= 1, node.listed != nil {
        return "\(node.id) is near and has no content"
      }
      guard let child = reference.children.first(where: { $0.id == node.id }) else {
        guard node.listed != nil else { return "\(node.id) has not started" }
        continue
      }
      known += 1
      if driver != nil, abs(position - container.selection) > 1, node.screen != nil, !node.mayAsk,
        !node.hasModals
      {
        return "\(node.id) is far and keeps its content"
      }
      var inner = seen
      if !isSelected { inner.isReachable = false }
      var inside = 0
      let own = Line(owner: child, items: [])
      if let difference = compare(child, node, inner, in: own, &inside) { return difference }
    }
    return known == reference.children.count
      ? nil : "\(reference.children.count - known) expected pages are not in \(reference.id)"
  }

  /// Returns the difference of a node itself or of its modals.
  private func different(_ reference: ReferenceNode, _ node: Node) -> String {
    guard reference.id == node.id, node.isLive else {
      return "\(node.id) is where \(reference.id) should be"
    }
    return "\(node.modals.map(\.id)) stand on \(reference.id) instead of "
      + "\(reference.modals.map(\.id))"
  }

  private func wrong(_ line: Line) -> String {
    let expected =
      line.owner.isLayered ? Self.items(of: line.owner) : line.owner.children
    return "the host shows \(line.items.map(\.id)) instead of \(expected.map(\.id))"
      + " in \(line.owner.id)"
  }

  private static func items(of reference: ReferenceNode) -> [ReferenceNode] {
    reference.children.flatMap { $0.goesOn(inStack: true) ? items(of: $0) : [$0] }
  }

  func modalDifference(_ driver: InMemoryDriver) -> String? {
    if modals.isEmpty, driver.modals.isEmpty { return nil }
    // Modals presented first are below, unless a link came below them.
    let expected = modals.sorted { $0.raisedAt < $1.raisedAt }.map(\.id)
    let shown = driver.modals.map(\.id)
    return shown == expected ? nil : "the host presents \(shown) instead of \(expected)"
  }
}

extension ReferenceNode {
  /// Returns whether an enclosing navigation controller shows its items.
  fileprivate func goesOn(inStack isInStack: Bool) -> Bool {
    switch kind {
    case .stack, .single: isInStack
    case .tabs, .pages, .split, nil: false
    }
  }
}
