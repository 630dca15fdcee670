import Testing
import Usher
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

  @Test("knows that a row replaces one that was chosen before it, under the same question")
  func lastRow() async {
    let steps: [FuzzStep] = [
      .act("details"), .act("dirty"), .act("folder and note"), .act("note"), .wait,
    ]
    var rows: [ColumnsFlow.Route] = []
    let fuzzer = Fuzzer(
      check: { (app: ModelsApp) in
        rows = app.child(ColumnsFlow.self)?.navigation.routes ?? rows
        return nil
      }, { ModelsApp() })
    #expect(await fuzzer.replay(steps) == nil)
    #expect(rows == [.folders, .folder(2), .note(1)])
  }
}
