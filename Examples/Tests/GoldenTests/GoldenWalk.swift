import Usher
import UsherJournal
import UsherLinks
import UsherSnapshots
import UsherTesting

/// A repeatable walk through an app in memory.
@MainActor
final class GoldenWalk {
  private let app: GoldenApp
  private let host: InMemoryHost
  /// The moments that were recorded before; `nil` for the first recording.
  private let committed: [GoldenMoment]?
  private var chooser = Chooser()
  private var record = GoldenRecord()
  private var lastSnapshot: JSONValue?

  /// Starts the app.
  ///
  /// - Parameter committed: The expected moment after each touch, for which the walk waits.
  init(_ app: GoldenApp, following committed: GoldenRecord? = nil) throws {
    self.app = app
    self.committed = committed?.moments
    host = InMemoryHost(try app.makeRoot(), recordsMisuse: false, journalLimit: 100_000)
  }

  /// Takes all touches.
  ///
  /// The walk ends after the first moment that differs from the committed one.
  func run() async throws -> GoldenRecord {
    try await settle(after: "start")
    for _ in 0..<app.touchCount {
      let touches = GoldenTouch.possible(in: host)
      guard !touches.isEmpty, isOnTrack else { break }
      let position = chooser.choose(among: touches.map(\.name), at: place)
      touches[position].perform()
      try await settle(after: touches[position].name)
    }
    record.misuses = host.misuses.map { "\($0)" }
    if let journal = host.tree.journal {
      record.journal = try JSONValue(encoding: journal).without("turns")
    }
    host.tree.close()
    return record
  }

  /// The top screen.
  private var place: String {
    host.alert.map { "alert \($0.title)" } ?? host.topScreen.map { "\(type(of: $0))" } ?? "nothing"
  }

  private var isOnTrack: Bool {
    guard let committed, let last = record.moments.last else { return true }
    let number = record.moments.count - 1
    return committed.indices.contains(number) && last.sight == committed[number].sight
  }

  private func settle(after touch: String) async throws {
    let number = record.moments.count
    var moment = look(after: touch)
    if let committed {
      let expected = committed.indices.contains(number) ? committed[number].sight : nil
      await Settling.wait {
        moment = look(after: touch)
        return moment.sight == expected
      }
    } else {
      await Settling.waitUntilStill {
        moment = look(after: touch)
        return moment.sight
      }
    }
    let snapshot = try JSONValue(encoding: host.tree.snapshot())
    if snapshot != lastSnapshot { moment.snapshot = snapshot }
    lastSnapshot = snapshot
    record.moments.append(moment)
  }

  /// Returns the visible part of the moment.
  private func look(after touch: String) -> GoldenMoment {
    let tree = host.tree
    var (address, hasAddress) = ("", false)
    do throws(LinkError) {
      (address, hasAddress) = (try tree.address, true)
    } catch {
      address = "\(error)"
    }
    return GoldenMoment(
      touch: touch, tree: tree.description.lines,
      screen: host.topScreen.map { ScreenState.lines(of: $0) } ?? [],
      touches: GoldenTouch.possible(in: host).map(\.name),
      recordCount: tree.journal?.records.count ?? 0, address: address, hasAddress: hasAddress)
  }
}

extension GoldenMoment {
  /// The parts that change while tasks have their turns.
  var sight: [String] {
    [touch, address, "\(recordCount)"] + ["tree"] + tree + ["screen"] + screen + ["touches"]
      + touches
  }
}
