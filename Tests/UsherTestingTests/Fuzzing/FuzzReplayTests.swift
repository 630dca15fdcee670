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
}
