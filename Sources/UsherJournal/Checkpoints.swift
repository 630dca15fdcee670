@_spi(Hosting) import Usher
import UsherSnapshots

/// The moments of a recording at which it can begin again.
@MainActor
struct Checkpoints {
  private struct Checkpoint {
    /// The first record that follows.
    var index: Int
    let snapshot: TreeSnapshot
    /// What a replay needs to know of the restored nodes: the guards' consent, and the nodes.
    let nodes: [Journal.Event]
  }

  private var checkpoints: [Checkpoint] = []

  /// Adds a checkpoint, if enough was recorded since the last one and nothing moves.
  ///
  /// Call it when a request from outside is taken up, before it is looked up.
  mutating func add(of engine: ChangeEngine, in journal: Journal, limit: Int) {
    guard journal.records.count - (checkpoints.last?.index ?? 0) >= max(limit / 4, 1),
      engine.reconciler.isSettled, !engine.hasOpenQuestions, engine.state.root.isLive
    else { return }
    checkpoints.append(
      Checkpoint(
        index: journal.records.count, snapshot: engine.state.snapshot(),
        nodes: Self.nodes(of: engine.state)))
  }

  /// Shortens a full journal: it begins at a checkpoint, or else without its beginning.
  mutating func makeRoom(in journal: inout Journal, limit: Int) {
    let records = journal.records
    let fitting = checkpoints.firstIndex { checkpoint in
      (checkpoint.index > 0 || journal.dropped > 0)
        && 1 + checkpoint.nodes.count + records.count - checkpoint.index < limit
    }
    guard let fitting else { return drop(max(limit / 8, 1), of: &journal) }
    let checkpoint = checkpoints[fitting]
    journal.earlier = journal.earlierCount + journal.dropped + checkpoint.index
    journal.dropped = 0
    journal.isWhole = false
    var doing = Journal.Doing(.ask, at: nil)
    doing.snapshot = checkpoint.snapshot
    let start = NavigationRequest(
      id: NavigationRequest.ID(1), verb: "start", target: journal.root, flow: nil, subject: nil,
      origin: .host, cause: nil)
    journal.records =
      [Journal.Record(.request(start, doing), isOutside: true)]
      + checkpoint.nodes.map { Journal.Record($0) } + records[checkpoint.index...]
    let moved = checkpoint.index - 1 - checkpoint.nodes.count
    checkpoints.removeFirst(fitting + 1)
    move(by: moved)
  }

  private mutating func drop(_ surplus: Int, of journal: inout Journal) {
    let surplus = min(surplus, journal.records.count)
    journal.records.removeFirst(surplus)
    journal.dropped += surplus + journal.earlierCount
    journal.earlier = nil
    move(by: surplus)
  }

  private mutating func move(by count: Int) {
    for position in checkpoints.indices { checkpoints[position].index -= count }
    checkpoints.removeAll { $0.index < 0 }
  }

  /// Returns the consent of the guards of all places, and all nodes, in the order in which they are restored.
  private static func nodes(of state: TreeState) -> [Journal.Event] {
    var events: [Journal.Event] = []
    var open = [state.root]
    while let node = open.popLast() {
      if let flow = node.parentContainer?.flow ?? node.presentingFlow, flow.routeGuard != nil,
        let route = node.route, let id = flow.node?.id
      {
        events.append(
          .entering(Journal.Entrance(flow, id, route, .allow, isAnswer: false)))
      }
      events.append(.started(node.summary))
      open += node.modals.reversed() + (node.flow?.container.nodes ?? []).reversed()
    }
    return events
  }
}
