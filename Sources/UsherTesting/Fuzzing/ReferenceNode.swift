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
  /// True if it was presented to outlive the place that its flow shows.
  let outlivesPlace: Bool
  /// Returns whether it asks; `nil` if it never does.
  let asks: (@MainActor () -> Bool)?
  /// The request that made it, if that had no outcome by then.
  var maker: FuzzRequest?
  var madeBy: NavigationRequest.ID?

  /// Its places in the tree, if one of them is selected: the model reads there what the user sees.
  var container: Container?

  private(set) var children: [ReferenceNode] = []
  var selected = 0
  /// The selected one of its pages, if it has pages: those that were never near are unknown here, because they have not
  /// started.
  var shownPage: NodeID?
  private(set) var modals: [ReferenceNode] = []
  /// The change in which it ended.
  var endedIn: Int?
  /// The times of its start and end, counted in events.
  var startedAt = 0
  /// When it was last put above all other modals, if it is one.
  var raisedAt = 0
  var endedAt = 0
  /// Its former children at the start of that change, including later additions.
  private var former: (change: Int, children: [ReferenceNode])?
  /// The place that ended last in that change, and when.
  private var endedLast: (id: NodeID, at: Int)?

  init(
    id: NodeID, parent: ReferenceNode?, isModal: Bool, route: Any?, kind: HostContainer.Kind?,
    presenter: NodeID?, outlivesPlace: Bool, asks: (@MainActor () -> Bool)?
  ) {
    self.id = id
    self.parent = parent
    self.isModal = isModal
    self.route = route
    self.kind = kind
    self.presenter = presenter
    self.outlivesPlace = outlivesPlace
    self.asks = asks
  }

  /// Changes its modals outside of this object, so that reading them needs no check of accesses.
  private func changeModals(_ body: (inout [ReferenceNode]) -> Void) {
    var changed = modals.takeOut()
    body(&changed)
    modals = changed
  }

  /// Returns its children before the first end of this change.
  func children(before change: Int) -> [ReferenceNode] {
    if let former, former.change == change { former.children } else { children }
  }

  /// Adds a started child or modal.
  func add(_ child: ReferenceNode, in change: Int) {
    if child.isModal { return changeModals { $0.append(child) } }
    var all = children.takeOut()
    all.append(child)
    children = all
    if let former, former.change == change {
      self.former = (change, former.children + [child])
    }
  }

  /// Removes an ended child or modal.
  ///
  /// - Returns: The problem with it, if any.
  func remove(_ child: ReferenceNode, in change: Int) -> String? {
    if child.isModal {
      changeModals { $0.removeAll { $0 === child } }
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

  /// Takes off the modals that other flows presented, and returns them.
  func liftModals() -> [ReferenceNode] {
    let lifted = modals.filter { $0.presenter != id }
    changeModals { $0.removeAll { $0.presenter != id } }
    for modal in lifted { modal.parent = nil }
    return lifted
  }

  /// Puts a modal of this flow on the flow's active place, or on the flow.
  func putBack(_ lifted: ReferenceNode) {
    let anchor = anchor(outlivingPlace: lifted.outlivesPlace)
    lifted.parent = anchor
    anchor.changeModals {
      $0.append(lifted)
      $0.sort { $0.id < $1.id }
    }
  }

  /// Moves the modals that this flow presented while it was empty to its active place.
  func handModalsUp() {
    guard selectedChild != nil else { return }
    let own = modals.filter { $0.presenter == id && !standsOnFlow($0) }
    for modal in own {
      changeModals { $0.removeAll { $0 === modal } }
      putBack(modal)
    }
  }

  /// Returns whether a modal of this flow stands on the flow, whichever place is active.
  func standsOnFlow(_ modal: ReferenceNode) -> Bool {
    hasPlacesBeside || modal.outlivesPlace
  }

  /// True if its places are beside each other, or can be.
  private var hasPlacesBeside: Bool { kind.map { $0.selects || $0.hasColumns } ?? false }

  /// The root of the nodes around it.
  var outermost: ReferenceNode {
    var reference = self
    while let parent = reference.parent { reference = parent }
    return reference
  }

  /// Returns the node on which a modal of this flow stands.
  func anchor(outlivingPlace: Bool) -> ReferenceNode {
    hasPlacesBeside || outlivingPlace ? self : selectedChild ?? self
  }

  var selectedChild: ReferenceNode? {
    switch kind {
    case .stack, .single, .split, nil: children.last
    case .tabs: children.indices.contains(selected) ? children[selected] : nil
    case .pages: children.first { $0.id == shownPage }
    }
  }

  /// Adopts an order for which the model has no rule, if it has the same places.
  ///
  /// - Parameter time: The time before which the places had their order already, which they keep.
  /// - Returns: The problem with it, if any.
  func reorder(as nodes: [Node], knownUntil time: @autoclosure () -> Int) -> String? {
    guard children.count == nodes.count else { return nil }
    if children.indices.allSatisfy({ children[$0].id == nodes[$0].id }) { return nil }
    let known = Dictionary(children.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let ordered = nodes.compactMap { known[$0.id] }
    guard ordered.count == children.count else { return nil }
    let time = time()
    let before = children.filter { $0.startedAt <= time }.map(\.id)
    let after = ordered.filter { $0.startedAt <= time }.map(\.id)
    children = ordered
    return before == after ? nil : "\(id) holds \(after) instead of \(before)"
  }

  /// Releases its connections after the change in which it ended.
  func forgetOthers() {
    parent = nil
    former = nil
    container = nil
  }

  /// Releases all descendants, when the model is no longer needed.
  func empty() {
    let below = children + modals
    children = []
    modals = []
    former = nil
    for reference in below { reference.empty() }
  }
}
