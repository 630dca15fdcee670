import Testing
import UsherWeb

@Suite("Screens that ask before they are left", .drained)
@MainActor
struct LeavingTests {
  /// Returns a visitor at a screen with unsaved text.
  private func visitorEditing() async -> (Visitor, node: String) {
    let visitor = Visitor(makeTestApp())
    await visitor.open()
    await visitor.press("Log in")
    await visitor.press("Edit")
    let node = String(visitor.page.button(posting: "back:")?.value.dropFirst(5) ?? "")
    await visitor.post("write:\(node)", ["field/Text": "draft"])
    return (visitor, node)
  }

  @Test("The back button asks, and a refusal changes nothing")
  func backButton() async {
    let (visitor, _) = await visitorEditing()
    await visitor.press("List")
    #expect(visitor.page.titles == ["Discard?"])
    await visitor.press("Stay")
    #expect(visitor.page.titles == ["Edit"])
    await visitor.press("List")
    await visitor.press("Discard")
    #expect(visitor.page.titles == ["Home"])
  }

  @Test("Typed text that is not yet sent is known before leaving, without the script too")
  func unsent() async {
    let visitor = Visitor(makeTestApp())
    await visitor.open()
    await visitor.press("Log in")
    await visitor.press("Edit")
    let back = visitor.page.button(posting: "back:")
    let node = String(back?.value.dropFirst(5) ?? "")
    #expect(back?.attributes["form"] == "f-\(node)")
    // Enter presses the first button of a form, which is not this one.
    let first = visitor.page.buttons.first { $0.attributes["form"] == "f-\(node)" }
    #expect(first?.value == "write:\(node)")
    await visitor.post("tab:0:0", ["screen": "999", "field/Text": "nobody's"])
    await visitor.post(back?.value ?? "", ["screen": node, "field/Text": "draft"])
    #expect(visitor.page.titles == ["Discard?"])
    #expect(
      visitor.page.buttons.filter { !$0.isInert }.allSatisfy { $0.attributes["form"] == "u-form" })
    await visitor.press("Stay")
    expect(await visitor.send(WebRequest(path: visitor.address)).text, contains: "draft")
  }

  @Test("A swipe asks, and nothing moves meanwhile")
  func swipe() async {
    let (visitor, node) = await visitorEditing()
    _ = await visitor.postByScript("gesture:begin:\(node)")
    _ = await visitor.postByScript("gesture:cancel:\(node)")
    await visitor.reload()
    #expect(visitor.page.titles == ["Edit"])
    _ = await visitor.postByScript("gesture:begin:\(node)")
    _ = await visitor.postByScript("gesture:finish:\(node)")
    await visitor.reload()
    #expect(visitor.page.titles == ["Discard?"])
    #expect(visitor.tree.contains("EditModel"))
    expect(visitor.page.inertText, contains: "Edit\nText\n")
    await visitor.press("Discard")
    #expect(visitor.page.titles == ["Home"])
    #expect(visitor.events.contains("(swipe)"))
  }

  @Test("The browser's Back asks; the history returns to the tree's entry, without a note")
  func browserBack() async {
    let (visitor, _) = await visitorEditing()
    let answer = await visitor.postByScript("history:0")
    #expect(answer.contains("\"isRefused\":true"))
    #expect(answer.contains("\"depth\":1,"), "a question has no place in the history")
    #expect(!answer.contains("\"note\""))
    await visitor.reload()
    await visitor.press("Discard")
    #expect(visitor.events.contains("(browser back)"))
    #expect(visitor.page.titles == ["Home"])
    let forward = await visitor.postByScript("history:1")
    #expect(forward.contains("\"depth\":1,") && forward.contains("\"isRefused\":false"))
  }

  @Test("After a refused Back, a screen left by its button is not opened by Forward")
  func notRemembered() async {
    let (visitor, _) = await visitorEditing()
    _ = await visitor.postByScript("history:0")
    await visitor.reload()
    await visitor.press("Stay")
    await visitor.press("List")
    await visitor.press("Discard")
    #expect(visitor.page.titles == ["Home"])
    #expect(await visitor.postByScript("history:1").contains("\"isRefused\":true"))
  }

  @Test("Back on the question declines, Forward changes nothing")
  func underQuestion() async {
    let (visitor, _) = await visitorEditing()
    _ = await visitor.postByScript("history:0")
    let forward = await visitor.postByScript("history:2")
    #expect(forward.contains("\"isRefused\":true") && forward.contains("\"depth\":1,"))
    await visitor.reload()
    #expect(visitor.page.titles == ["Discard?"])
    let back = await visitor.postByScript("history:0")
    #expect(back.contains("\"isRefused\":true") && back.contains("\"depth\":1,"))
    await visitor.reload()
    #expect(visitor.page.titles == ["Edit"])
  }
}
