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
  /// the place is found by the change's anchor, not by its position; and what is to be inserted and
  /// is there already is left there.
  func apply(
    _ change: ItemsChange, to hostContainer: HostContainer, with transition: TransitionStyle)
  /// Selects an item of a tabs host container.
  ///
  /// In a container that was just made the first one is selected.
  func select(_ position: Int, in hostContainer: HostContainer, with transition: TransitionStyle)
  /// Presents a modal over everything that is there.
  func present(_ modal: Node, with transition: TransitionStyle)
  /// Dismisses every modal above the lowest `count`, in one go, and releases what they showed.
  ///
  /// One that is still in the tree is filled anew before it is presented again. The same goes for
  /// what the user took away and may not leave.
  func dismiss(above count: Int, with transition: TransitionStyle)
  /// Takes a gesture under way back: nothing that it moved has moved.
  func cancelInteraction()
  /// Called when nothing is left to ask for: the driver shows what the tree says, or as much of it as can
  /// be shown at the moment.
  ///
  /// The time to release what has left. It is called often, also when nothing had to be asked for.
  /// Does nothing unless a driver says otherwise.
  func didSettle()
}

extension HostDriver {
  /// A driver that cannot tell.
  @_spi(Hosting) public var didPerformLastRequest: Bool { false }
  /// Nothing to do.
  @_spi(Hosting) public func didSettle() {}
}
