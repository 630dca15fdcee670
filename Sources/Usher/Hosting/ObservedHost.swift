/// What a host shows, read from what is really there.
@MainActor
@_spi(Hosting) public protocol ObservedHost: AnyObject {
  /// How many items `hostContainer` holds now, foreign ones included; none if its container was not made.
  func count(in hostContainer: HostContainer) -> Int
  /// What is at a position of `hostContainer`, from the bottom or the left.
  func item(at position: Int, in hostContainer: HostContainer) -> ObservedItem
  /// Which position of `hostContainer` is selected.
  ///
  /// Asked of tabs only.
  func selection(in hostContainer: HostContainer) -> Int
  /// How many modals are presented now, foreign ones included.
  var modalCount: Int { get }
  /// The modal at a position, from the bottom.
  func modal(at position: Int) -> ObservedItem
}
