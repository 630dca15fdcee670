extension TreeSnapshot {
  /// Whether the places, modals and states are the same, whatever is missing.
  package func hasSameContent(as other: TreeSnapshot) -> Bool { root == other.root }

  /// The same after it was encoded and decoded.
  package func aroundCoding() throws -> TreeSnapshot {
    try StoredValue(self, within: Limit.value).decode(TreeSnapshot.self)
  }
}
