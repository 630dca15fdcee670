/// Hears that a host container is to show something else than the host shows.
///
/// By this the tree reaches the reconciler, which is above it.
@MainActor
protocol HostContainerWatching: AnyObject {
  func markDirty(_ hostContainer: HostContainer)
}
