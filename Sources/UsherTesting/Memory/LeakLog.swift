@_spi(Hosting) package import Usher

/// Knows every coordinator and screen that was in a tree, without holding it.
@MainActor
package final class LeakLog {
  private struct Record {
    /// The object's node; `nil` for a coordinator that was never started.
    let node: NodeID?
    let name: String
    let isCoordinator: Bool
    weak var object: AnyObject?
  }

  /// The objects that are alive although they have left the tree.
  package struct Leaks {
    package var names: [String] = []
    /// True if one of them is a coordinator.
    var containCoordinators = false
  }

  private var records: [Record] = []
  private var sizeAfterSweep = 64
  /// The nodes that ended since the host had nothing more to do: it may still show them.
  private var leaving: Set<NodeID> = []
  /// Tasks that were cancelled with their flows, and may not have returned yet.
  private var cancelled: [(task: Task<Void, Never>, owner: String)] = []

  package init() {}

  package func started(_ node: Node) {
    let object: AnyObject? =
      switch node.content {
      case .flow(let flow): flow.coordinator
      case .screen(let object): object
      case .alert, .none, .listed, .left: nil
      }
    guard let object else { return }
    add(object, node: node.id, route: node.route)
  }

  func notStarted(_ coordinator: any Coordinator, at route: Any?) {
    // An object that is in a tree already has a record.
    guard !records.contains(where: { $0.object === coordinator }) else { return }
    add(coordinator, node: nil, route: route)
  }

  private func add(_ object: AnyObject, node: NodeID?, route: Any?) {
    let route = route.map { "\($0): " } ?? ""
    records.append(
      Record(
        node: node, name: "\(route)\(type(of: object))", isCoordinator: object is any Coordinator,
        object: object))
    if records.count > 2 * sizeAfterSweep {
      records.removeAll { $0.object == nil }
      sizeAfterSweep = max(records.count, 64)
    }
  }

  func ended(_ node: NodeID) { leaving.insert(node) }

  /// Notes that the host shows the tree, and nothing moves out any more.
  func hostSettled() { leaving = [] }

  /// Returns the objects that are alive although they have left the tree.
  ///
  /// Nodes that ended since the host was last idle are left out: their screens may still move out, and
  /// they may hold their coordinators.
  package func leaks(in tree: Tree) -> Leaks {
    var live = Set<ObjectIdentifier>()
    var open: [Node] = tree.root.isLive ? [tree.root] : []
    while let node = open.popLast() {
      if let screen = node.screen { live.insert(ObjectIdentifier(screen)) }
      if let flow = node.flow {
        live.insert(ObjectIdentifier(flow.coordinator))
        open += flow.container.nodes
      }
      open += node.modals
    }
    var leaks = Leaks()
    for record in records {
      guard let object = record.object, !live.contains(ObjectIdentifier(object)),
        record.node.map(leaving.contains) != true
      else { continue }
      leaks.names.append(record.name)
      leaks.containCoordinators = leaks.containCoordinators || record.isCoordinator
    }
    return leaks
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
    // Code without an awaitable end, such as a caller of `run` in a task of the app, gets turns. While such
    // a caller goes on, what has ended may still move out, and is not looked for.
    for _ in 0..<Self.turns where tree.engine.awaitsCallers || !leaks(in: tree).names.isEmpty {
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
