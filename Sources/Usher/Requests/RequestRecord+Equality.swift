/// Compares wishes, so that each comes true once.
extension RequestRecord {
  /// Returns whether it wishes for the same as an earlier request: a verb of the same flow, with an equal target.
  fileprivate func isEqual(to other: RequestRecord) -> Bool {
    let (one, two) = (request, other.request)
    return !one.isUnlikeOthers && !two.isUnlikeOthers && one.verb == two.verb
      && one.subject == two.subject && one.authority == two.authority && one.hasTarget(of: two)
  }
}

@MainActor
extension [RequestRecord] {
  /// Returns whether these verbs of a transaction, or the only one, wish for the same as others.
  @inline(never)  // because it is rare
  func isEqual(to others: [RequestRecord]) -> Bool {
    guard count == others.count else { return false }
    for (one, other) in zip(self, others) where !one.isEqual(to: other) { return false }
    return true
  }

  /// True if the places that one of them made are gone.
  var isUndone: Bool { contains { $0.effects.isUndone } }
}
