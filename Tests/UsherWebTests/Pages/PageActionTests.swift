import Testing
import UsherWeb

@Suite("Actions that a button can post")
struct PageActionTests {
  @Test(
    "Every action is read as it was written",
    arguments: [
      .tap(node: "1", control: "button/a:b"), .write(node: "2"), .back("3"), .backTo("4"),
      .backTo("4", from: "5"),
      .dismiss("5"), .close("5"), .tab(bar: "6", item: "7"), .answer(alert: "8", index: 9),
      .gesture(.begin, node: "1"), .gesture(.cancel, node: "1"), .gesture(.finish, node: "1"),
      .history(depth: 12),
    ] as [PageAction])
  func roundTrip(_ action: PageAction) {
    #expect(PageAction(action.text) == action)
  }

  @Test(
    "Any other text is no action",
    arguments: [
      "", "back", "tap:1", "answer:1:x", "answer:1:-1", "gesture:wave:1", "history:-1",
      "history:99999999", "history:1.5", "push:1", "tab:1", ":", "history:１", "close",
    ])
  func refused(_ text: String) {
    #expect(PageAction(text) == nil)
  }
}
