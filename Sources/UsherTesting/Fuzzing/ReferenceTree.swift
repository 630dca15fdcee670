@_spi(Hosting) import Usher

/// A second, simple implementation of a tree's rules: nodes, and rules applied to events.
///
/// It receives only events, predicts for each request which nodes must end, and is compared after
/// each step with the tree and with the host.
@MainActor
final class ReferenceTree {
  let references = NodeTable<ReferenceNode>()
  private(set) var root: ReferenceNode?
  /// The number of flows among the nodes.
  private(set) var flowCount = 0
  /// The nodes over which the user is about to go back, as seen on screen.
  var touched: Touched?
  private var time = 0
  /// The time at the end of the last step.
  private(set) var lastStep = 0
  /// The columns of the routes that were shown in a split, by their description.
  var columns: [String: SplitColumn] = [:]
  /// The tabs that started since the model last learned: a plan may select any of them.
  var newTabs: [(reference: ReferenceNode, container: Container)] = []
  /// The number of changes: each includes the events from one request to the next.
  private(set) var change = 0
  /// Modals that a flow presented while it was empty.
  private var floating: [ReferenceNode] = []
  /// Modals whose place has left: they belong to flows that remain.
  private var lifted: [ReferenceNode] = []
  /// The nodes that ended in this change, in order.
  private(set) var ended: [ReferenceNode] = []

  subscript(id: NodeID?) -> ReferenceNode? {
    guard let id else { return nil }
    return references[id]
  }

  var hasNewTabs: Bool { !newTabs.isEmpty }

  /// Ends a step, in which the host may come to rest.
  func endStep() { lastStep = time }

  /// Starts a change; called before its first event.
  func beginChange() {
    change += 1
    guard !ended.isEmpty else { return }
    var former = ended.takeOut()
    for reference in former { reference.forgetOthers() }
    former.removeAll(keepingCapacity: true)
    ended = former
  }

  /// The nodes over which the user goes back: the tree may be ahead of the screen while a caller of
  /// `run` continues.
  struct Touched {
    /// The nodes on screen; nodes put on top of them from now on leave with them.
    let shown: Set<NodeID>
    /// The nodes put on top outside a gesture that are not shown yet: they stay.
    let unseen: Set<NodeID>
  }

  /// Returns the node on which a flow's modal stands; `nil` if it is known only at the end of the step.
  func anchor(for flow: NodeID?, outlivingPlace: Bool) -> ReferenceNode? {
    floating.isEmpty && lifted.isEmpty ? self[flow]?.anchor(outlivingPlace: outlivingPlace) : nil
  }

  /// - Returns: The problem with it, if any.
  func started(_ reference: ReferenceNode, in parent: NodeID?) -> String? {
    time += 1
    (reference.startedAt, reference.raisedAt) = (time, time)
    guard references.add(reference, for: reference.id) else {
      return "\(reference.id) started twice"
    }
    if reference.kind != nil { flowCount += 1 }
    if let maker = reference.maker { maker.remaining = (maker.remaining ?? 0) + 1 }
    guard let parent else {
      root = reference
      return nil
    }
    guard let outer = reference.parent else {
      return "\(reference.id) started in \(parent), which has ended"
    }
    if reference.isModal, reference.presenter == outer.id, !outer.standsOnFlow(reference) {
      floating = floating + [reference]
    }
    outer.add(reference, in: change)
    return nil
  }

  /// - Parameters:
  ///   - isOrdered: Whether nothing else ends at the same time.
  ///   - keepsModals: Whether the user removed something in this change.
  /// - Returns: The problem with it, if any.
  func ended(_ id: NodeID, isOrdered: Bool, keepsModals: @autoclosure () -> Bool) -> String? {
    // It ends after the change that kept it.
    if !lifted.isEmpty, let outermost = references[id]?.outermost,
      lifted.contains(where: { $0 === outermost }), let trouble = putBackLifted()
    {
      return trouble
    }
    guard let reference = references.remove(id) else {
      return "\(id) ended, but it had not started or had already ended"
    }
    if reference.kind != nil { flowCount -= 1 }
    if let maker = reference.maker, let count = maker.remaining { maker.remaining = count - 1 }
    var gone = ended.takeOut()
    gone.append(reference)
    ended = gone
    reference.endedIn = change
    time += 1
    reference.endedAt = time
    if let child = reference.children.last {
      return "\(id) ended before \(child.id), which is in it"
    }
    if let modal = reference.modals.first {
      guard keepsModals(), reference.modals.allSatisfy({ $0.presenter != id }) else {
        return "\(id) ended before \(modal.id), which stands on it"
      }
      lifted = lifted + reference.liftModals()
    }
    guard let parent = reference.parent else {
      root = nil
      return nil
    }
    let disorder = parent.remove(reference, in: change)
    if parent.shownPage == id, let container = parent.container {
      newTabs = newTabs + [(parent, container)]
    }
    // Pages start in the order in which they come near.
    return isOrdered && parent.kind?.isPaged != true ? disorder : nil
  }

  /// Puts modals above all others, in their order.
  func raise(_ modals: [NodeID]) {
    for modal in modals.compactMap({ references[$0] }) {
      time += 1
      modal.raisedAt = time
    }
  }

  /// Returns whether a modal has no place now, or stands on its empty flow.
  func isMoving(_ modal: NodeID) -> Bool { (lifted + floating).contains { $0.id == modal } }

  /// Puts modals whose place has left on the active places of the flows that presented them.
  ///
  /// - Returns: The problem with one of them, if any.
  func putBackLifted() -> String? {
    guard !lifted.isEmpty else { return nil }
    defer { lifted = [] }
    for modal in lifted.sorted(by: { $0.id < $1.id }) {
      guard let flow = self[modal.presenter] else {
        return "\(modal.id) is still there, but the flow that presented it has ended"
      }
      if flow.children.isEmpty, !flow.standsOnFlow(modal) { floating = floating + [modal] }
      flow.putBack(modal)
    }
    return nil
  }

  /// Moves modals that an empty flow presented to the flow's active place.
  func settleFloating() {
    guard !floating.isEmpty else { return }
    for reference in floating where references[reference.id] === reference {
      reference.parent?.handModalsUp()
    }
    floating = []
  }

  /// Moves one of them, if its flow has a place now.
  func settleFloating(_ modal: NodeID) {
    guard let reference = floating.first(where: { $0.id == modal }), let flow = reference.parent,
      !flow.children.isEmpty
    else { return }
    floating = floating.filter { $0 !== reference }
    flow.handModalsUp()
  }

  /// Releases all nodes.
  func empty() {
    floating = []
    lifted = []
    root?.empty()
    for reference in references.values { reference.empty() }
    for reference in ended { reference.forgetOthers() }
    references.removeAll()
    root = nil
    ended = []
    newTabs = []
  }
}

extension ReferenceTree {
  /// Returns the screens of one navigation controller.
  func items(of flow: ReferenceNode) -> [ReferenceNode] {
    var all: [ReferenceNode] = []
    addItems(of: flow, to: &all)
    return all
  }

  private func addItems(of flow: ReferenceNode, to all: inout [ReferenceNode]) {
    for child in flow.children {
      switch child.kind {
      case .stack, .single: addItems(of: child, to: &all)
      case .tabs, .pages, .split, nil: all.append(child)
      }
    }
  }

  /// Calls `visit` with a node and all its descendants.
  func walk(_ reference: ReferenceNode, _ visit: (ReferenceNode) -> Void) {
    visit(reference)
    for child in reference.children { walk(child, visit) }
    for modal in reference.modals { walk(modal, visit) }
  }

  func subtree(_ reference: ReferenceNode) -> [ReferenceNode] {
    var all: [ReferenceNode] = []
    walk(reference) { all.append($0) }
    return all
  }

  /// Returns references with all that belongs to them: the places of flows, and what flows presented.
  func owned(_ roots: some Sequence<ReferenceNode>) -> [ReferenceNode] {
    let modals = references.values.filter(\.isModal)
    var open = Array(roots)
    var all: [ReferenceNode] = []
    while let reference = open.popLast() {
      all.append(reference)
      open += reference.children
      for modal in modals where modal.presenter == reference.id { open.append(modal) }
    }
    return all
  }

  func subtrees(_ references: some Sequence<ReferenceNode>) -> [ReferenceNode] {
    var all: [ReferenceNode] = []
    for reference in references { walk(reference) { all.append($0) } }
    return all
  }
}
