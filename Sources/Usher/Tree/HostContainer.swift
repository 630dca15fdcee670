/// A container of the host: a navigation controller, a tab bar, or a controller with one child.
///
/// Each belongs to one container of the tree, its owner. A stack or a switcher inside a stack has
/// no host container of its own: it continues its parent's. `desired` follows the tree at once;
/// `shown` has the host's items at the last reading.
@MainActor
@_spi(Hosting) public final class HostContainer {
  /// The arrangement of a host container's items.
  ///
  /// New cases may be added, so a `switch` over it needs a `default`.
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
  public enum Kind: String, Sendable {
    /// Items on top of each other, of which the last one is visible.
    case stack
    /// Items side by side, of which the selected one is visible.
    case tabs
    /// One child at a time.
    case single
    /// Items side by side, of which the selected one is visible; the user swipes to the one beside it. There may be
    /// none.
    case pages
    /// Items in columns, each column with its items on top of each other; or all items on top of each other, if there is
    /// no room for columns.
    case split

    // A place that depends on the kind asks one of these, or has a `switch` without `default`: the
    // compiler then names it to the author of a new kind, which `Scripts/check-kinds` checks.

    /// True if its items are on top of each other: the user goes back from the upper ones, and the
    /// items of inner flows may be among them.
    package var isLayered: Bool {
      switch self {
      case .stack, .split: true
      case .tabs, .single, .pages: false
      }
    }

    /// True if the user turns its items over, of which those far from the shown one have no content.
    package var isPaged: Bool {
      switch self {
      case .pages: true
      case .stack, .tabs, .single, .split: false
      }
    }

    /// True if its items are beside each other where there is room, each in its column.
    package var hasColumns: Bool {
      switch self {
      case .split: true
      case .stack, .tabs, .single, .pages: false
      }
    }

    /// True if one of its items is selected, and the user may select another one.
    package var selects: Bool {
      switch self {
      case .tabs, .pages: true
      case .stack, .single, .split: false
      }
    }
  }

  /// The identity of the node whose flow owns the host container.
  public let id: NodeID
  /// The kind of container.
  public let kind: Kind
  /// The node whose flow owns the host container.
  public private(set) weak var node: Node?
  /// The innermost modal that contains the host container.
  package let modal: NodeID?
  /// The direction in which the user turns pages, if it has pages.
  public let axis: PageAxis
  /// Its columns, if it has any.
  public let layout: SplitLayout?
  /// The host's own object for it, such as a controller; the tree keeps it and never reads it.
  public var hostObject: AnyObject?
  /// What it is to show, from the bottom or from the left.
  package private(set) var desired: [Node] = []
  package private(set) var desiredSelection = 0
  /// What the host held when it was last read.
  var shown: [Node] = []
  package internal(set) var shownSelection = 0
  /// Whether the flow that owns it is in the tree.
  public private(set) var isOpen = true

  /// The number of lowest items in which `desired` and `shown` agree.
  var matchingCount = 0
  /// True if it is in the reconciler's `dirtyContainers`.
  var isDirty = false
  /// True until the driver has received the first request to fill it.
  package internal(set) var isNew = true
  /// True if it was filled for the first time and has not changed since.
  var wasFilledUnseen = false
  /// The owning container of the tree; `nil` after its end.
  private(set) var owner: Container?
  private var watcher: (any HostContainerWatching)?

  init(owner: Container, node: Node, watcher: any HostContainerWatching) {
    id = node.id
    self.owner = owner
    self.node = node
    modal = node.presentation != nil ? node.id : node.parentContainer?.hostContainer?.modal
    self.watcher = watcher
    kind = owner.traits.hostKind
    axis = owner.axis
    layout = owner.layout
  }

  /// Adopts the owner's first places.
  func start(with container: Container) {
    desired = kind.isLayered ? Array(items(of: container.nodes[...])) : container.nodes
    desiredSelection = container.selection
    changed(from: 0)
  }

  /// Removes the items of nodes that are about to leave `container`.
  ///
  /// - Complexity: O(*k*) in the number of items above and among the removed ones.
  func willRemove(_ nodes: [Node], from container: Container) {
    guard kind.isLayered else {
      let leaving = Set(nodes.lazy.map(\.id))
      desired = desired.filter { !leaving.contains($0.id) }
      return changed(from: 0)
    }
    let leaving = items(of: nodes[...])
    guard let first = leaving.first, let lower = desired.lastIndex(of: first) else { return }
    replaceDesired(lower..<lower + leaving.count, with: [])
    changed(from: lower)
  }

  /// Adds the items of nodes inserted into `container`.
  func didInsert(_ range: Range<Int>, of container: Container) {
    guard kind.isLayered else {
      desired = container.nodes
      desiredSelection = min(container.selection, max(desired.count - 1, 0))
      return changed(from: 0)
    }
    let arriving = items(of: container.nodes[range])
    guard !arriving.isEmpty else { return }
    let lower = position(before: range.lowerBound, of: container)
    replaceDesired(lower..<lower, with: arriving)
    changed(from: lower)
  }

  /// Returns the column of an item that is in the tree, also of one that a flow in the column pushed; `nil` without columns,
  /// and for an item that has left.
  ///
  /// - Complexity: O(*d*) in the depth of flows between the column and the item.
  public func column(of item: Node) -> SplitColumn? {
    place(of: item).flatMap { owner?.rules.column(of: $0) }
  }

  /// Returns the place of the owning flow to which an item belongs; `nil` if it belongs to none.
  func place(of item: Node) -> Node? {
    var node = item
    while let container = node.parentContainer {
      if container === owner { return node }
      guard let outer = container.flow?.node else { return nil }
      node = outer
    }
    return nil
  }

  /// Returns the desired items of a column, from the bottom; all items for `nil`.
  func desired(in column: SplitColumn?) -> [Node] {
    guard let column else { return desired }
    return desired.filter { self.column(of: $0) == column }
  }

  /// Returns the item that the user sees at a position, of a list that the tree may have changed meanwhile.
  func itemSeen(at position: Int) -> Node? {
    let items = shown.isEmpty ? desired : shown
    return items.indices.contains(position) ? items[position] : nil
  }

  func select(_ position: Int) {
    desiredSelection = position
    changed(from: desired.count)
  }

  /// Called when the owning flow ended: none of its items is desired any more.
  func close() {
    isOpen = false
    desired = []
    changed(from: 0)
    owner = nil
    watcher = nil
  }

  /// Notes that the host has released all of its items.
  func forgetShown() {
    // Ended nodes may be released here and call verbs, so they are released when the list is
    // consistent again.
    let former = shown
    shown = []
    shownSelection = 0
    matchingCount = 0
    isNew = true
    wasFilledUnseen = false
    release(former)
  }

  // Lists are changed outside of the object, so that no access to it is open meanwhile.

  private func replaceDesired(_ range: Range<Int>, with nodes: some Collection<Node>) {
    var changed = desired.takeOut()
    changed.replace(range, with: nodes)
    desired = changed
  }

  /// Takes over that the host shows other items in a part of it.
  func replaceShown(_ range: Range<Int>, with nodes: some Collection<Node>) {
    var changed = shown.takeOut()
    changed.replace(range, with: nodes)
    shown = changed
  }

  private func changed(from position: Int) {
    matchingCount = min(matchingCount, position)
    watcher?.markDirty(self)
  }

  /// Returns the items of `nodes` in a stack's host container, including those of nested flows that
  /// continue it.
  func items(of nodes: ArraySlice<Node>) -> ArraySlice<Node> {
    // Most are one screen, or a flow with one screen.
    var nodes = nodes
    while nodes.count <= 1 {
      guard let node = nodes.first, let inner = node.flow?.container, inner.hostContainer === self
      else { return nodes }
      nodes = inner.nodes[...]
    }
    var items: [Node] = []
    var open = Array(nodes.reversed())
    while let node = open.popLast() {
      if let inner = node.flow?.container, inner.hostContainer === self {
        open.append(contentsOf: inner.nodes.reversed())
      } else {
        items.append(node)
      }
    }
    return items[...]
  }

  private func lastItem(of node: Node) -> Node? {
    var last = node
    while let inner = last.flow?.container, inner.hostContainer === self {
      guard let next = inner.nodes.last else { return items(of: [node]).last }
      last = next
    }
    return last
  }

  /// Returns the position for items of nodes that enter `container` at `index`: after the last item
  /// below them.
  private func position(before index: Int, of container: Container) -> Int {
    var (container, index) = (container, index)
    while true {
      while index > 0 {
        index -= 1
        if let last = lastItem(of: container.nodes[index]) {
          return (desired.lastIndex(of: last) ?? desired.count - 1) + 1
        }
      }
      guard container !== owner, let node = container.flow?.node, let parent = node.parentContainer
      else {
        return 0
      }
      // While the container is being filled, the node is not in its own container yet.
      index = parent.index(of: node) ?? parent.nodes.count
      container = parent
    }
  }
}
