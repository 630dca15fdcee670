/// A coordinator in a tree: what the tree knows of it from its start to its end.
@MainActor
package final class Flow {
  // Fields that are only read or set as a whole are unchecked, because no access to them can overlap
  // another; the checks would be a third of what a push costs.

  package let coordinator: any Coordinator
  package let container: Container
  /// The coordinator, if it says who may enter its routes.
  package let entryGuard: (any EntryGuard)?
  /// Where somebody wanted to go, to go on to it later.
  @exclusivity(unchecked) var remembered: RememberedPlace?
  @exclusivity(unchecked) package private(set) weak var entry: Entry?
  @exclusivity(unchecked) package private(set) weak var tree: Tree?
  @exclusivity(unchecked) package internal(set) var isLive = true
  /// The modals that this flow presented, in order.
  var presented: [Entry] = []
  /// Whether a caller of `run` waits for the ending.
  @exclusivity(unchecked) var isAwaited = false
  /// Where the ending goes.
  var sinks: [ResultSink]
  /// Those that get the ending, while it is delivered.
  private(set) var endingSinks: [ResultSink] = []
  /// Delivers the value that the flow finished with.
  @exclusivity(unchecked) var conclusion: (@MainActor () -> Void)?
  /// The ending was delivered although the entry is still there.
  @exclusivity(unchecked) var isConcluded = false

  /// The tasks that run, in the order in which they started.
  private var tasks: [(number: UInt64, task: Task<Void, Never>)] = []
  private var nextTask: UInt64 = 0

  init(_ coordinator: any Coordinator, container: Container, entry: Entry, tree: Tree) {
    self.coordinator = coordinator
    entryGuard = coordinator as? any EntryGuard
    self.container = container
    self.entry = entry
    self.tree = tree
    sinks = []
  }

  /// Adds somebody who is told of the ending.
  package func addSink(_ sink: ResultSink) {
    sinks.append(sink)
  }

  var name: String { String(describing: type(of: coordinator)) }

  /// Starts a task that ends with the flow; one that comes too late is born cancelled.
  package func addTask(_ operation: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
    // Where only what was is shown, nothing is done.
    if tree?.configuration.isPicture == true { return Task {} }
    guard isLive else {
      let task = Task { await operation() }
      task.cancel()
      return task
    }
    let number = nextTask
    nextTask += 1
    let task = Task { [weak self] in
      await operation()
      self?.forgetTask(number)
    }
    tasks.append((number, task))
    return task
  }

  private func forgetTask(_ number: UInt64) {
    guard let position = tasks.firstIndex(where: { $0.number == number }) else { return }
    tasks.remove(at: position)
  }

  func cancelTasks() {
    guard !tasks.isEmpty else { return }
    let running = tasks
    tasks = []
    for (_, task) in running { task.cancel() }
  }

  /// Hands the ending to whoever waits for it, once.
  func deliver(_ cause: EndingCause) {
    // Cleared in any case: it holds the flow.
    let conclusion = self.conclusion
    self.conclusion = nil
    guard !isConcluded else { return }
    isConcluded = true
    endingSinks = sinks
    sinks = []
    if let conclusion {
      conclusion()
    } else {
      for sink in endingSinks { sink.left(cause) }
    }
    endingSinks = []
  }
}
