@_spi(Hosting) import Usher

/// What a replay of a part of a recording knows of what followed then.
///
/// Where something was left out, places and numbers are others now. What is about a node finds it by
/// what started it, and what guards said is said again to the same question.
struct RecordedParts {
  /// The nodes that stand for those of the recording.
  private(set) var ids: [NodeID: NodeID] = [:]
  private var known: Set<NodeID> = []
  /// What is to be expected, the newest first: of what is done now before that of what was done before.
  private var started: [NodeSummary] = []
  private var entrances: [Journal.Entrance] = []
  /// Who wanted to be asked by what is done now.
  private var asked: [NodeID] = []

  /// Takes up what followed something from outside.
  mutating func expect(_ records: ArraySlice<Journal.Record>) {
    var (newStarted, newEntrances): ([NodeSummary], [Journal.Entrance]) = ([], [])
    asked = []
    for record in records {
      if record.isOutside { break }
      switch record.event {
      case .started(let node): newStarted.append(node)
      case .entering(let entrance) where !entrance.isAnswer: newEntrances.append(entrance)
      case .asked(let id, _): asked.append(id)
      default: break
      }
    }
    started = newStarted + started
    entrances = newEntrances + entrances
  }

  /// Something started: the first that is expected and looks the same.
  mutating func started(_ node: NodeSummary) {
    let position = started.firstIndex {
      ($0.kind, $0.name, $0.route) == (node.kind, node.name, node.route)
        && $0.isModal == node.isModal
    }
    guard let position else { return }
    ids[started.remove(at: position).id] = node.id
    known.insert(node.id)
  }

  /// Whether a node stands for one of the recording.
  func isKnown(_ id: NodeID) -> Bool { known.contains(id) }

  /// What a flow said of a route.
  mutating func takeEntrance(_ name: String, _ route: String) -> Journal.Entrance? {
    entrances.firstIndex { ($0.name, $0.route) == (name, route) }
      .map { entrances.remove(at: $0) }
  }

  /// Who wants to be asked now.
  mutating func takeAsked() -> NodeID? {
    asked.isEmpty ? nil : ids[asked.removeFirst()]
  }

  /// Where nodes stand now that were taken out of a container; `nil` if nothing is known of them.
  ///
  /// - Parameter isTop: Whether they reached to its top.
  @MainActor
  func range(_ taken: [NodeID], isTop: Bool, in nodes: [Node]) -> Range<Int>? {
    let now = taken.compactMap { ids[$0] }
    guard !now.isEmpty else { return nil }
    let positions = nodes.indices.filter { now.contains(nodes[$0].id) }
    guard let first = positions.first, let last = positions.last else {
      return nodes.count..<nodes.count
    }
    return first..<(isTop ? nodes.count : last + 1)
  }
}
