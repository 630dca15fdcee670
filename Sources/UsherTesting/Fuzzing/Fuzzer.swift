public import Testing
public import Usher

/// Walks at random through trees of your own coordinators, and checks the promises of the library.
///
/// ```swift
/// await Fuzzer { AppFlow() }.expectNoFailure(steps: 10_000)
/// ```
///
/// A step is an action of the user, a verb of a flow, or a turn for tasks. The user's actions are
/// Back, gestures, tabs, alerts, and what a ``FuzzableScreen`` lists. After each step the fuzzer
/// checks that
///
/// - the tree matches the prediction of a simple reference model,
/// - the host shows the tree,
/// - each flow that ended gave its result once,
/// - the tasks of a flow were cancelled at its end and not before.
///
/// After tasks had their turn, it checks that ended objects were released.
@MainActor
public struct Fuzzer<Root: Coordinator> {
  let makeRoot: @MainActor () -> Root
  private let check: (@MainActor (Root) -> String?)?
  /// The number of steps of one walk, after which the next walk starts with a new root; 200 by
  /// default.
  public var walkLength = 200
  /// The Swift code that creates this fuzzer, for the test that a ``FuzzFailure`` prints.
  ///
  /// By default it creates the root without arguments. Set it if yours needs some.
  public var code: String
  /// Collects the steps that the app's code takes in the walks of ``run(steps:seed:progress:)``, for
  /// `usher map --observed`; `nil` by default.
  ///
  /// The fuzzer's own calls of verbs are left out.
  public var observedSteps: ObservedSteps?
  /// The minimum time for which tasks get turns before a missing end counts as a failure.
  var patience = Duration.milliseconds(250)

  /// Creates a fuzzer of the flows that start with the root that `makeRoot` returns.
  ///
  /// A walk can be repeated only if the app's code is deterministic. Give the app fixed data and no
  /// clock.
  ///
  /// - Parameters:
  ///   - check: A further check of your own, called after each step when nothing moves. It receives
  ///     the root and returns a sentence about a problem, or `nil`. It must not change anything.
  ///   - makeRoot: Makes a new root; called at the start of each walk, and often to shrink a failure.
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
    fuzzer.observedSteps = observedSteps
    return fuzzer
  }

  /// Walks until the first failure, or until `steps` steps were taken.
  ///
  /// A failure is then shrunk, which repeats the walk many times with fewer steps.
  ///
  /// - Parameters:
  ///   - steps: The total number of steps.
  ///   - seed: The seed; the same seed leads to the same walks.
  ///   - progress: Receives the number of steps so far, after each walk without a failure.
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
      if let observedSteps { walk.observe(with: observedSteps) }
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
          failure: FuzzFailure(message: sentence, steps: steps, fuzzer: code, seed: seed))
      }
      progress?(taken)
    }
    return FuzzReport(steps: taken, seed: seed, failure: nil)
  }

  /// Walks as ``run(steps:seed:progress:)`` does, and records an issue with a test to paste if there
  /// is a failure.
  ///
  /// - Parameters:
  ///   - steps: The total number of steps.
  ///   - seed: The seed; the same seed leads to the same walks.
  public func expectNoFailure(
    steps: Int, seed: UInt64 = 1, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let report = await run(steps: steps, seed: seed)
    guard let failure = report.failure else { return }
    Issue.record("\(failure)", sourceLocation: sourceLocation)
  }

  /// Takes the given steps from a new root, as the test of a ``FuzzFailure`` does.
  ///
  /// Closes the tree afterwards, and checks that everything was released.
  ///
  /// - Parameter steps: The steps; impossible ones do nothing.
  /// - Returns: A sentence about the first problem; `nil` if there is none.
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
