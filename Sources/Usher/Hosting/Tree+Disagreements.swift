extension Tree {
  /// Where what the driver holds differs from what the tree says, read without trusting anything
  /// that the reconciler remembers.
  ///
  /// Empty when the host has caught up.
  ///
  /// - Complexity: O(*n*) in the size of the tree.
  package var disagreements: [String] {
    disagreements(with: engine.reconciler.driver)
  }

  /// Where what `driver` says to show differs from what the tree says.
  package func disagreements(with driver: any ObservedHost) -> [String] {
    var found: [String] = []
    let reachable = engine.state.reachableModals.map(\.id)
    let seen = Set(reachable)
    for hostContainer in engine.reconciler.openContainers() {
      // What is in a modal that is not shown is held by the tree alone.
      if let modal = hostContainer.modal, !seen.contains(modal) {
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
      // Where there is nothing, nothing can be selected.
      if hostContainer.kind.selects, !hostContainer.desired.isEmpty,
        driver.selection(in: hostContainer) != hostContainer.desiredSelection
      {
        found.append("\(hostContainer.id) selects \(driver.selection(in: hostContainer))")
      }
    }
    let shown: [NodeID] = (0..<max(driver.modalCount, 0)).compactMap {
      if case .node(let id) = driver.modal(at: $0) { id } else { nil }
    }
    if shown != reachable { found.append("modals \(shown) instead of \(reachable)") }
    return found
  }
}
