/// Keeps modals when the user leaves the places below them.
extension TreeEditor {
  /// Takes the modals of flows that remain off places that the user removes, and returns them.
  ///
  /// A flow may have presented one while the user was already leaving the place.
  ///
  /// - Complexity: O(*n*) in the number of nodes and of the modals that stand on them.
  func takeOffKept(from nodes: [Node]) -> [Node] {
    var kept: [Node] = []
    for node in nodes where !node.modals.isEmpty {
      let staying = node.modals.filter { $0.presentingFlow !== node.flow }
      for modal in staying { takeOff(modal) }
      kept += staying
    }
    return kept
  }

  /// Puts modals on the active places of the flows that presented them.
  func putBack(_ modals: [Node]) {
    for modal in modals where modal.isLive {
      guard let anchor = modal.presentingFlow?.anchor(for: modal.presentation) else { continue }
      put(modal, on: anchor)
    }
  }

  /// Moves the modals that were presented while their flow's stack was empty to the flow's active place.
  func handModalsUp(from flow: Flow) {
    guard let node = flow.node, !node.modals.isEmpty, let place = flow.container.selectedNode
    else { return }
    for modal in node.modals where modal.presentingFlow === flow && !modal.standsOnFlow {
      takeOff(modal)
      put(modal, on: place)
    }
  }

  private func put(_ modal: Node, on anchor: Node) {
    draft?.keep(anchor)
    draft?.keep(modal)
    anchor.add(modal)
    modal.presenter = anchor
    effects.didMove(modal)
  }
}
