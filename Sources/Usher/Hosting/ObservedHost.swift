/// The contents of a host, read from its real state.
@MainActor
@_spi(Hosting) public protocol ObservedHost: AnyObject {
  /// Returns the number of items in `hostContainer`, including foreign ones; 0 if its container was
  /// not made.
  func count(in hostContainer: HostContainer) -> Int
  /// Returns the item at a position of `hostContainer`, from the bottom or the left.
  func item(at position: Int, in hostContainer: HostContainer) -> ObservedItem
  /// Returns the selected position of `hostContainer`.
  ///
  /// Called only for tabs and pages.
  func selection(in hostContainer: HostContainer) -> Int
  /// Returns whether `hostContainer` shows its columns beside each other, so that each shows its topmost item.
  ///
  /// Called only for a host container with columns. `false` by default. Call `hostChanged` when it changes.
  func isExpanded(_ hostContainer: HostContainer) -> Bool
  /// The number of presented modals, including foreign ones.
  var modalCount: Int { get }
  /// Returns the modal at a position, from the bottom.
  func modal(at position: Int) -> ObservedItem
}

extension ObservedHost {
  /// Returns `false`, for a host without room.
  @_spi(Hosting) public func isExpanded(_ hostContainer: HostContainer) -> Bool { false }
}
