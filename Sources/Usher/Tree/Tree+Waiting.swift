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
