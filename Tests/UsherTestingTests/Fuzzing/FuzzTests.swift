import Testing
import Usher
import UsherTesting

@Suite("The fuzzer", .timeLimit(.minutes(10)))
@MainActor
struct FuzzTests {
  @Test(
    "finds no failure in flows that use every feature",
    arguments: (1...4) as ClosedRange<UInt64>)
  func clean(seed: UInt64) async {
    await Fuzzer { PlaceFlow(0) }.expectNoFailure(steps: 4_000, seed: seed)
  }

  @Test("finds a waiting verb that does not report that its node left before it was shown")
  func lateAndUndone() async {
    let wrong = await Fuzzer { PlaceFlow() }.replay([
      .act("cover"), .tapTab(1), .act("soil for good"), .act("transaction over two"), .wait,
      .act("transaction over two"), .act("unique"), .act("soil"), .verb(.pop, flow: 3),
    ])
    #expect(wrong == nil)
  }

  @Test("finds the place of a modal that an empty flow has presented, when its places move")
  func presentedWhileEmpty() async {
    let wrong = await Fuzzer { PlaceFlow() }.replay([
      .act("layers"), .act("alert"), .verb(.cancel, flow: 2), .choose("Yes"), .act("soil"),
      .act("sheet over nothing"), .act("unique"), .act("reset"),
    ])
    #expect(wrong == nil)
  }

  @Test("puts what lay on a kept modal back on its own flow, as the library does")
  func onKept() async {
    let sheets = Array(repeating: FuzzStep.act("sheet of another"), count: 4)
    let fuzzer = Fuzzer { PlaceFlow(0, FuzzPromises(isCrowded: true)) }
    await fuzzer.expectNoFailure(steps: 4_000)
    let wrong = await fuzzer.replay(
      [.act("sheet"), .act("sheet"), .beginSwipeDown] + sheets + [
        .act("push below"), .finishGesture,
      ])
    #expect(wrong == nil)
  }
}
