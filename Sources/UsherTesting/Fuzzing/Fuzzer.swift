public import Testing
public import Usher

/// Walks at random through a tree of your own coordinators and checks everything that must hold.
///
/// ```swift
/// await Fuzzer { AppFlow() }.expectNoFailure(steps: 10_000)
/// ```
///
/// A step is something that the user does (a screen's declared actions, Back, gestures, tabs, alerts),
/// a verb that is called on some flow, or a turn for tasks. After each step a simple model of the rules
/// has predicted the same tree, the host shows it, each result came once, and a flow's tasks ended
/// exactly with it; what has ended is gone from memory once tasks had their turn.
@MainActor
public struct Fuzzer<Root: Coordinator> {
  let makeRoot: @MainActor () -> Root
  private let check: (@MainActor (Root) -> String?)?
  /// How many steps are taken from one root before the next is made.
  public var walkLength = 200
  /// What makes this fuzzer, in the test that a failure is printed as.
  public var code: String
  /// For how long tasks are given turns, at least, before it is believed that something never ends.
  var patience = Duration.milliseconds(250)

  /// A fuzzer of the flows that begin with what `makeRoot` makes; it is called for every walk.
  ///
  /// Walks are repeatable if everything behind the root is: give it fixed data and no clock.
  ///
  /// - Parameters:
  ///   - check: What else must hold in your app whenever nothing moves: gets the root and says what is
  ///     wrong, `nil` if nothing is. It should not change anything.
  ///   - makeRoot: Makes a fresh root.
  public init(
    check: (@MainActor (Root) -> String?)? = nil,
    _ makeRoot: @escaping @MainActor () -> Root
  ) {
    self.check = check
    self.makeRoot = makeRoot
    code = "Fuzzer\(check == nil ? "" : "(check: …)") { \(Root.self)() }"
  }

  /// The same walks, seen by `look` whenever nothing moves.
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

  /// Walks until something is wrong or `steps` were taken.
  ///
  /// - Parameters:
  ///   - steps: How many steps to take in all.
  ///   - seed: Where chance begins: the same seed leads to the same walks.
  ///   - progress: Told of the steps taken so far, after each walk.
  /// - Returns: The steps taken, and the failure, if any, shrunk to few steps.
  public func run(
    steps: Int, seed: UInt64 = 1, progress: (@MainActor (Int) -> Void)? = nil
  ) async -> FuzzReport {
    var random = SplitMix64(seed: seed)
    var (taken, walks) = (0, 0)
    while taken < steps {
      var walked: [FuzzStep] = []
      // What observers are told costs strings: some walks are enough to see that it is the same.
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

  /// Walks, and records a failure as an issue whose text is a test to paste.
  public func expectNoFailure(
    steps: Int, seed: UInt64 = 1, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let report = await run(steps: steps, seed: seed)
    guard let failure = report.failure else { return }
    Issue.record("\(failure)", sourceLocation: sourceLocation)
  }

  /// Takes the given steps from a fresh root, as a failing walk is printed.
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

  /// A fresh root, with its output known.
  func makeErasedRoot() -> any Coordinator<Root.Output> { makeRoot() }
}
