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
    _ snapshot: TreeSnapshot, in app: GoldenApp
  ) throws -> (tree: [String], lost: [String]) {
    let host = InMemoryHost(
      try app.makeRoot(), recordsMisuse: false, launch: .restoring(snapshot))
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

  /// Replays a journal as far as possible.
  ///
  /// - Returns: A step: how many records were replayed, the reason why the next one cannot be, the first difference
  ///   from the recording, and the final tree.
  static func replayed(_ stored: JSONValue, in app: GoldenApp) async throws -> GoldenStep {
    var step = GoldenStep(action: "replay of the stored journal")
    var journal = try stored.decoded(as: Journal.self)
    var replay: Replay?
    while replay == nil {
      // Photos added during the walk exist from the start.
      let root = try app.makeRoot(photoCount: 9)
      do throws(JournalError) {
        replay = try await journal.replay(root)
      } catch {
        guard let index = error.index, index > 0, index < journal.records.count else { throw error }
        step.add("cannot go on", "\(error)".lines)
        journal.records.removeSubrange(index...)
      }
    }
    guard let replay else { return step }
    defer { replay.close() }
    step.add("records", ["\(journal.records.count)"])
    step.add("tree", replay.tree.description.lines)
    var difference = replay.divergence?.description
    if difference == nil {
      difference = try JSONValue(encoding: replay.journal.records).without("turns")
        .difference(from: JSONValue(encoding: journal.records).without("turns"), at: "records")
    }
    step.add("difference", difference?.lines ?? [])
    return step
  }
}
