public import Testing
import Usher

extension Fuzzer {
  /// Walks with two apps at once, and records an issue if they differ.
  ///
  /// One app runs on. The other is killed and restored after every step, twice in a row.
  ///
  /// ```swift
  /// await Fuzzer { AppFlow() }.expectSnapshotsSurvive(steps: 500)
  /// ```
  ///
  /// Whenever nothing moves, both must have the same tree with the same saved state. The fuzzer does
  /// not kill the second app while a guard's question is open, or while a snapshot cannot hold the
  /// whole tree. That is so with a flow that was started with `run(_:as:)`, and with a finished flow
  /// that was kept without a successor. If the app was never killed, that is a failure. A guard judges
  /// a restored place again, and the app's tasks answer its question. If it asks the user, the rest of
  /// that walk goes on without the second app.
  ///
  /// - Parameters:
  ///   - steps: The total number of steps.
  ///   - seed: The seed; the same seed leads to the same walks.
  ///   - relaunch: Makes the root of the restarted app. It receives the killed root, whose persistent
  ///     data it must pass on. Makes a new root by default. The test that a failure prints has `relaunching: …`: write
  ///     the same closure there.
  public func expectSnapshotsSurvive(
    steps: Int, seed: UInt64 = 1, relaunching relaunch: (@MainActor (Root) -> Root)? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let report = await runKilling(steps: steps, seed: seed, relaunching: relaunch)
    guard let failure = report.failure else { return }
    Issue.record("\(failure)", sourceLocation: sourceLocation)
  }

  /// Walks as ``expectSnapshotsSurvive(steps:seed:relaunching:sourceLocation:)`` does, and records no
  /// issue.
  ///
  /// - Parameters:
  ///   - steps: The total number of steps.
  ///   - seed: The seed; the same seed leads to the same walks.
  ///   - relaunch: Makes the root of the restarted app from the killed root; a new root by default.
  /// - Returns: The steps taken, and the failure, if any, shrunk to few steps.
  public func runKilling(
    steps: Int, seed: UInt64 = 1, relaunching relaunch: (@MainActor (Root) -> Root)? = nil
  ) async -> FuzzReport {
    func failure(_ message: String, _ steps: [FuzzStep]) -> FuzzFailure {
      FuzzFailure(
        message: message, steps: steps, fuzzer: code, call: "replayKilling",
        arguments: relaunch == nil ? "" : ", relaunching: …", seed: seed)
    }
    var random = SplitMix64(seed: seed)
    var (taken, kills) = (0, 0)
    while taken < steps {
      var walked: [FuzzStep] = []
      let walk = makeWalk(readsEvents: false)
      let killed = KilledWalk(makeRoot(), relaunch ?? { _ in makeRoot() })
      let length = min(walkLength, steps - taken)
      while walked.count < length, walk.failure == nil, walk.host.tree.isLive {
        let step = walk.nextStep(&random)
        walked.append(step)
        await take(step, walk, killed)
      }
      killed.end()
      kills += killed.kills
      await conclude(walk)
      taken += max(walked.count, 1)
      if let wrong = walk.failure {
        let (steps, sentence) = await shrunk(walked, wrong) {
          await $0.replayKilling($1, relaunching: relaunch)
        }
        return FuzzReport(steps: taken, seed: seed, failure: failure(sentence, steps))
      }
    }
    guard kills == 0, taken > 0 else { return FuzzReport(steps: taken, seed: seed, failure: nil) }
    return FuzzReport(
      steps: taken, seed: seed,
      failure: failure("the app was never killed: its snapshots always had gaps", []))
  }

  /// Takes the given steps with two apps, and kills and restores one of them after each step, as the
  /// test of a ``FuzzFailure`` does.
  ///
  /// - Parameters:
  ///   - steps: The steps; impossible ones do nothing.
  ///   - relaunch: Makes the root of the restarted app from the killed root; a new root by default.
  /// - Returns: A sentence about the first problem; `nil` if there is none.
  public func replayKilling(
    _ steps: [FuzzStep], relaunching relaunch: (@MainActor (Root) -> Root)? = nil
  ) async -> String? {
    let walk = makeWalk(readsEvents: false)
    let killed = KilledWalk(makeRoot(), relaunch ?? { _ in makeRoot() })
    for step in steps where walk.failure == nil { await take(step, walk, killed) }
    killed.end()
    await conclude(walk)
    return walk.failure
  }

  private func take(_ step: FuzzStep, _ walk: FuzzWalk, _ killed: KilledWalk<Root>) async {
    walk.take(step)
    if !killed.isParted { killed.take(step) }
    for _ in 0..<8 { await Task.yield() }
    await rest(walk)
    guard walk.failure == nil, !walk.isGestureUnderWay, walk.host.tree.isLive, !killed.isParted
    else { return }
    // Tasks of the app may have progressed further in one of the two.
    await giveTurns { !killed.host.tree.isQuiet || !killed.stands(like: walk.host.tree) }
    if let difference = await killed.killTwice(comparing: walk.host.tree, giveTurns) {
      walk.fail(difference)
    }
  }
}
