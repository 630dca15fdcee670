/// One contiguous change of a host container's own items.
///
/// An item that is both removed and inserted moves: it keeps everything that is shown in it.
@MainActor
@_spi(Hosting) public struct ItemsChange {
  /// The item below the change; `nil` at the bottom.
  public let anchor: Node?
  /// The position of the change among the host container's own items, as they were last read.
  public let position: Int
  /// What goes, from the bottom.
  public let removed: [Node]
  /// What comes, from the bottom.
  public let inserted: [Node]

  package init(anchor: Node?, position: Int, removed: [Node], inserted: [Node]) {
    self.anchor = anchor
    self.position = position
    self.removed = removed
    self.inserted = inserted
  }

  /// Whether it goes with what was read of `hostContainer`: for hosts that find its place by the anchor,
  /// because others may have changed the container since.
  package func isPossible(in hostContainer: HostContainer) -> Bool {
    let (end, overflows) = position.addingReportingOverflow(inserted.count)
    return position >= 0 && !overflows && end <= hostContainer.shown.count
  }

  /// The positions of what goes, in a container that holds `count` items; `nil` if it has no such
  /// positions.
  ///
  /// For containers that hold nothing foreign. If it is `nil`, wake with ``HostChange/impossible(_:)``.
  public func positions(among count: Int) -> Range<Int>? {
    let (end, overflows) = position.addingReportingOverflow(removed.count)
    guard position >= 0, !overflows, end <= count else { return nil }
    return position..<end
  }

  /// What goes and does not come again, from the bottom.
  ///
  /// - Complexity: O(*k*) in both; O(1) if nothing comes.
  public var leaving: [Node] {
    guard !inserted.isEmpty, !removed.isEmpty else { return removed }
    if inserted.count == 1 { return removed.filter { $0 !== inserted[0] } }
    let moved = Set(inserted.lazy.map(\.id))
    return removed.filter { !moved.contains($0.id) }
  }
}
