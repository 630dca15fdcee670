import Campus
import FuzzRunner
import Practice
import Testing
import UsherTesting

@Suite("Random walks, recorded", .timeLimit(.minutes(10)))
@MainActor
struct ReplayTests {
  @Test("of Practice replay to the same tree")
  func practice() async {
    await Fuzzer { makePractice() }.expectReplays(steps: 800, seed: 5)
  }

  @Test("of Campus replay to the same tree")
  func campus() async {
    await Fuzzer { makeCampus() }.expectReplays(steps: 800, seed: 5)
  }
}
