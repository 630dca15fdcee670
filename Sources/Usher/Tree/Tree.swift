// Tree/ holds what a tree is: nodes, containers, flows, plans, and how it describes itself.

/// The navigation state of one host, which the host follows.
///
/// Coordinators change it through their verbs, and the host then updates its views to match. A host makes
/// its tree and hands it out for reading; a flow cannot reach another flow through it.
@MainActor
public final class Tree {
  package let engine: ChangeEngine

  /// Attaches `coordinator` as the root, and lets `driver` follow.
  ///
  /// - Parameters:
  ///   - firstEntry: The number before that of the first node below the root.
  ///   - onEnd: Called once when the root flow ends by itself or is left.
  package init<Output>(
    root coordinator: any Coordinator<Output>, driver: any HostDriver,
    configuration: TreeConfiguration = TreeConfiguration(), launch: Launch = .standard,
    firstNode: UInt64 = 1,
    observer: (@MainActor (TreeEvent) -> Void)? = nil,
    engineObserver: (any EngineObserver)? = nil, recorder: (any ChangeRecorder)? = nil,
    onStart: (@MainActor (Node) -> Void)? = nil,
    onEnd: @escaping @MainActor (Ending<Output>) -> Void = { _ in }
  ) {
    let events = EventHub(
      recorder: recorder ?? configuration.recording?.makeRecorder(), engineObserver: engineObserver,
      onMisuse: configuration.onMisuse)
    events.onStart = onStart
    if let observer { events.add(observer) }
    if let root = coordinator as? any TreeObserver {
      events.add { [weak root] in root?.happened($0) }
    }
    engine = ChangeEngine(
      TreeState(configuration, firstNode: firstNode), events, driver: driver)
    engine.start(coordinator, at: launch, onEnd: onEnd)
    launch.finish(in: self)
  }

  /// Attaches `coordinator` as the root, and lets `driver` follow.
  ///
  /// For hosts. The driver is started and asked for what there is to show before this returns. Hold the
  /// tree as long as it is shown, and call ``close()`` when you are done with it. Releasing it is not enough,
  /// because its flows stay until they are closed.
  ///
  /// - Parameters:
  ///   - coordinator: The root flow. It must not have been attached before.
  ///   - driver: What shows the tree; held by it.
  ///   - configuration: What the tree does where there is a choice.
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

  /// Whether the root flow is still there.
  public var isLive: Bool { root.isLive }

  /// Whether the host shows what the tree says, and nothing is under way.
  public var isSettled: Bool { engine.isSettled }

  /// Whether the root flow may be left by going back, as one that was started by other code may.
  ///
  /// `false` unless a host says otherwise: at the very first screen there is nowhere to go back to.
  @_spi(Hosting) public var canLeaveRoot: Bool {
    get { engine.state.canLeaveRoot }
    set { engine.state.canLeaveRoot = newValue }
  }

  /// Whether other code presents the root flow as a modal, so that `dismiss()` in it leaves it.
  ///
  /// `false` unless a host says otherwise.
  @_spi(Hosting) public var rootIsPresented: Bool {
    get { engine.state.rootIsPresented }
    set { engine.state.rootIsPresented = newValue }
  }

  /// Ends every flow with the cause ``EndingCause/hostClosed``.
  ///
  /// A no-op when the tree has ended.
  ///
  /// - Complexity: O(*n*) in the size of the tree.
  public func close() { engine.close() }

  // MARK: - Observing

  /// Calls `receive` for everything that happens, in order, until the token is released.
  ///
  /// Verbs called in it queue behind the change that it tells of.
  public func observe(_ receive: @escaping @MainActor (TreeEvent) -> Void) -> TreeObservation {
    engine.events.observe(receive)
  }

  /// Everything that happens from now on, in order.
  ///
  /// Events that are not read yet are kept, so read or release it. It ends when the tree was closed and released.
  public var events: AsyncStream<TreeEvent> { engine.events.makeStream() }

  /// What happened to the last requests that did not just take effect as they were asked for, the oldest
  /// first.
  ///
  /// At most 100 are kept, as text; older ones are forgotten.
  public var explanations: [Explanation] { engine.events.explanations }

  /// What happened to a request that did not just take effect as it was asked for; `nil` if it did, if
  /// that is not known yet, or if it is too long ago.
  ///
  /// - Complexity: O(*n*) in ``explanations``.
  public func explanation(of request: NavigationRequest.ID) -> Explanation? {
    explanations.last { $0.request.id == request }
  }
}
