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
  /// The steps that were recorded before; `nil` for the first recording.
  private let committed: [GoldenStep]?
  private var chooser = Chooser()
  /// The number of the journal's records that the steps have told.
  private var toldRecords = 0
  private(set) var steps: [GoldenStep] = []
  /// The snapshot after each step.
  private(set) var snapshots: [Int: JSONValue] = [:]
  private(set) var journal = JSONValue.null

  /// Starts the app.
  ///
  /// - Parameter committed: The expected steps, for which the walk waits.
  init(_ app: GoldenApp, following committed: [GoldenStep]? = nil) throws {
    self.app = app
    self.committed = committed
    host = InMemoryHost(try app.makeRoot(), recordsMisuse: false, journalLimit: 100_000)
  }

  /// Takes all steps.
  ///
  /// The walk ends after the first one that differs from the committed one.
  func run() async throws {
    try await settle(after: "start")
    for _ in 0..<app.touchCount {
      let touches = GoldenTouch.possible(in: host)
      guard !touches.isEmpty, isOnTrack else { break }
      let position = chooser.choose(among: touches.map(\.name), at: place)
      touches[position].perform()
      try await settle(after: touches[position].name)
    }
    if isOnTrack {
      var end = GoldenStep(action: "end")
      end.add("misuse", host.misuses.flatMap { "\($0)".lines })
      steps.append(end)
    }
    if let journal = host.tree.journal {
      self.journal = try JSONValue(encoding: journal).without("turns")
    }
    host.tree.close()
  }

  /// The top screen.
  private var place: String {
    host.alert.map { "alert \($0.title)" } ?? host.topScreen.map { "\(type(of: $0))" } ?? "nothing"
  }

  private var isOnTrack: Bool {
    guard let committed, let last = steps.last else { return true }
    return last.sight == committed.step(steps.count - 1)?.sight
  }

  private func settle(after touch: String) async throws {
    var step = look(after: touch)
    if let committed {
      let expected = committed.step(steps.count)?.sight
      await Settling.wait {
        step = look(after: touch)
        return step.sight == expected
      }
    } else {
      await Settling.waitUntilStill {
        step = look(after: touch)
        return step.sight
      }
    }
    toldRecords = host.tree.journal?.records.count ?? 0
    let snapshot = host.tree.snapshot()
    snapshots[steps.count] = try JSONValue(encoding: snapshot)
    try addRevival(of: snapshot, to: &step)
    steps.append(step)
  }

  /// Returns the step without its revival.
  private func look(after touch: String) -> GoldenStep {
    let tree = host.tree
    var step = GoldenStep(action: touch)
    step.add("tree", tree.description.lines)
    step.add("address", (try? tree.address).map { [$0] } ?? [])
    step.add("no address", addressProblem.lines)
    step.add("screen", [host.topScreen.map { ScreenState.lines(of: $0) } ?? []].joinedLines)
    step.add("possible", [GoldenTouch.possible(in: host).map(\.name)].joinedLines)
    step.add(
      "events", (tree.journal?.records.dropFirst(toldRecords) ?? []).flatMap { "\($0)".lines })
    return step
  }

  private var addressProblem: String {
    do throws(LinkError) {
      _ = try host.tree.address
      return ""
    } catch {
      return "\(error)"
    }
  }

  /// Adds what a new app makes of the snapshot and the address, where it differs from the tree.
  private func addRevival(of snapshot: TreeSnapshot, to step: inout GoldenStep) throws {
    let tree = host.tree.description.lines
    let (restored, lost) = try GoldenRevival.restored(snapshot, in: app)
    if restored != tree { step.addRevival("restored", restored) }
    step.addRevival("lost", lost)
    guard let address = try? host.tree.address else { return }
    let opened = try GoldenRevival.opened(address, in: app)
    if opened != tree { step.addRevival("opened", opened) }
  }
}

extension [[String]] {
  /// Each inner list as one line.
  fileprivate var joinedLines: [String] {
    compactMap { $0.isEmpty ? nil : $0.joined(separator: " · ") }
  }
}
