@_spi(Hosting) package import Usher

/// Knows every coordinator and screen that was in a tree, without holding it.
@MainActor
package final class LeakLog {
  private struct Record {
    let node: NodeID
    let name: String
    weak var object: AnyObject?
  }

  private var records: [Record] = []
  private var sizeAfterSweep = 64
  /// Tasks that were cancelled with their flows, and may not have returned yet.
  private var cancelled: [(task: Task<Void, Never>, owner: String)] = []

  package init() {}

  package func started(_ node: Node) {
    let object: AnyObject? =
      switch node.content {
      case .flow(let flow): flow.coordinator
      case .screen(let object): object
      case .alert, .none, .left: nil
      }
    guard let object else { return }
    let route = node.route.map { "\($0): " } ?? ""
    records.append(Record(node: node.id, name: "\(route)\(type(of: object))", object: object))
    if records.count > 2 * sizeAfterSweep {
      records.removeAll { $0.object == nil }
      sizeAfterSweep = max(records.count, 64)
    }
  }

  /// Returns the names of objects that are alive although their node has left the tree.
  package func leaks(in tree: Tree) -> [String] {
    var live = Set<ObjectIdentifier>()
    var open: [Node] = tree.root.isLive ? [tree.root] : []
    while let node = open.popLast() {
      if let screen = node.screen { live.insert(ObjectIdentifier(screen)) }
      if let flow = node.flow {
        live.insert(ObjectIdentifier(flow.coordinator))
        open += flow.container.nodes
      }
      if let modal = node.modal { open.append(modal) }
    }
    return records.compactMap { record in
      guard let object = record.object, !live.contains(ObjectIdentifier(object)) else { return nil }
      return record.name
    }
  }

  // MARK: - Tasks

  package func cancelled(_ task: Task<Void, Never>, of owner: String) {
    cancelled.append((task, owner))
  }

  /// The advice of a check that cannot wait to a caller that could.
  package var hint: String? {
    guard !cancelled.isEmpty else { return nil }
    return """
      Tasks that were cancelled with their flows may not have returned yet: await this check in an async \
      test to wait for them
      """
  }

  /// Waits until every task that was cancelled with its flow has returned.
  ///
  /// - Returns: The owners of tasks that have not returned; empty unless the caller's own task was
  ///   cancelled.
  package func waitForTasks(in tree: Tree) async -> [String] {
    // A task that returns may end another flow.
    while !cancelled.isEmpty {
      let running = await returned(cancelled)
      guard running.isEmpty else { return running }
    }
    // Code without an awaitable end, such as a caller of `run` in a task of the app, gets turns.
    for _ in 0..<Self.turns where !leaks(in: tree).isEmpty {
      await withCheckedContinuation { continuation in
        Task { @MainActor in continuation.resume() }
      }
    }
    return []
  }

  /// Waits for `tasks`, and forgets those that have returned.
  private func returned(_ tasks: [(task: Task<Void, Never>, owner: String)]) async -> [String] {
    cancelled = []
    var running = Dictionary(uniqueKeysWithValues: tasks.enumerated().map { ($0, $1) })
    let suspension = Suspension()
    for (number, task) in tasks.enumerated() {
      Task {
        await task.task.value
        running[number] = nil
        if running.isEmpty { suspension.resume(true) }
      }
    }
    _ = await suspension.value { suspension.resume(false) }
    let rest = running.sorted { $0.key < $1.key }.map(\.value)
    cancelled += rest
    return rest.map(\.owner)
  }

  private static let turns = 8
}
