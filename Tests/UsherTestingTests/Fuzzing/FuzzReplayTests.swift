import Testing
import Usher
import UsherTesting

@Suite("Random walks, recorded", .timeLimit(.minutes(10)))
@MainActor
struct FuzzReplayTests {
  @Test("come to the same when they are replayed", arguments: (1...3) as ClosedRange<UInt64>)
  func same(seed: UInt64) async {
    await Fuzzer { PlaceFlow(0) }.expectReplays(
      steps: 1_500, seed: seed, making: { $0 == "PlaceFlow" ? PlaceFlow(1) : nil })
  }

  @Test("report what fails on the way, although it would be replayed")
  func failing() async {
    let fuzzer = Fuzzer(check: { $0.isPresenting ? "a modal" : nil }) { PlaceFlow(0) }
    let found = await fuzzer.replayDifference(steps: 1_500, seed: 1) {
      $0 == "PlaceFlow" ? PlaceFlow(1) : nil
    }
    #expect(found?.contains("a modal") == true)
    #expect(found?.contains("foundBySeed1()") == true)
  }
}
