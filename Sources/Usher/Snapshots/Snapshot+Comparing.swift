extension Snapshot {
  /// Whether the places, modals and states are the same, whatever is missing.
  package func hasSameContent(as other: Snapshot) -> Bool { root == other.root }

  /// The same after it was encoded and decoded.
  package func aroundCoding() throws -> Snapshot {
    try StoredValue(self, within: Limit.value).decode(Snapshot.self)
  }
}

extension Tree {
  /// Whether somebody is being asked something.
  package var hasOpenQuestions: Bool { !questions.isEmpty }

  /// Whether a flow is there whose ending was delivered, and that was kept because nothing took its
  /// place: restored it begins again, and can end once more.
  ///
  /// - Complexity: O(*n*) in the entries.
  package var keepsConcludedFlows: Bool {
    Tree.subtrees(of: [root]).contains { $0.flow?.isConcluded == true }
  }
}
