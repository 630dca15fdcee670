/// A coordinator in a tree: the tree's data from its start to its end.
@MainActor
package final class Flow {
  /// The identity of the node.
  let id: NodeID
  package let coordinator: any Coordinator
  package let container: Container
  /// The coordinator, if it guards its routes.
  package let routeGuard: (any RouteGuard)?
  /// The remembered place, to resume later.
  package internal(set) var remembered: RememberedPlace?
  /// True if code ended the deciding node of such a place, and has not suspended since.
  var didJustDecline = false
  // Both until the flow has ended and that was delivered.
  package private(set) var node: Node?
  private(set) var owner: (any TreeOwner)?
  package internal(set) var isLive = true
  /// The last verb that was called on this flow and not dropped as a duplicate.
  var lastRequest: NavigationRequest.ID?
  /// The modals that this flow presented, in order.
  var presented: [Node] = []
  /// Whether a caller of `run` waits for the ending.
  package internal(set) var isAwaited = false
  /// Where the ending goes.
  var receivers: [ResultReceiver] = []
  /// The receivers of the ending, during its delivery.
  var endingReceivers: [ResultReceiver] = []
  /// Delivers the output of the finished flow.
  var conclusion: (@MainActor () -> Void)?
  /// True if the ending was delivered although the node is still in the tree.
  var isConcluded = false

  /// The running tasks, in the order of their starts.
  private var tasks: [RunningTask] = []

  init(_ coordinator: any Coordinator, container: Container, node: Node, owner: any TreeOwner) {
    id = node.id
    self.coordinator = coordinator
    routeGuard = coordinator as? any RouteGuard
    self.container = container
    self.node = node
    self.owner = owner
  }

  /// Adds a receiver of the ending.
  package func addReceiver(_ receiver: ResultReceiver) {
    receivers.append(receiver)
  }

  package var name: String { String(naming: type(of: coordinator)) }

  /// Starts a task that ends with the flow; a late one is created cancelled.
  package func addTask(_ operation: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
    guard isLive else {
      let task = Task { await operation() }
      task.cancel()
      owner?.noteCancelled(task, of: self)
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

  /// True while a task that the coordinator started is running; its `lifetime()` does not count, because it begins
  /// again with a restored flow.
  package var isWorking: Bool { tasks.contains { !$0.isLifetime } }

  /// Starts the coordinator's `lifetime()`.
  func startLifetime() {
    let running = RunningTask(of: self, isLifetime: true)
    running.task = Task {
      // A flow that ends at once is released at once: `lifetime()` runs only for a flow that still
      // exists.
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
      if let task = running.task { owner?.noteCancelled(task, of: self) }
      running.end()
    }
  }

  /// Releases the tree, as the last step of a flow's end.
  func leaveTree() {
    container.flow = nil
    node = nil
    owner = nil
  }
}

/// A task of a flow, which retains the flow only while that is in the tree.
@MainActor
private final class RunningTask {
  private(set) var flow: Flow?
  var task: Task<Void, Never>?
  let isLifetime: Bool

  init(of flow: Flow, isLifetime: Bool = false) {
    self.flow = flow
    self.isLifetime = isLifetime
  }

  /// Handles the end of the task.
  func forget() {
    flow?.forget(self)
    flow = nil
  }

  /// Handles the end of the flow.
  func end() {
    flow = nil
    task?.cancel()
    task = nil
  }
}
