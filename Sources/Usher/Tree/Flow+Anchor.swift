extension Flow {
  /// Returns the node on which a modal of this flow stands: the flow's active place, or the flow itself.
  ///
  /// A flow of parallel places, such as tabs, presents for all of them. A flow without a place presents from its own
  /// node until it has one.
  func anchor(for presentation: Presentation?) -> Node? {
    standsOnFlow(presentation) ? node : container.selectedNode ?? node
  }

  /// Returns the node on which a planned modal of this flow stands: the place of the flow that `node` is, or is in.
  ///
  /// Older snapshots and journals have it at a place of a flow further inside.
  func anchor(for modal: Plan.Modal, at node: Node) -> Node? {
    if standsOnFlow(modal.presentation) { return self.node }
    var place = node
    while place.parentContainer !== container {
      guard let outer = place.parentContainer?.flow?.node ?? place.presenter else {
        return anchor(for: modal.presentation)
      }
      place = outer
    }
    return place
  }

  /// Returns whether a modal of this flow stands on the flow, whichever place is active.
  func standsOnFlow(_ presentation: Presentation?) -> Bool {
    container.traits.isParallel || container.traits.hostKind.hasColumns
      || presentation?.outlivesPlace == true
  }
}

extension Node {
  /// True if this is a modal that stands on its flow, whichever place of that is active.
  @MainActor
  package var standsOnFlow: Bool { presentingFlow?.standsOnFlow(presentation) ?? false }
}
