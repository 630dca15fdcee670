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

  @Test("knows that a row takes away one that was chosen before it, under the same question")
  func lastRow() async {
    let steps: [FuzzStep] = [
      .act("details"), .act("dirty"), .act("folder and note"), .act("note"), .wait,
    ]
    #expect(await Fuzzer { ModelsApp() }.replay(steps) == nil)
  }
}
