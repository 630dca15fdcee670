import Usher

/// What a replay of a part of a recording knows of what followed then.
///
/// Where something was left out, places and numbers are others now. What is about an entry finds it by
/// what started it, and what guards said is said again by whoever is asked the same.
struct RecordedParts {
  /// The entries that stand for those of the recording.
  private(set) var ids: [EntryID: EntryID] = [:]
  private var known: Set<EntryID> = []
  /// What is to be expected, the newest first: of what is done now before that of what was done before.
  private var started: [TreeEvent.Node] = []
  private var entrances: [Journal.Entrance] = []
  /// Who wanted to be asked by what is done now.
  private var asked: [EntryID] = []

  /// Takes up what followed something from outside.
  mutating func expect(_ records: ArraySlice<Journal.Record>) {
    var (newStarted, newEntrances): ([TreeEvent.Node], [Journal.Entrance]) = ([], [])
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
  mutating func started(_ node: TreeEvent.Node) {
    let position = started.firstIndex {
      ($0.kind, $0.name, $0.route) == (node.kind, node.name, node.route)
        && $0.isModal == node.isModal
    }
    guard let position else { return }
    ids[started.remove(at: position).id] = node.id
    known.insert(node.id)
  }

  /// Whether an entry stands for one of the recording.
  func isKnown(_ id: EntryID) -> Bool { known.contains(id) }

  /// What a flow said of a route.
  mutating func takeEntrance(_ name: String, _ route: String) -> Journal.Entrance? {
    entrances.firstIndex { ($0.name, $0.route) == (name, route) }
      .map { entrances.remove(at: $0) }
  }

  /// Who wants to be asked now.
  mutating func takeAsked() -> EntryID? {
    asked.isEmpty ? nil : ids[asked.removeFirst()]
  }

  /// Where entries stand now that were taken out of a container; `nil` if nothing is known of them.
  ///
  /// - Parameter isTop: Whether they reached to its top.
  @MainActor
  func range(_ taken: [EntryID], isTop: Bool, in entries: [Entry]) -> Range<Int>? {
    let now = taken.compactMap { ids[$0] }
    guard !now.isEmpty else { return nil }
    let positions = entries.indices.filter { now.contains(entries[$0].id) }
    guard let first = positions.first, let last = positions.last else {
      return entries.count..<entries.count
    }
    return first..<(isTop ? entries.count : last + 1)
  }
}
