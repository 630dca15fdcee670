import Testing
import Usher
import UsherTesting

/// Leaks an object of the app that outlives every flow.
@MainActor
private final class Keeper {
  static let shared = Keeper()
  var kept: [AnyObject] = []
  var continuations: [CheckedContinuation<Void, Never>] = []
  /// Closures that break the cycles of a test, so that it leaks nothing.
  var cycles: [@MainActor () -> Void] = []

  func empty() {
    kept = []
    for cut in cycles { cut() }
    cycles = []
    for continuation in continuations { continuation.resume() }
    continuations = []
  }
}

/// A defect of an app's flow.
private enum Flaw: CaseIterable {
  case none, keptScreen, cycle, deafTask, forgottenCount

  /// The fuzzer's expected sentence.
  var sentence: String? {
    switch self {
    case .none: nil
    case .keptScreen: "ButtonScreen #4 ended and is still alive"
    case .cycle, .deafTask: "FlawedChild #3 ended and is still alive"
    case .forgottenCount: "1 child was told of, 0 are counted"
    }
  }
}

private final class ButtonScreen: FuzzableScreen {
  let fuzzActions: [FuzzAction]

  init(_ fuzzActions: [FuzzAction]) {
    self.fuzzActions = fuzzActions
  }
}

private final class FlawedFlow: Coordinator {
  enum Route { case start, child }

  let navigation = Stack<Route>(.start)
  let flaw: Flaw
  private(set) var told = 0
  private(set) var counted = 0

  init(_ flaw: Flaw) {
    self.flaw = flaw
  }

  func destination(for route: Route) -> Destination {
    switch route {
    case .start: .screen(ButtonScreen([FuzzAction("open") { self.push(.child) }]))
    case .child:
      .flow(
        FlawedChild(flaw),
        onEnd: { _ in
          self.told += 1
          if self.flaw != .forgottenCount { self.counted += 1 }
        })
    }
  }

  var complaint: String? {
    told == counted ? nil : "\(told) child was told of, \(counted) are counted"
  }
}

private final class FlawedChild: Coordinator {
  enum Route { case only }

  let navigation = Stack<Route>(.only)
  let flaw: Flaw
  /// A delegate of the app that makes a reference cycle with its flow.
  var delegate: (@MainActor () -> FlawedChild)?

  init(_ flaw: Flaw) {
    self.flaw = flaw
    guard flaw == .cycle else { return }
    delegate = { self }
    Keeper.shared.cycles.append { [weak self] in self?.delegate = nil }
  }

  func destination(for route: Route) -> Destination {
    let screen = ButtonScreen([FuzzAction("close") { self.finish() }])
    if flaw == .keptScreen { Keeper.shared.kept.append(screen) }
    return .screen(screen)
  }

  func lifetime() async {
    guard flaw == .deafTask else { return }
    // It is never resumed, and ignores cancellation.
    await withCheckedContinuation { Keeper.shared.continuations.append($0) }
  }
}

@Suite("Failures that the fuzzer finds in an app's flows", .timeLimit(.minutes(10)), .serialized)
@MainActor
struct FuzzFailureTests {
  @Test("Each flaw is found, and reduced to two steps", arguments: Flaw.allCases)
  private func flaw(flaw: Flaw) async {
    defer { Keeper.shared.empty() }
    let fuzzer = Fuzzer(check: { $0.complaint }) { FlawedFlow(flaw) }
    let report = await fuzzer.run(steps: 2_000)
    #expect(report.failure?.message == flaw.sentence)
    #expect((report.failure?.steps.count ?? 0) <= 2)
    #expect(flaw != .none || report.steps >= 2_000)
  }

  @Test("The same seed finds the same failure")
  func repeatable() async {
    let fuzzer = Fuzzer(check: { $0.complaint }) { FlawedFlow(.forgottenCount) }
    let (first, second) = (
      await fuzzer.run(steps: 500, seed: 9), await fuzzer.run(steps: 500, seed: 9)
    )
    #expect(first == second)
    #expect(first.failure != nil)
  }

  @Test("A failure is printed as a test, whose steps reproduce it")
  func printed() async throws {
    var fuzzer = Fuzzer(check: { $0.complaint }) { FlawedFlow(.forgottenCount) }
    fuzzer.code = "makeFuzzer()"
    let failure = try #require(await fuzzer.run(steps: 500, seed: 9).failure)
    let steps = failure.steps.map { "      \($0),\n" }.joined()
    #expect(
      failure.description == """
        1 child was told of, 0 are counted

        @MainActor @Test("1 child was told of, 0 are counted")
        func foundBySeed9() async {
          let fuzzer = makeFuzzer()
          let wrong = await fuzzer.replay(
            [
        \(steps)    ])
          #expect(wrong == nil)
        }
        """)
    #expect(await fuzzer.replay(failure.steps) == failure.message)
  }

  @Test("A step with any text is printed as valid Swift")
  func quoted() {
    #expect(FuzzStep.typeText("a \"b\"\\\n한").description == #".typeText("a \"b\"\\\n한")"#)
    #expect(FuzzStep.choose("\"").description == #".choose("\"")"#)
  }

  @Test("A failure is an issue of the running test")
  func issue() async {
    await withKnownIssue {
      await Fuzzer(check: { $0.complaint }) { FlawedFlow(.forgottenCount) }.expectNoFailure(
        steps: 500)
    } matching: { issue in
      "\(issue)".contains("func foundBySeed1()")
    }
  }
}
