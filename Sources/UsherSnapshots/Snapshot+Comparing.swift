extension Snapshot {
  /// Whether the places, modals and states are the same, whatever is missing.
  package func hasSameContent(as other: Snapshot) -> Bool { root == other.root }

  /// The same after it was encoded and decoded.
  package func aroundCoding() throws -> Snapshot {
    try StoredValue(self, within: Limit.value).decode(Snapshot.self)
  }
}
