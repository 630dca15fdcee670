/// What one container of a host shows: a navigation controller, a tab bar, or a box with one child.
///
/// A surface is led by the container that has it for its own; containers inside a stack's surface that
/// are stacks or switchers themselves continue it. `desired` follows the tree at once, `shown` is what
/// the host was last seen to hold.
@MainActor
public final class Surface {
  /// What kind of container a surface is.
  public enum Kind: String, Sendable {
    /// Items on top of each other, of which the last one is seen.
    case stack
    /// Items beside each other, of which the selected one is seen.
    case tabs
    /// One child at a time.
    case box

    /// Whether its items lie on each other; flows inside may show theirs among them.
    package var isLayered: Bool { self == .stack }
    /// Whether one of its items is selected.
    package var selects: Bool { self == .tabs }
  }

  /// The identity of the node whose flow leads the surface.
  public let id: NodeID
  /// What kind of container it is.
  public let kind: Kind
  /// The node whose flow leads the surface.
  public private(set) weak var node: Node?
  /// The innermost modal that the surface is in, if it is in one.
  let modal: NodeID?
  /// What the host shows the surface in, if it keeps that here; the tree only holds it.
  public var hostObject: AnyObject?
  package private(set) var desired: [Node] = []
  private(set) var desiredSelection = 0
  var shown: [Node] = []
  package internal(set) var shownSelection = 0
  /// Whether the flow that leads it is in the tree.
  public private(set) var isOpen = true

  /// Below this position `desired` and `shown` agree.
  var agreed = 0
  /// Whether the reconciler has it on its list.
  var isListed = false
  /// Whether the driver was never asked to fill it.
  var isNew = true
  /// Whether it was filled for the first time and nothing else has happened to it since.
  var wasFilledUnseen = false
  /// The container that it is for, as long as that is in the tree.
  private(set) var leader: Container?
  private var reconciler: Reconciler?

  init(leader: Container, node: Node, reconciler: Reconciler) {
    id = node.id
    self.leader = leader
    self.node = node
    modal = node.presentation != nil ? node.id : node.home?.surface?.modal
    self.reconciler = reconciler
    kind = leader.traits.surface
  }

  /// Takes over what the leading container starts with.
  func start(with container: Container) {
    desired = kind.isLayered ? Array(items(of: container.nodes[...])) : container.nodes
    desiredSelection = container.selection
    changed(from: 0)
  }

  /// Takes the items of nodes away that are about to leave `container`.
  ///
  /// - Complexity: O(*k*) in the items on top of and among those removed.
  func willRemove(_ nodes: [Node], from container: Container) {
    guard kind.isLayered else {
      desired.removeAll { item in nodes.contains { $0 === item } }
      return changed(from: 0)
    }
    let leaving = items(of: nodes[...])
    guard let first = leaving.first, let lower = desired.lastIndex(of: first) else { return }
    desired.replace(lower..<lower + leaving.count, with: [])
    changed(from: lower)
  }

  /// Adds the items of nodes that came into `container`.
  func didInsert(_ range: Range<Int>, of container: Container) {
    guard kind.isLayered else {
      desired = container.nodes
      desiredSelection = min(container.selection, max(desired.count - 1, 0))
      return changed(from: 0)
    }
    let arriving = items(of: container.nodes[range])
    guard !arriving.isEmpty else { return }
    let lower = position(before: range.lowerBound, of: container)
    desired.replace(lower..<lower, with: arriving)
    changed(from: lower)
  }

  func select(_ position: Int) {
    desiredSelection = position
    changed(from: desired.count)
  }

  /// Called when the leading flow ended: nothing of it is desired any more.
  func close() {
    isOpen = false
    desired = []
    changed(from: 0)
    leader = nil
    reconciler = nil
  }

  /// Takes over that the host holds nothing of it any more.
  func forgetShown() {
    // What has ended may be let go of by that, and call verbs: it goes when the list is whole again.
    let former = shown
    shown = []
    shownSelection = 0
    agreed = 0
    isNew = true
    wasFilledUnseen = false
    release(former)
  }

  private func changed(from position: Int) {
    agreed = min(agreed, position)
    reconciler?.list(self)
  }

  /// What a surface that is a stack shows for `nodes`, nested flows that continue it included.
  private func items(of nodes: ArraySlice<Node>) -> ArraySlice<Node> {
    // Most are one screen, or a flow that shows one.
    var nodes = nodes
    while nodes.count <= 1 {
      guard let node = nodes.first, let inner = node.flow?.container, inner.surface === self
      else { return nodes }
      nodes = inner.nodes[...]
    }
    var items: [Node] = []
    var open = Array(nodes.reversed())
    while let node = open.popLast() {
      if let inner = node.flow?.container, inner.surface === self {
        open.append(contentsOf: inner.nodes.reversed())
      } else {
        items.append(node)
      }
    }
    return items[...]
  }

  private func lastItem(of node: Node) -> Node? {
    var last = node
    while let inner = last.flow?.container, inner.surface === self {
      guard let next = inner.nodes.last else { return items(of: [node]).last }
      last = next
    }
    return last
  }

  /// Where items go that come into `container` at `index`: after the last item that is below them.
  private func position(before index: Int, of container: Container) -> Int {
    var (container, index) = (container, index)
    while true {
      while index > 0 {
        index -= 1
        if let last = lastItem(of: container.nodes[index]) {
          return (desired.lastIndex(of: last) ?? desired.count - 1) + 1
        }
      }
      guard container !== leader, let node = container.flow?.node, let home = node.home else {
        return 0
      }
      // The node is not in its container yet while the container fills it.
      index = home.index(of: node) ?? home.nodes.count
      container = home
    }
  }
}
