public import Testing
public import Usher

/// Walks at random through a tree of your own coordinators and checks all promises.
///
/// ```swift
/// await Fuzzer { AppFlow() }.expectNoFailure(steps: 10_000)
/// ```
///
/// A step is an action of the user (a screen's declared actions, Back, gestures, tabs, alerts), a
/// verb of some flow, or a turn for tasks. After each step the tree must match the prediction of a
/// simple reference model, the host must show it, each result must have come once, and a flow's
/// tasks must have ended exactly with it. After tasks had their turn, ended objects must be
/// released.
@MainActor
public struct Fuzzer<Root: Coordinator> {
  let makeRoot: @MainActor () -> Root
  private let check: (@MainActor (Root) -> String?)?
  /// The number of steps from one root before the next is made.
  public var walkLength = 200
  /// The source that makes this fuzzer, in the printed test of a failure.
  public var code: String
  /// The minimum time for which tasks get turns before a missing end counts as a failure.
  var patience = Duration.milliseconds(250)

  /// Creates a fuzzer of the flows that start with `makeRoot`, which is called for every walk.
  ///
  /// Walks are repeatable if the app's code is: give it fixed data and no clock.
  ///
  /// - Parameters:
  ///   - check: A further check of your app whenever nothing moves: it receives the root and returns
  ///     a problem, or `nil`. It must not change anything.
  ///   - makeRoot: Makes a new root.
  public init(
    check: (@MainActor (Root) -> String?)? = nil,
    _ makeRoot: @escaping @MainActor () -> Root
  ) {
    self.check = check
    self.makeRoot = makeRoot
    code = "Fuzzer\(check == nil ? "" : "(check: …)") { \(Root.self)() }"
  }

  /// Returns a fuzzer of the same walks that calls `look` whenever nothing moves.
  func watching(_ look: @escaping @MainActor (Root) -> Void) -> Fuzzer {
    let check = check
    var fuzzer = Fuzzer(
      check: { root in
        look(root)
        return check?(root)
      }, makeRoot)
    fuzzer.walkLength = walkLength
    fuzzer.patience = patience
    return fuzzer
  }

  /// Walks until a failure, or until `steps` were taken.
  ///
  /// - Parameters:
  ///   - steps: The total number of steps.
  ///   - seed: The seed; the same seed leads to the same walks.
  ///   - progress: Receives the number of steps so far, after each walk.
  /// - Returns: The steps taken, and the failure, if any, shrunk to few steps.
  public func run(
    steps: Int, seed: UInt64 = 1, progress: (@MainActor (Int) -> Void)? = nil
  ) async -> FuzzReport {
    var random = SplitMix64(seed: seed)
    var (taken, walks) = (0, 0)
    while taken < steps {
      var walked: [FuzzStep] = []
      // Observers' events cost strings: some walks are enough to check that they are the same.
      let walk = makeWalk(readsEvents: walks.isMultiple(of: 8))
      walks += 1
      let length = min(walkLength, steps - taken)
      while walked.count < length, walk.failure == nil, walk.host.tree.isLive {
        let step = walk.nextStep(&random)
        walked.append(step)
        walk.take(step)
        if step == .wait { await turn(walk) }
      }
      await conclude(walk)
      taken += max(walked.count, 1)
      if let failure = walk.failure {
        let (steps, sentence) = await shrunk(walked, failure) { await $0.replay($1) }
        return FuzzReport(
          steps: taken, seed: seed,
          failure: FuzzFailure(sentence: sentence, steps: steps, fuzzer: code, seed: seed))
      }
      progress?(taken)
    }
    return FuzzReport(steps: taken, seed: seed, failure: nil)
  }

  /// Walks, and records a failure as an issue with a test to paste.
  public func expectNoFailure(
    steps: Int, seed: UInt64 = 1, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let report = await run(steps: steps, seed: seed)
    guard let failure = report.failure else { return }
    Issue.record("\(failure)", sourceLocation: sourceLocation)
  }

  /// Takes the given steps from a new root, as in a printed failure.
  ///
  /// - Returns: A sentence about the problem after these steps; `nil` if there is none.
  public func replay(_ steps: [FuzzStep]) async -> String? {
    let walk = makeWalk()
    for step in steps where walk.failure == nil {
      walk.take(step)
      if step == .wait { await turn(walk) }
    }
    await conclude(walk)
    return walk.failure
  }

  func makeWalk(readsEvents: Bool = true, journalLimit: Int? = nil) -> FuzzWalk {
    var erased: (@MainActor (any Coordinator) -> String?)?
    if let check { erased = { ($0 as? Root).flatMap(check) } }
    return FuzzWalk(
      makeRoot(), readsEvents: readsEvents, journalLimit: journalLimit, check: erased)
  }

  /// Returns a new root with its output type.
  func makeErasedRoot() -> any Coordinator<Root.Output> { makeRoot() }
}
