/// Where to look after a wake.
@_spi(Hosting) public enum HostChange {
  /// What was asked for last names a place that is not there, such as a tab beyond the last one.
  ///
  /// The text says so, as a sentence without its full stop. It is reported as misuse, and everything is
  /// read again. Change nothing before, and never trap.
  case impossible(String)
  /// The items or the selection of a host container.
  case hostContainer(HostContainer)
  /// What is presented.
  case modals
  /// Nothing but that the driver became idle: everything that can be seen is read.
  case idle
  /// Everything that the tree has, for a host that cannot say what changed.
  case everything
}

extension HostChange {
  /// There is no item at `position` among `count`.
  package static func noItem(at position: Int, among count: Int) -> HostChange {
    .impossible("There is no item at \(position) among \(count)")
  }

  /// A splice names positions that a container with `count` items does not have.
  @MainActor
  package static func noPositions(for splice: ItemsChange, among count: Int) -> HostChange {
    .impossible(
      "There are no \(splice.removed.count) items from \(splice.position) on among \(count)")
  }

  /// There are not `lowest` modals, above which something was to go.
  package static func noModals(above lowest: Int, among count: Int) -> HostChange {
    .impossible("There are \(count) modals and not \(lowest)")
  }
}
