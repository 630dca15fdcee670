extension Coordinator {
  /// Returns whether `route` is one of this flow's.
  func hasRoute(_ route: Any) -> Bool {
    route is Route || route is any UnresolvedRoute
  }

  /// The flow's default start.
  ///
  /// For tabs it does not include their contents.
  package var startPlan: Plan {
    navigation.container.rules.plan(startingAt: navigation.start)
  }
}
