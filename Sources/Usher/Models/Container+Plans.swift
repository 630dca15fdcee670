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
