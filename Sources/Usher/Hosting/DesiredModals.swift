/// The modals that the host must show, from the bottom.
///
/// Follows the tree modal by modal: all are read anew only when another order of them is possible, as
/// after the selection of another tab.
@MainActor
final class DesiredModals {
  private(set) var desired: [Node] = []
  private(set) var ids: Set<NodeID> = []
  /// The number of lowest modals that the host is known to show.
  var matchingCount = 0
  /// Modals that were presented since the last refresh.
  private var added: [Node] = []
  private var isStale = false
  /// Modals that the host dismisses with one below them, and presents again.
  private var returning: Set<NodeID> = []

  /// Notes the presentation of a modal.
  func add(_ modal: Node) {
    var all = added.takeOut()
    all.append(modal)
    added = all
  }

  /// Notes the end of a modal, so that no ended modal is retained until the next request to the
  /// host.
  ///
  /// The caller retains the modal, so that none of the app's code runs in here.
  ///
  /// - Complexity: O(*k*) in the number of modals that were presented after it.
  func remove(_ modal: Node) {
    if !added.isEmpty {
      var all = added.takeOut()
      all.removeLast(modal)
      added = all
    }
    returning.remove(modal.id)
    guard ids.contains(modal.id), let position = desired.lastIndex(of: modal) else { return }
    var (known, all) = (ids.takeOut(), desired.takeOut())
    known.remove(modal.id)
    all.remove(at: position)
    (ids, desired) = (known, all)
    matchingCount = min(matchingCount, position)
  }

  /// Notes that the host dismisses a modal, which comes back if it is still desired.
  func noteDismissal(of modal: Node) {
    if ids.contains(modal.id) { returning.insert(modal.id) }
  }

  /// Returns whether a modal comes back that the host dismissed with one below it.
  func takeReturn(of modal: Node) -> Bool { returning.remove(modal.id) != nil }

  /// Makes the next refresh read all modals, because others may be shown, or in another order.
  func invalidate() {
    isStale = true
  }

  /// True if ``refresh(of:)`` has work to do.
  var isOutdated: Bool { isStale || !added.isEmpty }

  /// Brings the list up to date.
  ///
  /// - Complexity: O(*m* · *d*) in the number of modals presented since, or of all if another tab
  ///   was selected, and in the depth of each below the previous one.
  func refresh(of state: TreeState) {
    if isStale {
      isStale = false
      added = []
      matchingCount = 0
      desired = state.reachableModals
      ids = Set(desired.map(\.id))
    } else if !added.isEmpty {
      var (known, all) = (ids.takeOut(), desired.takeOut())
      for modal in added where modal.isReachable(by: known) {
        all.append(modal)
        known.insert(modal.id)
      }
      (ids, desired, added) = (known, all, [])
    }
  }
}

extension TreeState {
  /// The modals that would be visible without those above them: every enclosing tabs container has
  /// their tab selected.
  ///
  /// - Complexity: O(*m* · *d*) in the number of modals and in the depth of each below the previous
  ///   one.
  package var reachableModals: [Node] {
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
  /// Returns whether this modal is reachable, given the reachable ones among those presented before
  /// it.
  fileprivate func isReachable(by known: Set<NodeID>) -> Bool {
    guard isLive, var node = presenter else { return false }
    while true {
      // Code outside the tree may present the root itself.
      if node.presentation != nil, node.presenter != nil { return known.contains(node.id) }
      guard let parent = node.parentContainer else { return node.isLive }
      if !parent.isVisible(node) { return false }
      guard let outer = parent.flow?.node else { return false }
      node = outer
    }
  }
}
