/// The screens that the user sees, and whether observers were told of them.
@MainActor
struct VisibleScreens {
  private var told: [NodeID] = []

  /// Returns the screens if they are others than at the last call; `nil` if they are the same.
  mutating func change(to screens: [Node]) -> [Node]? {
    guard screens.count != told.count || !zip(screens, told).allSatisfy({ $0.id == $1 }) else {
      return nil
    }
    told = screens.map(\.id)
    return screens
  }
}

extension Reconciler {
  /// The screens that the host shows on top, as far as it was read; alerts do not hide them.
  ///
  /// - Complexity: O(*d*) in the depth of host containers on the way to them.
  package var visibleScreens: [Node] {
    var node = shownModals.last { $0.isLive && $0.alert == nil } ?? rootContainer?.node
    while let hostContainer = node?.hostContainer { node = hostContainer.shownItem }
    guard let node, node.isLive, node.screen != nil else { return [] }
    return [node]
  }
}

extension Tree {
  /// The screens that the user sees, without those that a modal or another tab hides; empty after the tree's end.
  ///
  /// There is one: the top screen of the stack, the tab or the modal in front. An alert does not count, and hides none. During
  /// a transition it is the screen that the transition leads to; while the user holds a gesture, the one that it began on.
  ///
  /// - Complexity: O(*d*) in the depth of flows.
  public var visibleScreens: [NodeSummary] {
    isLive ? engine.reconciler.visibleScreens.map(\.summary) : []
  }
}
