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
    for surface in engine.reconciler.openSurfaces() {
      // What is in a modal that is not shown is not held by anybody but the tree.
      if let modal = surface.modal, !seen.contains(modal) {
        if driver.count(in: surface) > 0 { found.append("\(surface.id) is kept unseen") }
        continue
      }
      let observed = (0..<max(driver.count(in: surface), 0)).map {
        driver.item(at: $0, in: surface)
      }
      let own = observed.compactMap { if case .node(let id) = $0 { id } else { nil } }
      if own != surface.desired.map(\.id) {
        found.append(
          "\(surface.kind) \(surface.id): \(own) instead of \(surface.desired.map(\.id))")
      }
      // Where there is nothing, nothing can be selected.
      if surface.kind.selects, !surface.desired.isEmpty,
        driver.selection(in: surface) != surface.desiredSelection
      {
        found.append("\(surface.id) selects \(driver.selection(in: surface))")
      }
    }
    let shown: [NodeID] = (0..<max(driver.modalCount, 0)).compactMap {
      if case .node(let id) = driver.modal(at: $0) { id } else { nil }
    }
    if shown != reachable { found.append("modals \(shown) instead of \(reachable)") }
    return found
  }
}
