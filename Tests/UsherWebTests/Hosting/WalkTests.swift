import Testing
import UsherWeb

@Suite("A walk through an app, without scripts", .drained)
@MainActor
struct WalkTests {
  /// Returns a visitor at the list of the first tab.
  private func visitorAtHome() async -> Visitor {
    let visitor = Visitor(makeTestApp())
    await visitor.open()
    await visitor.press("Log in")
    return visitor
  }

  @Test("Opening the app makes a tree, and its address shows the first screen")
  func start() async {
    let visitor = Visitor(makeTestApp())
    await visitor.open()
    #expect(visitor.status == 200)
    #expect(visitor.address.hasPrefix("/test/t/"))
    #expect(visitor.tree == "TestApp (switcher)\n  login: LoginModel")
    expect(visitor.page.text, contains: "로그인 · Test")
  }

  @Test("Fields arrive with the button, and what reads them follows")
  func fields() async {
    let visitor = Visitor(makeTestApp())
    await visitor.open()
    let node = visitor.page.button("Log in")?.value.split(separator: ":")[1] ?? ""
    await visitor.post("write:\(node)", ["field/Log in/Name": "<민지>"])
    expect(visitor.page.text, contains: "Hello, <민지>")
    await visitor.press("Log in")
    #expect(visitor.tree.contains("*home: HomeFlow"))
  }

  @Test("Push and back by the button")
  func pushAndBack() async {
    let visitor = await visitorAtHome()
    await visitor.press("Open item 2")
    #expect(visitor.page.titles == ["Item 2"])
    expect(visitor.page.text, contains: "This is item 2")
    expect(visitor.page.inertText, contains: "Open item 2")
    await visitor.press("List")
    #expect(visitor.page.titles == ["Home"])
    #expect(visitor.events.contains("(back button)"))
  }

  @Test("The back menu goes over several screens")
  func backMenu() async {
    let visitor = await visitorAtHome()
    await visitor.press("Open item 1")
    await visitor.press("Next")
    await visitor.press("Next")
    let menu = visitor.page.buttons.filter { $0.value.hasPrefix("backto:") }
    #expect(menu.map(\.text) == ["Item 2", "Item 1", "Home"])
    await visitor.post(menu[1].value)
    #expect(visitor.page.titles == ["Item 1"])
    #expect(visitor.events.contains("(back menu)"))
  }

  @Test("A sheet has a stack of its own, and gives its result back")
  func sheet() async {
    let visitor = await visitorAtHome()
    await visitor.press("Pick")
    await visitor.press("민지")
    #expect(visitor.tree.contains("sheet pick: PickFlow (stack)"))
    await visitor.press("Take 민지")
    #expect(!visitor.tree.contains("PickFlow"))
    #expect(visitor.page.titles == ["Home of 민지"])
  }

  @Test("A tap outside a sheet closes it, unless the sheet refuses")
  func dismiss() async {
    let visitor = await visitorAtHome()
    await visitor.press("Pick")
    await visitor.press(posting: "dismiss:")
    #expect(visitor.events.contains("(swipe down)"))
    await visitor.press("Fixed note")
    #expect(visitor.page.button(posting: "dismiss:") == nil)
    let node = visitor.page.button("Touch")?.value.split(separator: ":")[1] ?? ""
    await visitor.post("dismiss:\(node)")
    await visitor.post("gesture:begin:\(node)")
    await visitor.post("gesture:finish:\(node)")
    #expect(visitor.tree.contains("NoteModel"))
  }

  @Test("A sheet's close button, which Escape presses, has its own cause, and asks like any other")
  func close() async {
    let visitor = await visitorAtHome()
    await visitor.press("Pick")
    await visitor.press(posting: "close:")
    #expect(visitor.events.contains("(close button)"))
    #expect(!visitor.events.contains("swipe"))
    #expect(!visitor.tree.contains("PickFlow"))
    await visitor.press("Fixed note")
    #expect(visitor.page.button(posting: "close:") == nil)
    let node = visitor.page.button("Touch")?.value.split(separator: ":")[1] ?? ""
    await visitor.post("close:\(node)")
    #expect(visitor.tree.contains("NoteModel"))
  }

  @Test("A model that is not observable is read again after a touch")
  func plainModel() async {
    let visitor = await visitorAtHome()
    await visitor.press("Full note")
    await visitor.press("Touch")
    expect(visitor.page.text, contains: "Touched 1 times")
    await visitor.press("Close")
    #expect(!visitor.tree.contains("NoteModel"))
  }

  @Test("An alert accepts only its own actions")
  func alert() async {
    let visitor = await visitorAtHome()
    await visitor.press("Clear")
    #expect(visitor.page.titles == ["Clear <everything>?"])
    let alert = visitor.page.button("Keep")?.value.split(separator: ":")[1] ?? ""
    await visitor.post("answer:\(alert):7")
    await visitor.post("dismiss:\(alert)")
    #expect(visitor.tree.contains("alert ask"))
    await visitor.press("Clear")
    expect(visitor.page.text, contains: "Cleared 1 times")
    await visitor.post("answer:\(alert):1")
    expect(visitor.page.text, contains: "Cleared 1 times")
  }

  @Test("Tabs keep their stacks, and the selected one pops to its first screen")
  func tabs() async {
    let visitor = await visitorAtHome()
    await visitor.press("Open item 1")
    await visitor.press("Settings")
    #expect(visitor.tree.contains("*settings"))
    await visitor.press("Loud")
    #expect(visitor.page.buttons.contains { $0.attributes["aria-checked"] == "true" })
    await visitor.press("Home")
    #expect(visitor.page.titles == ["Item 1"])
    await visitor.press("Home")
    #expect(visitor.page.titles == ["Home"])
    #expect(visitor.events.contains("(tab reselected)"))
  }

  @Test("The whole tree is replaced from inside a tab")
  func logOut() async {
    let visitor = await visitorAtHome()
    await visitor.press("Settings")
    await visitor.press("Log out")
    #expect(visitor.tree == "TestApp (switcher)\n  login: LoginModel")
  }

  @Test("A reload shows the same tree, and ends a drag")
  func reload() async {
    let visitor = await visitorAtHome()
    await visitor.press("Open item 1")
    let (tree, node) = (
      visitor.tree, visitor.page.button(posting: "back:")?.value.dropFirst(5) ?? ""
    )
    await visitor.post("gesture:begin:\(node)")
    await visitor.reload()
    #expect(visitor.tree == tree)
    await visitor.press("Next")
    #expect(visitor.page.titles == ["Item 2"])
  }
}
