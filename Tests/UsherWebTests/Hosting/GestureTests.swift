import Testing
import UsherWeb

@Suite("Drags are proposals", .drained)
@MainActor
struct GestureTests {
  private func visitorAtItem() async -> (Visitor, node: String) {
    let visitor = Visitor(makeTestApp())
    await visitor.open()
    await visitor.press("Log in")
    await visitor.press("Open item 1")
    return (visitor, String(visitor.page.button(posting: "back:")?.value.dropFirst(5) ?? ""))
  }

  /// Posts as the script does: a page load would end the drag.
  private func gesture(_ visitor: Visitor, _ phase: String, _ node: String) async {
    _ = await visitor.postByScript("gesture:\(phase):\(node)")
  }

  @Test("H04 a cancelled swipe keeps the flow alive and changes nothing")
  func cancelled() async {
    let (visitor, node) = await visitorAtItem()
    let tree = visitor.tree
    await gesture(visitor, "begin", node)
    await gesture(visitor, "cancel", node)
    await gesture(visitor, "finish", node)
    await visitor.reload()
    #expect(visitor.tree == tree)
    await visitor.press("List")
    #expect(!visitor.tree.contains("ItemModel"))
  }

  @Test("A finished swipe goes back, with its cause")
  func finished() async {
    let (visitor, node) = await visitorAtItem()
    await gesture(visitor, "begin", node)
    await gesture(visitor, "finish", node)
    await visitor.reload()
    #expect(!visitor.tree.contains("ItemModel"))
    #expect(visitor.events.contains("(swipe)"))
  }

  @Test("A sheet that is dragged down is dismissed, with its cause")
  func sheet() async {
    let visitor = Visitor(makeTestApp())
    await visitor.open()
    await visitor.press("Log in")
    await visitor.press("Pick")
    let node = String(visitor.page.button(posting: "dismiss:")?.value.dropFirst(8) ?? "")
    await gesture(visitor, "begin", node)
    await visitor.reload()
    #expect(visitor.tree.contains("PickFlow"))
    await gesture(visitor, "begin", node)
    await gesture(visitor, "finish", node)
    await visitor.reload()
    #expect(!visitor.tree.contains("PickFlow"))
    #expect(visitor.events.contains("(swipe down)"))
  }

  @Test("During a drag nothing else can be touched")
  func otherTouches() async {
    let (visitor, node) = await visitorAtItem()
    let next = visitor.page.button("Next")?.value ?? ""
    let tab = visitor.page.button("Settings")?.value ?? ""
    await gesture(visitor, "begin", node)
    _ = await visitor.postByScript(next)
    _ = await visitor.postByScript(tab)
    _ = await visitor.postByScript("back:\(node)")
    await gesture(visitor, "cancel", node)
    await visitor.reload()
    #expect(visitor.page.titles == ["Item 1"])
  }

  @Test("A covered or missing screen cannot be dragged")
  func covered() async {
    let (visitor, node) = await visitorAtItem()
    await visitor.press("Next")
    await gesture(visitor, "begin", node)
    await gesture(visitor, "finish", node)
    await gesture(visitor, "finish", "999")
    await visitor.reload()
    #expect(visitor.page.titles == ["Item 2"])
  }
}
