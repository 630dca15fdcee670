public import Testing
public import Usher

/// Walks at random through a tree of your own coordinators and checks everything that must hold.
///
/// ```swift
/// await Fuzzer { AppFlow() }.expectNoFailure(steps: 10_000)
/// ```
///
/// A step is something that a person does (a screen's declared actions, Back, gestures, tabs, alerts) or
/// a verb that is called on some flow. After each step a slow, simple model of the rules has predicted
/// the same tree, the host shows it, each result came once, and a flow's tasks ended exactly with it;
/// now and then what has ended must be gone from memory.
@MainActor
public struct Fuzzer<Root: Coordinator> {
  private let makeRoot: @MainActor () -> Root
  /// How many steps are taken from one root before the next is made.
  public var walkLength = 200
  /// How many steps are taken before tasks get a turn, and memory is looked at.
  public var stepsPerTurn = 20

  /// A fuzzer of the flows that begin with what `makeRoot` makes; it is called for every walk.
  ///
  /// Walks are repeatable if everything behind the root is: give it fixed data and no clock.
  public init(_ makeRoot: @escaping @MainActor () -> Root) {
    self.makeRoot = makeRoot
  }

  /// Walks until something is wrong or `steps` were taken.
  ///
  /// - Parameters:
  ///   - steps: How many steps to take in all.
  ///   - seed: Where chance begins: the same seed leads to the same walks.
  ///   - progress: Told of the steps taken so far, after each walk.
  /// - Returns: What was done, and the failure shrunk to few steps if there is one.
  public func run(
    steps: Int, seed: UInt64 = 1, progress: (@MainActor (Int) -> Void)? = nil
  ) async -> FuzzReport {
    var random = SplitMix64(seed: seed)
    var taken = 0
    while taken < steps {
      var walked: [FuzzStep] = []
      let walk = FuzzWalk(makeRoot())
      while walked.count < min(walkLength, steps - taken), walk.failure == nil,
        walk.host.tree.isLive
      {
        let step = walk.nextStep(&random)
        walked.append(step)
        walk.take(step)
        if walked.count.isMultiple(of: stepsPerTurn) { await turn(walk) }
      }
      await conclude(walk)
      taken += max(walked.count, 1)
      if walk.failure != nil {
        let steps = await shrink(walked)
        let sentence = await replay(steps) ?? walk.failure ?? ""
        return FuzzReport(
          steps: taken, seed: seed,
          failure: FuzzFailure(sentence: sentence, steps: steps, root: "\(Root.self)", seed: seed))
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
  /// - Returns: What is wrong after them, in a sentence; `nil` if nothing is.
  public func replay(_ steps: [FuzzStep]) async -> String? {
    let walk = FuzzWalk(makeRoot())
    for (index, step) in steps.enumerated() where walk.failure == nil {
      walk.take(step)
      if (index + 1).isMultiple(of: stepsPerTurn) { await turn(walk) }
    }
    await conclude(walk)
    return walk.failure
  }

  /// Gives tasks a turn, then looks for what is alive although it has ended.
  private func turn(_ walk: FuzzWalk) async {
    for _ in 0..<100 where walk.hasCondemned || !walk.host.tree.isQuiet { await Task.yield() }
    walk.checkLeaks()
  }

  private func conclude(_ walk: FuzzWalk) async {
    await turn(walk)
    guard walk.failure == nil else { return walk.host.tree.close() }
    walk.take(.close)
    await turn(walk)
  }

  /// Leaves out steps for as long as something is still wrong.
  private func shrink(_ steps: [FuzzStep]) async -> [FuzzStep] {
    var steps = steps
    var size = max(steps.count / 2, 1)
    while true {
      var start = 0
      var shrank = false
      while start < steps.count {
        var fewer = steps
        fewer.removeSubrange(start..<min(start + size, steps.count))
        if await replay(fewer) != nil {
          steps = fewer
          shrank = true
        } else {
          start += size
        }
      }
      if size == 1, !shrank { return steps }
      size = max(size / 2, 1)
    }
  }
}
