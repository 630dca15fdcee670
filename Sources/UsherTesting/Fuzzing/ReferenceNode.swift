@_spi(Hosting) import Usher

/// A node of the reference model.
@MainActor
final class ReferenceNode {
  let id: NodeID
  private(set) var parent: ReferenceNode?
  let isModal: Bool
  var route: Any?
  /// `nil` if it is no flow.
  let kind: HostContainer.Kind?
  /// True if it is a flow whose places are on top of each other in a navigation controller.
  var isLayered: Bool { kind?.isLayered ?? false }
  /// The flow whose verb presented it.
  let presenter: NodeID?
  /// Returns whether it asks; `nil` if it never does.
  let asks: (@MainActor () -> Bool)?
  /// The request that made it, if that had no outcome by then.
  var maker: FuzzRequest?
  var madeBy: NavigationRequest.ID?

  private(set) var children: [ReferenceNode] = []
  var selected = 0
  private(set) var modal: ReferenceNode?
  /// The change in which it ended.
  var endedIn: Int?
  /// The times of its start and end, counted in events.
  var startedAt = 0
  var endedAt = 0
  /// Its former children at the start of that change, including later additions.
  private var former: (change: Int, children: [ReferenceNode])?
  /// The place that ended last in that change, and when.
  private var endedLast: (id: NodeID, at: Int)?

  init(
    id: NodeID, parent: ReferenceNode?, isModal: Bool, route: Any?, kind: HostContainer.Kind?,
    presenter: NodeID?, asks: (@MainActor () -> Bool)?
  ) {
    self.id = id
    self.parent = parent
    self.isModal = isModal
    self.route = route
    self.kind = kind
    self.presenter = presenter
    self.asks = asks
  }

  /// Returns its children before the first end of this change.
  func children(before change: Int) -> [ReferenceNode] {
    if let former, former.change == change { former.children } else { children }
  }

  /// Adds a started child or modal.
  ///
  /// - Returns: The problem with it, if any.
  func add(_ child: ReferenceNode, in change: Int) -> String? {
    if child.isModal {
      defer { modal = child }
      return modal.map { "\(child.id) was presented over \($0.id) from the same place" }
    }
    var all = children.takeOut()
    all.append(child)
    children = all
    if let former, former.change == change {
      self.former = (change, former.children + [child])
    }
    return nil
  }

  /// Removes an ended child or modal.
  ///
  /// - Returns: The problem with it, if any.
  func remove(_ child: ReferenceNode, in change: Int) -> String? {
    if child.isModal {
      if modal === child { modal = nil }
      return nil
    }
    if former?.change != change {
      former = (change, children)
      endedLast = nil
    }
    defer { endedLast = (child.id, child.endedAt) }
    var rest = children.takeOut()
    if rest.last === child {
      rest.removeLast()
    } else if let position = rest.lastIndex(where: { $0 === child }) {
      rest.remove(at: position)
    }
    children = rest
    guard let endedLast, endedLast.at > child.startedAt, let former = former?.children,
      let position = former.lastIndex(where: { $0 === child }),
      let last = former.lastIndex(where: { $0.id == endedLast.id })
    else { return nil }
    return last < position ? "\(endedLast.id) ended before \(child.id) on top of it" : nil
  }

  /// Takes its modal off, and returns it.
  func liftModal() -> ReferenceNode? {
    defer {
      modal?.parent = nil
      modal = nil
    }
    return modal
  }

  /// Puts a modal on top of a flow's contents, below modals that were presented later.
  func putBack(_ lifted: ReferenceNode) {
    var top = topPlace
    while let next = top.modal, next.id < lifted.id { top = next.topPlace }
    let later = top.modal
    (top.modal, lifted.parent) = (lifted, top)
    guard let later else { return }
    let upper = lifted.top
    (upper.modal, later.parent) = (later, upper)
  }

  /// Moves its modal to its top, as for a flow that presented while it was empty.
  func handModalUp() {
    guard selectedChild != nil, let modal = liftModal() else { return }
    putBack(modal)
  }

  /// Returns whether it contains a node, or is that node.
  func isAround(_ node: ReferenceNode) -> Bool {
    var next: ReferenceNode? = node
    while let here = next, here !== self { next = here.parent }
    return next === self
  }

  /// The root of the nodes around it.
  var outermost: ReferenceNode {
    var reference = self
    while let parent = reference.parent { reference = parent }
    return reference
  }

  private var topPlace: ReferenceNode {
    var top = self
    while let inner = top.selectedChild { top = inner }
    return top
  }

  /// The top node of a flow's contents, modals included, to which its next modal belongs.
  var top: ReferenceNode {
    var top = selectedChild ?? self
    while let inner = top.modal ?? top.selectedChild { top = inner }
    return top
  }

  private var selectedChild: ReferenceNode? {
    switch kind {
    case .stack, .single, nil: children.last
    case .tabs: children.indices.contains(selected) ? children[selected] : nil
    }
  }

  /// Adopts an order for which the model has no rule, if it has the same places.
  ///
  /// - Parameter time: The time before which the places had their order already, which they keep.
  /// - Returns: The problem with it, if any.
  func reorder(as nodes: [Node], knownUntil time: Int) -> String? {
    guard children.count == nodes.count else { return nil }
    if children.indices.allSatisfy({ children[$0].id == nodes[$0].id }) { return nil }
    let known = Dictionary(children.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let ordered = nodes.compactMap { known[$0.id] }
    guard ordered.count == children.count else { return nil }
    let before = children.filter { $0.startedAt <= time }.map(\.id)
    let after = ordered.filter { $0.startedAt <= time }.map(\.id)
    children = ordered
    return before == after ? nil : "\(id) holds \(after) instead of \(before)"
  }

  /// Releases its connections after the change in which it ended.
  func forgetOthers() {
    parent = nil
    former = nil
  }

  /// Releases all descendants, when the model is no longer needed.
  func empty() {
    let below = children + (modal.map { [$0] } ?? [])
    children = []
    modal = nil
    former = nil
    for reference in below { reference.empty() }
  }
}
