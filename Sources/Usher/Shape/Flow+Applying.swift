extension Flow {
  /// Returns the edits that change the contents of a place to those of `spec`, if it has any.
  func edits(applying spec: NodeSpec, at node: Node) -> [TreeEdit] {
    guard let place = spec.place, place.plan != nil || !place.modals.isEmpty, let owner
    else { return [] }
    var difference = PlanDifference(in: owner.state, .replaced)
    return difference.edits(applying: place, at: node)
  }
}
