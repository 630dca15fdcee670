/// Keeps modals when the places below them leave.
extension TreeEditor {
  /// Detaches the modals that stay from places that the user removed, and those that end from places that stay.
  ///
  /// A modal that stays was presented by a flow that remains, for example while the user was already leaving the place
  /// below it.
  ///
  /// - Complexity: O(*n*) in the number of removed nodes and of modals.
  func detachModals(from nodes: [Node]) -> (kept: [Node], ending: [Node]) {
    let leaving = Set(TreeState.owned(by: nodes).lazy.map(\.id))
    let removed = Set(nodes.lazy.map(\.id))
    var (kept, ending): ([Node], [Node]) = ([], [])
    for modal in state.modals.live {
      guard let presenter = modal.presenter, !removed.contains(modal.id) else { continue }
      let isLeaving = leaving.contains(modal.id)
      guard isLeaving != leaving.contains(presenter.id) else { continue }
      set(nil, on: presenter)
      if isLeaving { ending.append(modal) } else { kept.append(modal) }
    }
    return (kept, ending)
  }

  /// Puts kept modals on top of the flows that presented them.
  ///
  /// - Complexity: O(*n*) in the number of modals, times their depth; O(1) if none is kept.
  func putBack(_ modals: [Node]) {
    guard !modals.isEmpty else { return }
    for modal in modals where modal.isLive { putBack(modal) }
    // A modal on top of one of them may belong to a flow that is elsewhere now.
    for modal in state.modals.live where modal.presentingLevel == nil { putBack(modal) }
  }

  private func putBack(_ modal: Node) {
    guard let flow = modal.presentingFlow, let node = flow.node else { return }
    if let presenter = modal.presenter, presenter.modal === modal { set(nil, on: presenter) }
    insert(modal, above: flow.container.selectedNode ?? node)
  }

  /// Moves a modal that was presented while its flow's stack was empty to the flow's current top.
  func handModalUp(from flow: Flow) {
    guard let node = flow.node, let modal = node.modal, let top = flow.container.selectedNode
    else { return }
    set(nil, on: node)
    insert(modal, above: top)
  }

  /// Puts a modal on top of a place's contents, among those there in the order of their presentation.
  private func insert(_ modal: Node, above place: Node) {
    var top = place.topPlace
    var next: Node? = modal
    while let upper = next {
      if let own = top.modal, own.id < upper.id {
        top = own.topPlace
        continue
      }
      next = top.modal
      set(upper, on: top)
      draft?.keep(upper)
      upper.presenter = top
      top = upper.topPlace
    }
    state.shape &+= 1
    effects.didMoveModals()
  }
}

extension Node {
  /// The innermost selected place of this node's contents, or itself; what modals show does not count.
  fileprivate var topPlace: Node {
    var top = self
    while let inner = top.flow?.container.selectedNode { top = inner }
    return top
  }
}
