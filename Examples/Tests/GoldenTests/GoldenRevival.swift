import Usher
import UsherJournal
import UsherLinks
import UsherSnapshots
import UsherTesting

/// New apps that start from the data of another one.
///
/// All are inspected at their start, before any task had a turn.
@MainActor
enum GoldenRevival {
  /// Returns the tree that a snapshot restores, and its losses.
  static func restored(
    _ snapshot: JSONValue, in app: GoldenApp
  ) throws -> (tree: [String], lost: [String]) {
    let host = InMemoryHost(
      try app.makeRoot(), recordsMisuse: false,
      launch: .restoring(try snapshot.decoded(as: TreeSnapshot.self)))
    defer { host.tree.close() }
    return (host.tree.description.lines, host.tree.restorationReport?.description.lines ?? [])
  }

  /// Returns the tree that an address opens, or the error.
  static func opened(_ address: String, in app: GoldenApp) throws -> [String] {
    let root = try app.makeRoot()
    do throws(LinkError) {
      let host = try InMemoryHost(root, opening: address, recordsMisuse: false)
      defer { host.tree.close() }
      return host.tree.description.lines
    } catch {
      return ["\(error)"]
    }
  }
}

extension GoldenRecord {
  /// Adds the results of new apps with the snapshots, the addresses and the journal.
  @MainActor
  mutating func addRevivals(in app: GoldenApp) async throws {
    for (index, moment) in moments.enumerated() {
      if let snapshot = moment.snapshot {
        let (tree, lost) = try GoldenRevival.restored(snapshot, in: app)
        if tree != moment.tree { moments[index].restored = tree }
        if !lost.isEmpty { moments[index].lost = lost }
      }
      guard moment.hasAddress else { continue }
      let opened = try GoldenRevival.opened(moment.address, in: app)
      if opened != moment.tree { moments[index].opened = opened }
    }
    replay = try await GoldenReplay(of: journal, in: app)
  }
}

extension GoldenReplay {
  /// Replays a journal as far as possible.
  @MainActor
  init(of stored: JSONValue, in app: GoldenApp) async throws {
    var journal = try stored.decoded(as: Journal.self)
    var replay: Replay?
    while replay == nil {
      // Photos added during the walk exist from the start.
      let root = try app.makeRoot(photoCount: 9)
      do throws(JournalError) {
        replay = try await journal.replay(root)
      } catch {
        guard let index = error.index, index > 0, index < journal.records.count else { throw error }
        obstacle = "\(error)".lines
        journal.records.removeSubrange(index...)
      }
    }
    guard let replay else { return }
    defer { replay.close() }
    recordCount = journal.records.count
    tree = replay.tree.description.lines
    divergence = replay.divergence?.description.lines
    guard divergence == nil else { return }
    let difference = try JSONValue(encoding: replay.journal.records).without("turns")
      .difference(from: JSONValue(encoding: journal.records).without("turns"), at: "records")
    divergence = difference?.lines
  }
}
