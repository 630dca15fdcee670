import Testing
@_spi(Hosting) import Usher
import UsherTesting

@MainActor
@Suite("remake()", .timeLimit(.minutes(10)))
struct RemakeTests {
  @Test("A switcher's place is made anew, with its own identity and from its beginning")
  func switcher() {
    let root = TrialSwitcher(
      "main", ["main": { _ in .flow(TrialStack("first")) { _ in } }])
    let host = InMemoryHost(root)
    let former = root.child(TrialStack.self)
    former?.push("second")
    root.show("main", allowsRepeat: true)
    #expect(root.child(TrialStack.self) === former)
    #expect(root.remake().currentOutcome == .settled)
    #expect(root.child(TrialStack.self) !== former)
    #expect(
      host.lines == [
        "TrialSwitcher (switcher)", "  main: TrialStack (stack)", "    first: TrialPage",
      ])
    #expect(
      host.endings() == [
        "second (ancestor ended)", "first (ancestor ended)", "main (replaced)",
      ])
    #expect(host.disagreements == [])
  }

  @Test("A stack's top is made anew, and the pages below it stay")
  func stack() {
    let root = TrialStack("home")
    let host = InMemoryHost(root)
    let home = host.topScreen
    root.push("a")
    let page = host.topScreen
    root.remake()
    #expect(root.navigation.routes == ["home", "a"])
    #expect(host.page == "a")
    #expect(host.topScreen !== page)
    root.pop()
    #expect(host.topScreen === home)
    root.remake()
    #expect(host.page == "home")
    #expect(host.topScreen !== home)
    #expect(host.disagreements == [])
  }

  @Test("The selected tab is made anew and stays selected", arguments: ["x", "y", "z"])
  func tabs(_ route: String) {
    let root = TrialTabs { _, route in
      route == "y" ? .flow(TrialStack("first")) { _ in } : nil
    }
    let host = InMemoryHost(root)
    root.select(route)
    root.child(TrialStack.self)?.push("second")
    let page = host.topScreen
    root.remake()
    #expect(root.navigation.routes == ["x", "y", "z"])
    #expect(root.navigation.selected == route)
    #expect(host.topScreen !== page)
    #expect(host.page == (route == "y" ? "first" : route))
    root.select("x")
    root.select(route)
    #expect(root.navigation.selected == route)
    #expect(host.disagreements == [])
  }

  @Test("The guard judges it as entered: a refusal keeps the old place, a redirect replaces it")
  func judged() {
    let guide = Guide()
    let root = GuardedSwitcher("main", guide)
    let host = InMemoryHost(root)
    let page = host.topScreen
    guide.says["main"] = { .refuse("closed") }
    #expect(root.remake().currentOutcome == .refused(by: "GuardedSwitcher: closed"))
    #expect(host.topScreen === page)
    guide.says["main"] = { .redirect(to: "log in") }
    #expect(root.remake().currentOutcome == .redirected(to: "log in"))
    #expect(root.navigation.current == "log in")
    #expect(host.endings() == ["main (replaced)"])
  }

  @Test("A place that asks is made anew after its yes, with the page that came on top of it")
  func asks() async {
    var pages: [HesitantPage] = []
    let root = TrialStack("home") { _, route in
      guard route == "form" else { return nil }
      pages.append(HesitantPage())
      return .screen(pages[pages.count - 1])
    }
    let host = InMemoryHost(root)
    root.push("form")
    let handle = root.remake()
    await yieldUntil { pages[0].isAsked }
    root.push("a")
    pages[0].answer(true)
    await yieldUntil { handle.currentOutcome != nil }
    #expect(root.navigation.routes == ["home", "form"])
    #expect(pages.count == 2)
    #expect(host.topScreen === pages[1])
  }

  @Test("After a no everything is as it was")
  func refused() async {
    let form = HesitantPage()
    let root = TrialSwitcher("form", ["form": { _ in .screen(form) }])
    let host = InMemoryHost(root)
    let handle = root.remake()
    await yieldUntil { form.isAsked }
    form.answer(false)
    await yieldUntil { handle.currentOutcome != nil }
    #expect(handle.currentOutcome?.description.hasPrefix("refused") == true)
    #expect(host.topScreen === form)
    #expect(host.ended.isEmpty)
  }

  @Test("A flow without a route on top stays, and is misuse")
  func transient() async throws {
    let root = TrialStack("home")
    let host = InMemoryHost(root, recordsMisuse: false)
    let child = TrialStack("first")
    let task = Task { try await root.run(pushing: child) }
    await yieldUntil { child.navigation.isAttached }
    #expect(root.remake().currentOutcome == .settled)
    #expect(root.update("other").currentOutcome == .settled)
    #expect(child.navigation.isAttached)
    #expect(host.misuses.map(\.value) == ["TrialStack.remake", "TrialStack.update"])
    child.finish(1)
    #expect(try await task.value == 1)
  }
}
