/// One contiguous change of a host container's own items.
///
/// An item that is both removed and inserted moves, and keeps its contents.
@MainActor
@_spi(Hosting) public struct ItemsChange {
  /// The item below the change; `nil` at the bottom.
  public let anchor: Node?
  /// The position of the change among the host container's own items at the last reading.
  public let position: Int
  /// The removed nodes, from the bottom.
  public let removed: [Node]
  /// The inserted nodes, from the bottom.
  public let inserted: [Node]

  package init(anchor: Node?, position: Int, removed: [Node], inserted: [Node]) {
    self.anchor = anchor
    self.position = position
    self.removed = removed
    self.inserted = inserted
  }

  /// Returns whether it fits the last reading of `hostContainer`, for hosts that use the anchor
  /// because other code may have changed the container since.
  package func isPossible(in hostContainer: HostContainer) -> Bool {
    let (end, overflows) = position.addingReportingOverflow(inserted.count)
    return position >= 0 && !overflows && end <= hostContainer.shown.count
  }

  /// Returns the positions of the removed items in a container of `count` items; `nil` if it has no
  /// such positions.
  ///
  /// For containers without foreign items. If it is `nil`, notify with
  /// ``HostChange/impossible(_:)``.
  public func positions(among count: Int) -> Range<Int>? {
    let (end, overflows) = position.addingReportingOverflow(removed.count)
    guard position >= 0, !overflows, end <= count else { return nil }
    return position..<end
  }

  /// The nodes that are removed and not inserted again, from the bottom.
  ///
  /// - Complexity: O(*k*) in the number of both; O(1) without insertions.
  public var leaving: [Node] {
    guard !inserted.isEmpty, !removed.isEmpty else { return removed }
    if inserted.count == 1 { return removed.filter { $0 !== inserted[0] } }
    let moved = Set(inserted.lazy.map(\.id))
    return removed.filter { !moved.contains($0.id) }
  }
}
