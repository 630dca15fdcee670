@_spi(Hosting) package import Usher

extension Tree {
  /// The differences between the driver's state and the tree, read without the reconciler's data.
  ///
  /// Empty when the host has caught up.
  ///
  /// - Complexity: O(*n*) in the size of the tree.
  package var disagreements: [String] {
    disagreements(with: engine.reconciler.driver)
  }

  /// Returns the differences between the state of `driver` and the tree.
  ///
  /// - Parameter readsUnseen: Whether `driver` also holds what was filled and is on no screen. A reader
  ///   of the window does not.
  package func disagreements(with driver: any ObservedHost, readsUnseen: Bool = true) -> [String] {
    var found: [String] = []
    let reachable = engine.state.reachableModals.map(\.id)
    let seen = Set(reachable)
    for hostContainer in engine.reconciler.openContainers() {
      // Only the tree has the contents of a hidden modal.
      // The contents made for a modal that was hidden before it was presented follow the tree.
      if let modal = hostContainer.modal, !seen.contains(modal),
        hostContainer.isNew || !readsUnseen
      {
        if driver.count(in: hostContainer) > 0 {
          found.append("\(hostContainer.id) is kept unseen")
        }
        continue
      }
      let observed = (0..<max(driver.count(in: hostContainer), 0)).map {
        driver.item(at: $0, in: hostContainer)
      }
      let own = observed.compactMap { if case .node(let id) = $0 { id } else { nil } }
      if own != hostContainer.desired.map(\.id) {
        found.append(
          "\(hostContainer.kind) \(hostContainer.id): \(own) instead of \(hostContainer.desired.map(\.id))"
        )
      }
      // An empty container has no selection.
      if hostContainer.kind.selects, !hostContainer.desired.isEmpty,
        driver.selection(in: hostContainer) != hostContainer.desiredSelection
      {
        found.append("\(hostContainer.id) selects \(driver.selection(in: hostContainer))")
      }
    }
    let shown: [NodeID] = (0..<max(driver.modalCount, 0)).compactMap {
      if case .node(let id) = driver.modal(at: $0) { id } else { nil }
    }
    for modal in engine.state.modals {
      if modal.isLive, modal.presentingLevel == nil {
        found.append("modal \(modal.id) is not on its flow")
      }
      if let below = modal.presenter?.enclosingModal, below.id > modal.id {
        found.append("modal \(modal.id) is on the later modal \(below.id)")
      }
    }
    if shown != reachable { found.append("modals \(shown) instead of \(reachable)") }
    return found
  }
}

extension Node {
  /// The innermost modal that contains this node; `nil` outside of modals.
  fileprivate var enclosingModal: Node? {
    var node: Node? = self
    while let next = node, next.presentation == nil { node = next.parentContainer?.flow?.node }
    return node
  }
}
