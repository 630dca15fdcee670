/// The modals that the host is to show, from the bottom.
///
/// Follows the tree modal by modal: all are looked at anew only when another tab is selected.
@MainActor
struct DesiredModals {
  private(set) var desired: [Node] = []
  private(set) var ids: Set<NodeID> = []
  /// Below this position the host is known to show what is desired.
  var matchingCount = 0
  /// Modals that were presented since the last refresh.
  private var added: [Node] = []
  private var isStale = false

  /// Follows the presentation of a modal.
  mutating func add(_ modal: Node) {
    added.append(modal)
  }

  /// Follows the end of a modal, so that nothing that has ended is held until the host may be asked again.
  ///
  /// The caller holds the modal, so that none of the app's code runs in here.
  ///
  /// - Complexity: O(*k*) in the modals that were presented after it.
  mutating func remove(_ modal: Node) {
    if let position = added.lastIndex(of: modal) { added.remove(at: position) }
    guard ids.remove(modal.id) != nil, let position = desired.lastIndex(of: modal) else { return }
    desired.remove(at: position)
    matchingCount = min(matchingCount, position)
  }

  /// Has all modals looked at anew, because another tab was selected.
  mutating func invalidate() {
    isStale = true
  }

  /// Whether ``refresh(of:)`` has something to do.
  var isOutdated: Bool { isStale || !added.isEmpty }

  /// Brings the list up to date.
  ///
  /// - Complexity: O(*m* · *d*) in the modals that were presented since, or in all if another tab was
  ///   selected, and in how deep each is nested below the one before it.
  mutating func refresh(of state: TreeState) {
    if isStale {
      isStale = false
      added = []
      matchingCount = 0
      desired = state.reachableModals
      ids = Set(desired.map(\.id))
    } else if !added.isEmpty {
      for modal in added where modal.isReachable(by: ids) {
        desired.append(modal)
        ids.insert(modal.id)
      }
      added = []
    }
  }
}

extension TreeState {
  /// The modals that would be seen if nothing lay on top of them: every tabs container on the way up
  /// has its tab selected.
  ///
  /// - Complexity: O(*m* · *d*) in the modals and in how deep each is nested below the one before it.
  var reachableModals: [Node] {
    var reachable: [Node] = []
    var known = Set<NodeID>()
    for modal in modals where modal.isReachable(by: known) {
      reachable.append(modal)
      known.insert(modal.id)
    }
    return reachable
  }
}

extension Node {
  /// Whether this modal is reachable, if `known` are those that are among the ones presented before it.
  fileprivate func isReachable(by known: Set<NodeID>) -> Bool {
    guard isLive, var node = presenter else { return false }
    while true {
      // The root may be presented itself, by code outside of the tree.
      if node.presentation != nil, node.presenter != nil { return known.contains(node.id) }
      guard let parent = node.parentContainer else { return node.isLive }
      if !parent.isVisible(node) { return false }
      guard let outer = parent.flow?.node else { return false }
      node = outer
    }
  }
}
