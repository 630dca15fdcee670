/// A coordinator in a tree: what the tree knows of it from its start to its end.
@MainActor
package final class Flow {
  /// The identity of the node.
  let id: NodeID
  package let coordinator: any Coordinator
  package let container: Container
  /// The coordinator, if it says who may enter its routes.
  package let routeGuard: (any RouteGuard)?
  /// The route that was asked for, to go on to it later.
  package internal(set) var remembered: RememberedPlace?
  /// Whether code ended what decided about such a place, and has not suspended since.
  var didJustDecline = false
  // Both until the flow has ended and that was delivered.
  package var node: Node? { storedNode }
  package var engine: ChangeEngine? { storedEngine }
  package internal(set) var isLive: Bool {
    get { storedIsLive }
    set { storedIsLive = newValue }
  }
  /// The last verb that was called on this flow and not dropped as a duplicate.
  var lastRequest: NavigationRequest.ID?
  /// What was on top of it when it presented something last, and the tree's shape then.
  private weak var lastTop: Node?
  private var lastShape: UInt64 = 0
  /// The modals that this flow presented, in order.
  var presented: [Node] = []
  /// Whether a caller of `run` waits for the ending.
  package internal(set) var isAwaited: Bool {
    get { storedIsAwaited }
    set { storedIsAwaited = newValue }
  }
  /// Where the ending goes.
  var receivers: [ResultReceiver] = []
  /// Those that get the ending, while it is delivered.
  var endingReceivers: [ResultReceiver] = []
  /// Delivers the value that the flow finished with.
  var conclusion: (@MainActor () -> Void)?
  /// The ending was delivered although the node is still there.
  var isConcluded = false

  /// The tasks that run, in the order in which they started.
  private var tasks: [RunningTask] = []

  // Stored privately, so that the compiler proves at build time that no two accesses overlap. What other
  // modules can see is checked at each access.
  private var storedNode: Node?
  private var storedEngine: ChangeEngine?
  private var storedIsLive = true
  private var storedIsAwaited = false

  init(_ coordinator: any Coordinator, container: Container, node: Node, engine: ChangeEngine) {
    id = node.id
    self.coordinator = coordinator
    routeGuard = coordinator as? any RouteGuard
    self.container = container
    storedNode = node
    storedEngine = engine
  }

  /// Adds a receiver that is told of the ending.
  package func addSink(_ receiver: ResultReceiver) {
    receivers.append(receiver)
  }

  /// What is on top of this flow, if that is known for a shape of the tree.
  func knownTop(at shape: UInt64) -> Node? {
    lastShape == shape && lastTop?.isLive == true ? lastTop : nil
  }

  /// Notes what is on top of this flow for a shape of the tree.
  func noteTop(_ node: Node, at shape: UInt64) {
    (lastTop, lastShape) = (node, shape)
  }

  package var name: String { String(describing: type(of: coordinator)) }

  /// Starts a task that ends with the flow; one that comes too late is born cancelled.
  package func addTask(_ operation: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
    // Where only what was is shown, nothing is done.
    if engine?.state.configuration.isFrozen == true { return Task {} }
    guard isLive else {
      let task = Task { await operation() }
      task.cancel()
      engine?.events.onTaskCancelled?(task, name)
      return task
    }
    let running = RunningTask(of: self)
    let task = Task {
      await operation()
      running.forget()
    }
    running.task = task
    tasks.append(running)
    return task
  }

  /// Starts what the coordinator does from its start to its end, if it does anything.
  ///
  func startLifetime() {
    if engine?.state.configuration.isFrozen == true { return }
    let running = RunningTask(of: self)
    running.task = Task {
      // A flow that ends at once is gone at once: only what is still there is asked.
      guard let coordinator = running.flow?.coordinator else { return }
      await coordinator.lifetime()
      running.forget()
    }
    tasks.append(running)
  }

  fileprivate func forget(_ task: RunningTask) {
    if let position = tasks.lastIndex(of: task) { tasks.remove(at: position) }
  }

  func cancelTasks() {
    guard !tasks.isEmpty else { return }
    let running = tasks
    tasks = []
    for running in running {
      if let task = running.task { engine?.events.onTaskCancelled?(task, name) }
      running.end()
    }
  }

  /// Lets go of the tree: the last thing that happens to a flow.
  func leaveTree() {
    container.flow = nil
    storedNode = nil
    storedEngine = nil
  }
}

/// A task of a flow, which holds the flow only as long as that is in the tree.
@MainActor
private final class RunningTask {
  private(set) var flow: Flow?
  var task: Task<Void, Never>?

  init(of flow: Flow) {
    self.flow = flow
  }

  /// The task is over.
  func forget() {
    flow?.forget(self)
    flow = nil
  }

  /// The flow is over.
  func end() {
    flow = nil
    task?.cancel()
    task = nil
  }
}
