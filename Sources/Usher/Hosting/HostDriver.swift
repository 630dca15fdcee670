/// The few operations in which hosts differ.
///
/// A driver makes no decisions.
///
/// The reconciler makes one request at a time, and only while the driver is idle. A driver may be
/// slow, drop a request, cancel it, change by itself, and contain foreign items: the reconciler
/// reads the real state and continues from there. A driver guarantees one thing: it calls
/// `hostChanged` whenever it becomes idle, and whenever its containers changed without a request.
///
/// Of several requests for one change only the last is animated. Containers off screen are filled
/// first, inner ones before outer ones.
@MainActor
@_spi(Hosting) public protocol HostDriver: ObservedHost {
  /// Called once, before any other method.
  ///
  /// `root` exists as long as the tree; closing the tree makes a last request to empty it.
  /// `hostChanged` does not retain the tree. It may be called at any time, also inside a request.
  func start(with root: HostContainer, hostChanged: @escaping @MainActor (HostChange) -> Void)

  /// True if the driver accepts a request now.
  ///
  /// Read anew each time from the real state.
  var activity: DriverActivity { get }
  /// The reason why nothing can be presented at the moment, such as a window that is not on screen.
  ///
  /// `nil` without a reason. It need not mention a foreign presentation on top, which the
  /// reconciler reads itself.
  var presentationBlocker: String? { get }

  /// True if the last request was performed, whatever happened since.
  ///
  /// If it was, the host removed the missing items; if not, it dropped the request, which is
  /// repeated. A driver that cannot tell returns `false`.
  var didPerformLastRequest: Bool { get }
  /// Returns the user's action that removed `node` without a request.
  ///
  /// Called once for all missing nodes, with the topmost of them.
  func cause(ofRemoving node: Node) -> EndingCause

  /// Changes the items of a host container.
  ///
  /// A new host container is not on screen yet. If a host container can have foreign items, use the
  /// change's anchor to find the place instead of its position, and leave an inserted item in place
  /// if it is already there.
  func apply(
    _ change: ItemsChange, to hostContainer: HostContainer, with transition: TransitionStyle)
  /// Selects an item of a host container with tabs or pages.
  ///
  /// A new container has its first item selected.
  func select(_ position: Int, in hostContainer: HostContainer, with transition: TransitionStyle)
  /// Presents a modal over everything.
  func present(_ modal: Node, with transition: TransitionStyle)
  /// Dismisses every modal above the lowest `count`, at once, and releases their contents.
  ///
  /// A modal that is still in the tree is filled anew before it is presented again. The same
  /// applies to one that the user dismissed but may not leave.
  func dismiss(above count: Int, with transition: TransitionStyle)
  /// Cancels the current gesture: nothing that it moved has left.
  func cancelInteraction()
  /// Called when no request is left: the driver shows the tree, or as much of it as possible at the
  /// moment.
  ///
  /// Release removed objects here. It is called often, also without any request. Does nothing by
  /// default.
  func didSettle()
  /// Called when the object of a page was released that is far from the shown one: release what shows it.
  ///
  /// The node stays where it is, and gets another object when it comes near again. Does nothing by default.
  func didRelease(_ node: Node)
}

extension HostDriver {
  /// Returns `false`, for a driver that cannot tell.
  @_spi(Hosting) public var didPerformLastRequest: Bool { false }
  /// Does nothing.
  @_spi(Hosting) public func didSettle() {}
  /// Does nothing.
  @_spi(Hosting) public func didRelease(_ node: Node) {}
}
