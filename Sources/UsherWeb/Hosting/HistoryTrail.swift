import Usher
import UsherSnapshots

/// What the browser's Back took away, by the depth at which it was, so that Forward can open it
/// again.
@MainActor
struct HistoryTrail {
  /// How to open something again: its route, and the flow that it belonged to.
  @MainActor
  struct Left {
    enum Way {
      case place
      case modal(Presentation)
    }

    let entry: EntryID
    /// As one of the flow's, or as it was stored.
    let route: Any
    let way: Way
    /// The entry of the flow that it belonged to; that flow may have been left since and opened
    /// again as another one.
    let owner: EntryID
    /// The version of that flow's routes.
    let version: Int
    weak var flow: Flow?
  }

  private(set) var left: [Int: Left] = [:]

  init() {}

  /// The depths at which something was left.
  var depths: Set<Int> { Set(left.keys) }

  subscript(depth: Int) -> Left? { left[depth] }

  /// Remembers what has gone from `depth`; forgets what was there if it cannot be opened again.
  mutating func remember(_ entry: Left?, at depth: Int) {
    left[depth] = entry
  }

  /// What was left at `depth` is there again: what belonged to the flow that it was belongs to the
  /// new one.
  mutating func opened(at depth: Int, as entry: Entry) {
    guard let old = left.removeValue(forKey: depth) else { return }
    for (depth, other) in left where other.owner == old.entry {
      left[depth]?.flow = entry.flow
    }
  }

  /// Opening something anew at `depth` cuts the browser's way forward off there.
  mutating func cut(above depth: Int) {
    guard !left.isEmpty else { return }
    left = left.filter { $0.key <= depth }
  }
}

extension HistoryTrail.Left {
  /// What goes when `entry`, the top of its stack or a modal, is left; `nil` if it has no route.
  ///
  /// The only screen of a flow takes the flow with it, and then the flow's route counts.
  ///
  /// - Parameter gone: What goes with it; the entry is added, and the flows that it takes along.
  init?(_ entry: Entry, besides gone: inout Set<EntryID>) {
    var entry = entry
    gone.insert(entry.id)
    while let home = entry.home, home.traits.arrangement == .layered,
      home.entries.allSatisfy({ gone.contains($0.id) }), let outer = home.flow?.entry,
      outer.home != nil
    {
      entry = outer
      gone.insert(entry.id)
    }
    guard let route = entry.route, let owner = entry.presentingFlow ?? entry.home?.flow,
      let ownerEntry = owner.entry
    else { return nil }
    if case .alert = entry.content { return nil }
    self.init(
      entry: entry.id, route: route, way: entry.presentation.map { .modal($0) } ?? .place,
      owner: ownerEntry.id, version: owner.routeVersion, flow: owner)
  }
}
