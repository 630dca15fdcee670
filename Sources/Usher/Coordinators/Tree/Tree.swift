/// The navigation state of one host, which the host follows.
///
/// Coordinators change it through their verbs, and the host then updates its views to match. A host
/// creates its tree and offers it for reading; a flow cannot reach another flow through it.
@MainActor
public final class Tree {
  package let engine: ChangeEngine

  /// Attaches `coordinator` as the root, and makes `driver` follow.
  ///
  /// - Parameters:
  ///   - firstNode: The number before that of the first node below the root.
  ///   - onEnd: Called once when the root flow ends by itself or is left.
  package init<Output>(
    root coordinator: any Coordinator<Output>, driver: any HostDriver,
    configuration: TreeConfiguration = TreeConfiguration(), launch: Launch = .standard,
    firstNode: UInt64 = 1,
    observer: (@MainActor (TreeEvent) -> Void)? = nil,
    engineObserver: (any EngineObserver)? = nil, recorder: (any ChangeRecorder)? = nil,
    onStart: (@MainActor (Node) -> Void)? = nil,
    onNotStarted: (@MainActor (any Coordinator, _ route: Any?) -> Void)? = nil,
    onEnd: @escaping @MainActor (Ending<Output>) -> Void = { _ in }
  ) {
    let events = EventHub(
      recorder: recorder ?? configuration.recording?.makeRecorder(), engineObserver: engineObserver,
      onMisuse: configuration.onMisuse)
    events.onStart = onStart
    events.onNotStarted = onNotStarted
    if let observer { events.add(observer) }
    if let root = coordinator as? any TreeObserver {
      events.add { [weak root] in root?.happened($0) }
    }
    engine = ChangeEngine(
      TreeState(firstNode: firstNode), events, driver: driver,
      alertWords: configuration.alertWords)
    engine.start(coordinator, at: launch.start(engine.state, root: coordinator), onEnd: onEnd)
    launch.finish(in: self)
  }

  /// Attaches `coordinator` as the root, and makes `driver` follow.
  ///
  /// For hosts. The driver is started and receives its first requests before this returns. Keep the
  /// tree while it is shown, and call ``close()`` afterwards. Releasing it is not enough, because
  /// its flows stay until they are closed.
  ///
  /// - Parameters:
  ///   - coordinator: The root flow, which must never have been attached.
  ///   - driver: The driver, which the tree retains.
  ///   - configuration: Options of the tree.
  ///   - launch: Where the tree starts.
  ///   - onEnd: Called once when the root flow ends by itself or is left.
  @_spi(Hosting) public convenience init<Output>(
    root coordinator: any Coordinator<Output>, driver: any HostDriver,
    configuration: TreeConfiguration = TreeConfiguration(), launch: Launch = .standard,
    onEnd: @escaping @MainActor (Ending<Output>) -> Void = { _ in }
  ) {
    self.init(
      root: coordinator, driver: driver, configuration: configuration, launch: launch,
      firstNode: 1, onEnd: onEnd)
  }

  /// The node of the root flow.
  @_spi(Hosting) public var root: Node { engine.state.root }

  /// True until the root flow has ended.
  public var isLive: Bool { root.isLive }

  /// True if the host shows the tree, and no change is in progress.
  public var isSettled: Bool { engine.isSettled }

  /// True if the user may go back out of the root flow, as in a flow that other code presents.
  ///
  /// `false` unless a host sets it: the very first screen has no screen to go back to.
  @_spi(Hosting) public var canLeaveRoot: Bool {
    get { engine.state.canLeaveRoot }
    set { engine.state.canLeaveRoot = newValue }
  }

  /// True if other code presents the root flow as a modal, so that `dismiss()` in it leaves it.
  ///
  /// `false` unless a host sets it.
  @_spi(Hosting) public var rootIsPresented: Bool {
    get { engine.state.rootIsPresented }
    set { engine.state.rootIsPresented = newValue }
  }

  /// Ends every flow with the cause ``EndingCause/hostClosed``.
  ///
  /// Does nothing after the tree has ended.
  ///
  /// - Complexity: O(*n*) in the size of the tree.
  public func close() { engine.close() }

  // MARK: - Observing

  /// Calls `receive` for every event, in order, until the observation is cancelled or released.
  ///
  /// Verbs called in it queue behind the change of the event.
  public func observe(_ receive: @escaping @MainActor (TreeEvent) -> Void) -> TreeObservation {
    engine.events.observe(receive)
  }

  /// A stream of all later events, in order.
  ///
  /// Unread events are buffered, so read or release it. It ends when the tree was closed and
  /// released.
  public var events: AsyncStream<TreeEvent> { engine.events.makeStream() }

  /// The explanations of the last requests that went otherwise than requested, the oldest first.
  ///
  /// At most 100 are kept, as text.
  public var explanations: [Explanation] { engine.events.explanations }

  /// Returns the explanation of a request that went otherwise than requested; `nil` if it did not,
  /// if its outcome is unknown, or if it is too old.
  ///
  /// - Complexity: O(*n*) in ``explanations``.
  public func explanation(of request: NavigationRequest.ID) -> Explanation? {
    explanations.last { $0.request.id == request }
  }

  /// The screens that the user sees, without those that a modal or another tab hides; empty after the tree's end.
  ///
  /// It is the top screen of the stack, the tab or the modal in front; of columns beside each other, the top
  /// screen of each. An alert does not count, and hides none. During a transition it is the screen that the
  /// transition leads to; while the user holds a gesture, the one that it began on.
  ///
  /// - Complexity: O(*d*) in the depth of flows.
  public var visibleScreens: [NodeSummary] {
    isLive ? engine.reconciler.visibleScreens.map(\.summary) : []
  }
}
