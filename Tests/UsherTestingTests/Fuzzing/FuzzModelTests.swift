import Testing
import UsherTesting

@Suite("The fuzzer and columns and pages", .timeLimit(.minutes(10)))
@MainActor
struct FuzzModelTests {
  @Test(
    "finds nothing wrong in an app of columns, pages, tabs and modals whose window changes its size",
    arguments: [1, 2])
  func clean(seed: UInt64) async {
    await Fuzzer { ModelsApp() }.expectNoFailure(steps: 1_500, seed: seed)
  }
}
