import Campus
import FuzzRunner
import Practice
import Testing
import UsherTesting

@Suite("The example apps, killed and restored after every step", .timeLimit(.minutes(10)))
@MainActor
struct SurvivalTests {
  @Test("Practice ends like an app that was never killed")
  func practice() async {
    await Fuzzer { makePractice() }.expectSnapshotsSurvive(steps: 150, seed: 5)
  }

  @Test("Campus ends like an app that was never killed")
  func campus() async {
    await Fuzzer { makeCampus() }.expectSnapshotsSurvive(steps: 300, seed: 5)
  }
}
