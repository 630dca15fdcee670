@_spi(Hosting) import Usher

/// The recorded consequences in a replay of a part of a recording.
///
/// Positions and numbers differ where inputs were left out. A record finds its node by the start of
/// that node, and a guard's decision is used again for the same question.
struct RecordedParts {
  /// The nodes of the replay, by those of the recording.
  private(set) var ids: [NodeID: NodeID] = [:]
  private var known: Set<NodeID> = []
  /// The expected starts, the newest first: those of the current input before those of earlier
  /// ones.
  private var started: [NodeSummary] = []
  private var entrances: [Journal.Entrance] = []
  /// The nodes that the current input must ask.
  private var asked: [NodeID] = []

  /// Adds the consequences of an input from outside.
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

  /// Matches a started node with the first expected one that looks the same.
  mutating func started(_ node: NodeSummary) {
    let position = started.firstIndex {
      ($0.kind, $0.name, $0.route) == (node.kind, node.name, node.route)
        && $0.isModal == node.isModal
    }
    guard let position else { return }
    ids[started.remove(at: position).id] = node.id
    known.insert(node.id)
  }

  /// Returns whether a node has a counterpart in the recording.
  func isKnown(_ id: NodeID) -> Bool { known.contains(id) }

  /// Returns a flow's recorded decision about a route.
  mutating func takeEntrance(_ name: String, _ route: String) -> Journal.Entrance? {
    entrances.firstIndex { ($0.name, $0.route) == (name, route) }
      .map { entrances.remove(at: $0) }
  }

  /// Returns the node to ask now.
  mutating func takeAsked() -> NodeID? {
    asked.isEmpty ? nil : ids[asked.removeFirst()]
  }

  /// Returns the current positions of nodes that were removed from a container; `nil` if none is
  /// known.
  ///
  /// - Parameter isTop: True if they reached to its top.
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
