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
