import Testing
import Usher

@testable import UsherWeb

@Suite("The inspector", .drained)
@MainActor
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
    let events = ["request !1 push a: b by code", "ended <b> (swipe)", "settled !1"]
    let page = PageReader(
      Markup.fragment([InspectorOutline.tree(tree), InspectorOutline.events(events)]).html)
    #expect(page.marked["tree"] == tree)
    #expect(page.marked["events"] == events.joined(separator: "\n"))
  }

  @Test("It shows causes and the outcome of each request, after a reload too")
  func events() async {
    let visitor = Visitor(makeTestApp())
    await visitor.open()
    await visitor.press("Log in")
    await visitor.press("Open item 1")
    await visitor.press(posting: "back:")
    await visitor.reload()
    #expect(visitor.tree.contains("*home: HomeFlow (stack)\n      list: ListModel"))
    #expect(visitor.events.contains("ended item(1): ItemModel (back button)"))
    #expect(visitor.events.contains("settled: "))
  }

  @Test("Its events and the journal name a request by what it asks for, and its cause in words")
  func sentences() async {
    let visitor = Visitor(makeTestApp(inspector: WebInspector([.tree, .journal, .events])))
    await visitor.open()
    await visitor.press("Log in")
    await visitor.press("Open item 2")
    let lines = visitor.events.split(separator: "\n")
    #expect(lines.contains("request push item(2) in HomeFlow, by code"))
    #expect(lines.contains("settled: push item(2)"))
    await visitor.press(posting: "back:")
    #expect(visitor.events.contains(", by the user"))
    expect(visitor.page.text, contains: "by the user")
    #expect(visitor.page.text.firstMatch(of: /![0-9]/) == nil)
  }

  @Test("It lists the last hundred events, and states their total number")
  func count() async {
    let visitor = Visitor(makeTestApp())
    await visitor.open()
    var lines = visitor.events.split(separator: "\n").count
    #expect(visitor.page.marked["event-count"] == "\(lines) in all")
    await visitor.press("Log in")
    for _ in 0..<40 {
      await visitor.press("Settings")
      await visitor.press("Home")
    }
    lines = visitor.events.split(separator: "\n").count
    #expect(lines == 100)
    let text = visitor.page.marked["event-count"] ?? ""
    #expect(text.hasPrefix("the last 100 of "))
    #expect(text.split(separator: " ").last.flatMap { Int($0) } ?? 0 > 150)
  }

  @Test("On a small screen a link leads to it and another one back; without it there is none")
  func jumps() async {
    let visitor = Visitor(makeTestApp { $0.words = .korean })
    await visitor.open()
    let page = await visitor.send(WebRequest(path: visitor.address)).text ?? ""
    for (target, text) in [("u-beside", "이 앱 더 알아보기"), ("u-top", "앱으로 돌아가기")] {
      expect(page, contains: "href=\"#\(target)\">\(text)</a>")
      expect(page, contains: "id=\"\(target)\" tabindex=\"-1\"")
    }
    let plain = Visitor(makeTestApp(inspector: .off))
    await plain.open()
    expect(await plain.send(WebRequest(path: plain.address)).text ?? "", lacks: "u-jump")
  }

  @Test("By default nothing of it exists: not on the page, not in an update, and no event is kept")
  func off() async {
    let visitor = Visitor(makeTestApp(inspector: .off))
    await visitor.open()
    await visitor.press("Log in")
    let page = await visitor.send(WebRequest(path: visitor.address)).text ?? ""
    let update = await visitor.postByScript("history:0")
    for leak in ["inspector", "u-panel", "data-usher=\"tree\"", "HomeFlow", "ListModel", "settled"]
    {
      #expect(!page.contains(leak) && !update.contains(leak), "\(leak)")
    }
    #expect(visitor.app.store.pages.first?.inspector == nil)
    let plain = WebApp("Plain", path: "/plain", views: makeTestViews()) { TestApp() }
    #expect(plain.settings.inspector.panels.isEmpty)
  }

  @Test("An app's own panel comes after the others, follows the tree, and its button works")
  func panel() async {
    final class Counter { var count = 0 }
    let counter = Counter()
    let journal = WebInspector.Panel("Journal") { page in
      Text("\(page.events.count) events, \(page.tree.description.prefix(7))")
      Button("Step") { counter.count += 1 }
    }
    let visitor = Visitor(makeTestApp(inspector: .on.adding(journal)))
    await visitor.open()
    expect(visitor.page.text, contains: "events, TestApp")
    let before = visitor.page.text
    await visitor.press("Log in")
    #expect(visitor.page.text != before)
    await visitor.press("Step")
    #expect(counter.count == 1)
    let html = await visitor.send(WebRequest(path: visitor.address)).text ?? ""
    #expect(
      html.matches(of: /<summary>(\w+)<\/summary>/).map(\.output.1) == [
        "Tree", "Events", "Journal",
      ])
  }

  @Test("An unknown action changes nothing")
  func unknown() async {
    let visitor = Visitor(makeTestApp())
    await visitor.open()
    let tree = visitor.tree
    for action in ["tap:inspector0:button/Step", "tap:inspector9:x", "write:inspector1"] {
      await visitor.post(action)
      #expect(visitor.status == 200 && visitor.tree == tree)
    }
  }
}
