import Testing
import Usher
import UsherTesting

@Suite("The fuzzer", .timeLimit(.minutes(2)))
@MainActor
struct FuzzTests {
  @Test(
    "finds nothing wrong with flows that can do everything",
    arguments: (1...4) as ClosedRange<UInt64>)
  func clean(seed: UInt64) async {
    await Fuzzer { PlaceFlow(0) }.expectNoFailure(steps: 4_000, seed: seed)
  }
}
