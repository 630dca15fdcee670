/// A modal of a plan that a change still presents.
final class PlannedModal {
  let modal: Plan.Modal
  let node: Node
  let isJudged: Bool

  init(_ modal: Plan.Modal, on node: Node, isJudged: Bool) {
    (self.modal, self.node, self.isJudged) = (modal, node, isJudged)
  }
}

extension [PlannedModal] {
  /// Removes the one that comes first in its plan's order.
  mutating func popFirst() -> PlannedModal? {
    guard var first = indices.first else { return nil }
    for index in indices where self[index].modal.order < self[first].modal.order { first = index }
    return remove(at: first)
  }
}
