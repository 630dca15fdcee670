import Testing
import UsherTesting

@Suite("The fuzzer and guarded routes", .timeLimit(.minutes(10)))
@MainActor
struct FuzzGuardTests {
  @Test(
    "finds nothing wrong with flows that refuse, redirect, ask and remember", arguments: [1, 2])
  func clean(seed: UInt64) async {
    await Fuzzer { GatedApp() }.expectNoFailure(steps: 1_500, seed: seed)
  }
}
