/// The part of the host to read after a notification.
@_spi(Hosting) public enum HostChange {
  /// The last request names a missing place, such as a tab beyond the last one.
  ///
  /// The text describes it, as a sentence without its full stop. It is reported as misuse, and
  /// everything is read again. Change nothing before, and never trap.
  case impossible(String)
  /// The last request inserts nodes that a host container of their kind can never show, such as a
  /// controller that UIKit does not push.
  ///
  /// The text gives the reason for the outcome, without its full stop. Report the misuse yourself, and
  /// change nothing: the nodes end with the cause ``EndingCause/hostFailed`` without further attempts. If what the
  /// app pushes in their place is refused as well, before the host has done anything else there, that stays
  /// in the tree, unseen, and the host is left alone.
  case unshowable([Node], because: String)
  /// The items or the selection of a host container.
  case hostContainer(HostContainer)
  /// The presentations.
  case modals
  /// The driver became idle: everything visible is read.
  case idle
  /// Everything in the tree, for a host that cannot say which part changed.
  case everything
}

extension HostChange {
  /// Returns the change for a missing item at `position` among `count`.
  package static func noItem(at position: Int, among count: Int) -> HostChange {
    .impossible("There is no item at \(position) among \(count)")
  }

  /// Returns the change for a splice with positions that a container with `count` items does not
  /// have.
  @MainActor
  package static func noPositions(for splice: ItemsChange, among count: Int) -> HostChange {
    .impossible(
      "There are no \(splice.removed.count) items from \(splice.position) on among \(count)")
  }

  /// Returns the change for a modal above `lowest` ones, which do not exist.
  package static func noModals(above lowest: Int, among count: Int) -> HostChange {
    .impossible("There are \(count) modals and not \(lowest)")
  }
}
