extension Container {
  /// Returns the position of the tab that `plan` selects; `nil` if there is none.
  func position(of plan: Plan) -> Int? {
    guard plan.isPartial else {
      return nodes.indices.contains(plan.selection) ? plan.selection : nil
    }
    guard let last = plan.places.last else { return nil }
    return nodes.firstIndex { areEqual($0.route, last.route) }
  }
}

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
