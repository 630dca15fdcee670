import Testing
@_spi(Hosting) import Usher
import UsherTesting

@MainActor
@Suite("Entering: flows that are being made", .timeLimit(.minutes(10)))
struct EnteringPlanTests {
  private let guide = Guide()
  private var child: GuardedStack { GuardedStack("first", guide) }

  private func pushed(at routes: String...) -> (TrialStack, InMemoryHost, NavigationHandle) {
    let parent = TrialStack(
      "p",
      [
        "child": { _ in
          Destination(
            .flow(
              GuardedStack("first", self.guide), nil, routes.isEmpty ? nil : Plan(routes: routes)))
        }
      ])
    let host = InMemoryHost(parent, recordsMisuse: false)
    let handle = parent.push("child")
    return (parent, host, handle)
  }

  @Test("A refused place is left out together with the following ones, and the request reports it")
  func refused() {
    guide.says["x"] = { .refuse("no") }
    let (_, host, handle) = pushed(at: "a", "x", "b")
    #expect(host.lines.suffix(1) == ["      a: TrialPage"] || host.top == "a")
    #expect(!host.started.contains("x") && !host.started.contains("b"))
    #expect(handle.currentOutcome == .settled)
    #expect(handle.explanation.steps.map(\.kind) == [.cut])
    #expect(handle.explanation.steps.first?.route == "x")
    #expect(host.disagreements == [])
  }

  @Test("A redirected place is replaced, and the following ones are left out")
  func redirected() {
    guide.says["x"] = { .redirect(to: "y") }
    let (_, host, handle) = pushed(at: "a", "x", "b")
    #expect(host.started.suffix(3) == ["child", "a", "y"])
    #expect(handle.currentOutcome == .settled)
    #expect(handle.explanation.steps.map(\.target) == ["y"])
    #expect(host.disagreements == [])
  }

  @Test("If no place of the plan remains, the flow starts where its model says")
  func nothingRemains() {
    guide.says["x"] = { .refuse("no") }
    let (_, host, _) = pushed(at: "x", "b")
    #expect(host.top == "first")
    #expect(host.misuses == [])
  }

  @Test("A flow that refuses its own first place does not start, which is misuse")
  func firstRefused() {
    guide.says["first"] = { .refuse("no") }
    let (parent, host, handle) = pushed()
    #expect(host.top == "p")
    #expect(parent.navigation.count == 1)
    #expect(host.misuses.count == 1)
    #expect(handle.explanation.steps.map(\.kind) == [.cut])
    #expect(host.disagreements == [])
  }

  @Test("A flow that must ask starts with the places so far, and the rest is a request of its own")
  func asks() async {
    let oracle = Oracle()
    guide.says["x"] = { .ask { await oracle.ask() } }
    let (_, host, handle) = pushed(at: "a", "x", "b")
    #expect(host.top == "a")
    #expect(handle.currentOutcome == .settled)
    await yieldUntil { oracle.isAsked }
    oracle.answer(.allow)
    await yieldUntil { host.top == "b" }
    #expect(host.started.suffix(4) == ["child", "a", "x", "b"])
    #expect(
      host.events.contains { if case .request(let i) = $0 { i.verb == "continue" } else { false } })
    #expect(host.disagreements == [])
  }

  @Test("A redirect to a sheet cuts the plan there and presents it")
  func sheet() {
    guide.says["x"] = { .redirect(to: "y", as: .sheet, remembering: true) }
    let (parent, host, _) = pushed(at: "a", "x", "b")
    #expect(host.lines.suffix(2) == ["    a: TrialPage", "      sheet y: TrialPage"])
    let child = parent.child(GuardedStack.self)
    #expect(child?.rememberedRoute == "x")
    guide.says["x"] = { .allow }
    child?.transaction {
      child?.dismiss()
      child?.resume()
    }
    #expect(host.lines.suffix(3) == ["    a: TrialPage", "    x: TrialPage", "    b: TrialPage"])
    #expect(host.disagreements == [])
  }

  @Test("All tabs are made, and only the selected one is judged")
  func tabs() {
    guide.says["a"] = { .refuse("no") }
    var tabs = GuardedTabs("a", "b", "c", guide)
    var host = InMemoryHost(tabs)
    #expect(tabs.navigation.selected == "b")
    #expect(tabs.navigation.routes == ["a", "b", "c"])
    guide.says["a"] = { .redirect(to: "c", remembering: true) }
    tabs = GuardedTabs("a", "b", "c", guide)
    host = InMemoryHost(tabs)
    #expect(tabs.navigation.selected == "c")
    #expect(tabs.rememberedRoute == "a")
    guide.says["a"] = { .redirect(to: "l", as: .sheet) }
    tabs = GuardedTabs("a", "b", "c", guide)
    host = InMemoryHost(tabs)
    #expect(tabs.navigation.selected == "b")
    #expect(host.top == "l")
    #expect(host.disagreements == [])
  }

  @Test("A modal of a plan is judged by the flow that presents it")
  func modal() {
    let plan = Plan(places: [
      Plan.Place(
        route: "child",
        plan: Plan(places: [
          Plan.Place(
            route: "a",
            modals: [
              Plan.Modal(Plan.Place(route: "x"), style: .sheet, level: 0, order: 0)
            ])
        ]))
    ])
    for (answer, page) in [
      (RouteDecision<String>.allow, "x"), (.refuse("no"), "a"), (.redirect(to: "y"), "y"),
    ] {
      guide.says["x"] = { answer }
      let parent = TrialSwitcher(
        "p", ["child": { _ in .flow(GuardedStack("first", self.guide)) { _ in } }])
      let host = InMemoryHost(parent)
      host.tree.apply(plan, .link)
      #expect(host.top == page)
      #expect(host.disagreements == [])
    }
  }

  @Test("The places and modals with which the root starts are judged")
  func root() {
    guide.says["x"] = { .refuse("no") }
    let modal = Plan.Modal(Plan.Place(route: "x"), style: .sheet, level: 0, order: 0)
    let place = Plan.Place(route: "a", modals: [modal])
    let host = InMemoryHost(
      GuardedStack("first", guide), launch: .at(Plan(places: [place, Plan.Place(route: "x")])))
    #expect(host.started == ["a"])
    #expect(guide.judged == ["a", "x", "x"])
    #expect(host.disagreements == [])
  }

  @Test("A plan of some of the tabs is judged at the tab that it selects, at the start and later")
  func someTabs() {
    guide.says["b"] = { .refuse("no") }
    let plan = Plan(places: [Plan.Place(route: "b")], isPartial: true)
    let started = GuardedTabs("a", "b", "c", guide)
    var host = InMemoryHost(started, launch: .at(plan))
    #expect(started.navigation.selected == "a")
    let live = GuardedTabs("a", "b", "c", guide)
    host = InMemoryHost(live)
    let handle = host.tree.apply(plan, .link)
    #expect(handle.currentOutcome == .refused(by: "GuardedTabs: no"))
    #expect(live.navigation.selected == "a")
    #expect(host.disagreements == [])
  }

  @Test("Tapping the selected tab judges nothing, because no route is entered")
  func reselected() {
    let tabs = TrialTabs(Tabs("t"), ["t": { _ in .flow(GuardedStack("a", self.guide)) { _ in } }])
    let host = InMemoryHost(tabs)
    tabs.child(GuardedStack.self)?.push("b")
    let judged = guide.judged.count
    host.user.tapTab(0)
    #expect(host.top == "a")
    #expect(guide.judged.count == judged)
  }
}
