/// The few operations in which hosts differ.
///
/// A driver decides nothing.
///
/// The reconciler asks one thing at a time, and only while the driver is idle. A driver may be slow,
/// drop a request, cancel it, move by itself, and hold things that are not ours: the reconciler reads
/// what is there and goes on from that. A driver guarantees one thing: it calls `hostChanged` whenever it
/// becomes idle, and whenever its containers changed without being asked.
///
/// Of several requests for one change only the last is animated. Containers that are not on screen yet are
/// filled first, the innermost before those around it.
@MainActor
@_spi(Hosting) public protocol HostDriver: ObservedHost {
  /// Called once, before anything else.
  ///
  /// `root` is there for as long as the tree; when that is closed, a last request empties it. `hostChanged`
  /// does not hold the tree. It may be called at any time, inside a request too.
  func start(with root: HostContainer, hostChanged: @escaping @MainActor (HostChange) -> Void)

  /// Whether a request can be made now.
  ///
  /// Read anew each time from what really goes on.
  var activity: DriverActivity { get }
  /// Why nothing can be presented at the moment, if so, such as a window that is not on screen.
  ///
  /// `nil` if nothing is in the way. That something foreign is on top need not be said here: it can be
  /// read.
  var presentationBlocker: String? { get }

  /// Whether what was asked for last has happened, whatever happened since.
  ///
  /// What is missing although it came was taken away by the host; what never came was dropped, and is
  /// asked for again. A driver that cannot tell says `false`.
  var didPerformLastRequest: Bool { get }
  /// What the user did that removed `node` without the driver being asked to.
  ///
  /// Asked once for all that is missing, with the topmost of it.
  func cause(ofRemoving node: Node) -> EndingCause

  /// Changes the items of a host container.
  ///
  /// A host container met for the first time is not on screen yet. Where a host container can hold foreign items,
  /// the place is found by the splice's anchor, not by its position; and what is to be inserted and
  /// is there already is left there.
  func apply(
    _ splice: ItemsChange, to hostContainer: HostContainer, with transition: TransitionStyle)
  /// Selects an item of a tabs host container.
  ///
  /// In a container that was just made the first one is selected.
  func select(_ position: Int, in hostContainer: HostContainer, with transition: TransitionStyle)
  /// Presents a modal over everything that is there.
  func present(_ modal: Node, with transition: TransitionStyle)
  /// Dismisses every modal above the lowest `count`, in one go, and lets go of what they showed.
  ///
  /// One that is still in the tree is filled anew before it is presented again. The same goes for
  /// what a person took away and may not leave.
  func dismiss(above count: Int, with transition: TransitionStyle)
  /// Takes a gesture under way back: nothing that it moved has moved.
  func cancelInteraction()
  /// Called when nothing is left to ask for: the driver shows what the tree says, or as much of it as can
  /// be shown at the moment.
  ///
  /// The time to let go of what has left. It is called often, also when nothing had to be asked for.
  /// Does nothing unless a driver says otherwise.
  func didSettle()
}

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

extension HostDriver {
  /// A driver that cannot tell.
  @_spi(Hosting) public var didPerformLastRequest: Bool { false }
  /// Nothing to do.
  @_spi(Hosting) public func didSettle() {}
}

/// Whether a driver can be asked for something.
///
/// Cases can be added, so a `switch` over it needs a `default`.
@_spi(Hosting) public enum DriverActivity: Hashable, Sendable {
  /// Nothing moves: something can be asked for.
  case idle
  /// A transition runs.
  case transitioning
  /// A person's gesture is under way, not yet decided.
  case interacting
}

/// What a host shows at a position.
///
/// Cases can be added, so a `switch` over it needs a `default`.
@_spi(Hosting) public enum ObservedItem: Hashable, Sendable {
  /// A node of the tree.
  case node(NodeID)
  /// Something that is not ours, by a name to report it with.
  case foreign(String)
}

extension ObservedItem {
  /// The node at a position, for hosts that hold nodes and nothing else.
  @MainActor
  package static func at(_ position: Int, of nodes: [Node]) -> ObservedItem {
    nodes.indices.contains(position) ? .node(nodes[position].id) : .foreign("nothing")
  }
}

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
