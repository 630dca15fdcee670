import Testing

@testable import UsherWeb

@Suite("The inspector", .drained)
struct InspectorTests {
  @Test("Its text is the tree's description and the events, to the letter")
  func text() {
    let tree = """
      AppFlow (switcher)
        main: MainFlow (tabs)
          *home(": "): HomeFlow (stack)
            list: ListModel
              alert ask: Clear <everything>? (really)
      """
    let events = ["intent !1 push a: b by code", "ended <b> (swipe)", "settled !1"]
    let page = PageReader(Inspector(tree: tree, events: events).markup.html)
    #expect(page.marked["tree"] == tree)
    #expect(page.marked["events"] == events.joined(separator: "\n"))
  }

  @Test("It is off by default")
  @MainActor
  func off() async {
    let visitor = Visitor(makeTestApp { $0.showsInspector = false })
    await visitor.open()
    #expect(visitor.page.marked["tree"] == nil)
    #expect(visitor.page.marked["events"] == nil)
  }
}
