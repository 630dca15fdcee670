/// Keeps modals when the places below them leave.
extension ChangeEngine {
  /// Ends removed nodes; if the user removed them, without the modals of flows that remain.
  ///
  /// Such a modal was presented while the user was already leaving the place below it: it belongs to the flow that
  /// presented it, and moves to that flow's top.
  ///
  /// - Complexity: O(*n*) in the number of removed nodes and of modals.
  func endKeepingModals(_ nodes: [Node], _ cause: EndingCause) {
    guard cause.isUserAction, !state.modals.isEmpty else { return end(nodes, cause) }
    let leaving = Set(TreeState.owned(by: nodes).lazy.map(\.id))
    var kept: [Node] = []
    var apart: [Node] = []
    for modal in state.modals.live {
      guard let presenter = modal.presenter, !nodes.contains(where: { $0 === modal }) else {
        continue
      }
      let isLeaving = leaving.contains(modal.id)
      guard isLeaving != leaving.contains(presenter.id) else { continue }
      presenter.modal = nil
      if isLeaving { apart.append(modal) } else { kept.append(modal) }
    }
    for modal in apart where modal.plannedEndCause == nil { modal.plannedEndCause = .ancestorEnded }
    end(nodes + apart, cause)
    for modal in kept where modal.isLive {
      guard let flow = modal.presentingFlow, let node = flow.node else { continue }
      insert(modal, above: flow.container.selectedNode ?? node)
    }
  }

  /// Moves a modal that was presented while its flow's stack was empty to the flow's current top.
  func handModalUp(from flow: Flow) {
    guard let node = flow.node, let modal = node.modal, let top = flow.container.selectedNode
    else { return }
    node.modal = nil
    insert(modal, above: top)
  }

  /// Puts a modal on top of a place's contents, below modals that were presented later.
  private func insert(_ modal: Node, above place: Node) {
    var top = place.topPlace
    while let next = top.modal, next.id < modal.id { top = next.topPlace }
    let later = top.modal
    (top.modal, modal.presenter) = (modal, top)
    if let later {
      let upper = modal.topNode
      (upper.modal, later.presenter) = (later, upper)
    }
    state.shape &+= 1
    reconciler.modals.invalidate()
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
