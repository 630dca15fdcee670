extension TreeSnapshot {
  /// Returns whether places, modals and states are equal, regardless of the gaps.
  package func hasSameContent(as other: TreeSnapshot) -> Bool { root == other.root }

  /// Returns the snapshot after encoding and decoding.
  package func aroundCoding() throws -> TreeSnapshot {
    try StoredValue(self, within: Limit.value).decode(TreeSnapshot.self)
  }
}
