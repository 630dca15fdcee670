/// A coordinator in a tree: what the tree knows of it from its start to its end.
@MainActor
package final class Flow {
  package let coordinator: any Coordinator
  package let container: Container
  /// The coordinator, if it says who may enter its routes.
  package let entryGuard: (any EntryGuard)?
  /// Where somebody wanted to go, to go on to it later.
  var remembered: RememberedPlace?
  package private(set) weak var entry: Entry?
  package private(set) weak var tree: Tree?
  package internal(set) var isLive = true
  /// The modals that this flow presented, in order.
  var presented: [Entry] = []
  /// Whether a caller of `run` waits for the ending.
  var isAwaited = false
  /// Where the ending goes.
  var sinks: [ResultSink]
  /// Those that get the ending, while it is delivered.
  private(set) var endingSinks: [ResultSink] = []
  /// Delivers the value that the flow finished with.
  var conclusion: (@MainActor () -> Void)?
  /// The ending was delivered although the entry is still there.
  var isConcluded = false

  private var tasks: [UInt64: Task<Void, Never>] = [:]
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
    guard isLive else {
      let task = Task { await operation() }
      task.cancel()
      return task
    }
    let number = nextTask
    nextTask += 1
    let task = Task { [weak self] in
      await operation()
      self?.tasks[number] = nil
    }
    tasks[number] = task
    return task
  }

  func cancelTasks() {
    for number in tasks.keys.sorted() { tasks[number]?.cancel() }
    tasks = [:]
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
