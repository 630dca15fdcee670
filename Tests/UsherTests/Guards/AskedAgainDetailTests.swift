import Testing
@_spi(Hosting) import Usher
import UsherTesting

/// What the table of ``AskedAgainTests`` does not reach: switchers, tabs, whole flows, several verbs.
@MainActor
@Suite("A wish that waits is asked again, in detail", .timeLimit(.minutes(10)))
struct AskedAgainDetailTests {
  private let guide = Guide()
  private let oracle = Oracle()
  private let page = HesitantPage()

  private func askAbout(_ route: String) {
    guide.says[route] = { [oracle] in .ask { await oracle.ask() } }
  }

  /// Two tabs, the right one with a page on top that asks before it is left.
  private func tabs(
    _ left: any Coordinator<Int>, _ right: TrialStack
  ) -> (TrialTabs, InMemoryHost) {
    let tabs = TrialTabs(
      Tabs("left", "right"),
      ["left": { _ in .flow(left) { _ in } }, "right": { _ in .flow(right) { _ in } }])
    return (tabs, InMemoryHost(tabs))
  }

  private func rightStack() -> TrialStack { TrialStack("q", ["draft": { _ in .screen(page) }]) }

  @Test("A show that remembers, and had to wait, remembers the place that it replaces")
  func remembering() async {
    askAbout("logIn")
    let flow = GuardedSwitcher("main", guide)
    let host = InMemoryHost(flow)
    let handle = flow.show("logIn", remembering: true)
    await turns { oracle.isAsked }
    oracle.answer(.allow)
    await turns { handle.currentOutcome != nil }
    #expect(flow.navigation.current == "logIn")
    #expect(flow.rememberedRoute == "main")
    #expect(host.disagreements == [])
  }

  @Test("A switcher keeps the place that was shown after a waiting transaction, and never gets two")
  func onePlace() async {
    let (left, right) = (TrialSwitcher("a"), rightStack())
    let (tabs, host) = tabs(left, right)
    right.push("draft")
    var handles: [NavigationHandle] = []
    tabs.transaction { handles = [left.show("a"), right.pop()] }
    await turns { page.isAsked }
    left.show("b")
    page.answer(true)
    await turns { handles.allSatisfy { $0.currentOutcome != nil } }
    #expect(left.flow?.container.nodes.map { $0.route as? String } == ["b"])
    // The transaction has all of its verbs' effects, or none.
    #expect(handles.map(\.currentOutcome) == [.superseded, .superseded])
    #expect(right.navigation.routes == ["q", "draft"])
    #expect(host.disagreements == [])
  }

  @Test("A second tap on a tab does not select it when another one was selected meanwhile")
  func reselected() async {
    let left = TrialStack("p", ["draft": { _ in .screen(page) }])
    let (tabs, host) = tabs(left, TrialStack("q"))
    left.push("draft")
    host.user.tapTab(0)
    await turns { page.isAsked }
    tabs.select("right")
    page.answer(true)
    await turns { left.navigation.routes == ["p"] }
    #expect(left.navigation.routes == ["p"])
    #expect(tabs.navigation.selectedIndex == 1)
    #expect(host.disagreements == [])
  }

  @Test("Two verbs of a transaction about one route ask once")
  func onceForTwo() async {
    askAbout("x")
    let flow = GuardedStack("home", guide)
    let host = InMemoryHost(flow)
    var handles: [NavigationHandle] = []
    flow.transaction { handles = [flow.push("x"), flow.push("x")] }
    await turns { oracle.isAsked }
    oracle.answer(.allow)
    await turns { handles.allSatisfy { $0.currentOutcome != nil } || oracle.isAsked }
    #expect(oracle.asked == 1)
    #expect(flow.navigation.routes == ["home", "x", "x"])
    oracle.answer(.allow)
    #expect(host.disagreements == [])
  }

  @Test("A pop at the only place of the root, which cannot be left, asks nothing")
  func nowhere() {
    let root = TrialStack("draft", ["draft": { _ in .screen(page) }])
    let host = InMemoryHost(root)
    #expect(root.pop().currentOutcome == .settled)
    #expect(!page.isAsked)
    #expect(root.navigation.routes == ["draft"])
    #expect(host.ended.isEmpty)
  }

  @Test("A pop at the only place takes that place, and not what came below it meanwhile")
  func placeBelow() async {
    func flow() -> TrialStack { TrialStack("draft", ["draft": { _ in .screen(page) }]) }
    func pop(_ flow: TrialStack) async -> NavigationOutcome? {
      let handle = flow.pop()
      await turns { page.isAsked }
      flow.edit { _ in StackSplice(0..<0, with: ["home"]) }
      page.answer(true)
      await turns { handle.currentOutcome != nil }
      return handle.currentOutcome
    }
    let child = flow()
    let outer = TrialStack("first", ["child": { _ in .flow(child) { _ in } }])
    let other = InMemoryHost(outer)
    outer.push("child")
    #expect(await pop(child) == .settled)
    #expect(outer.navigation.routes == ["first", "child"])
    #expect(child.navigation.routes == ["home"])
    #expect(other.disagreements == [])
  }

  @Test("Going back out of a flow takes its places, and not what came below them meanwhile")
  func placeBelowGesture() async {
    let child = TrialStack("draft", ["draft": { _ in .screen(page) }])
    let outer = TrialStack("first", ["child": { _ in .flow(child) { _ in } }])
    let host = InMemoryHost(outer)
    outer.push("child")
    host.user.tapBack()
    await turns { page.isAsked }
    child.edit { _ in StackSplice(0..<0, with: ["home"]) }
    page.answer(true)
    await turns { child.navigation.routes == ["home"] }
    #expect(child.navigation.routes == ["home"])
    #expect(outer.navigation.routes == ["first", "child"])
    outer.pop()
    #expect(host.ended.last { $0.summary.name == "TrialStack" }?.cause == .popped)
    #expect(host.disagreements == [])
  }

  @Test("A flow may be left although its only page was replaced meanwhile")
  func replacedOnlyPage() async {
    let child = HesitantStack("loading")
    let outer = TrialStack("first", ["child": { _ in .flow(child) }])
    let host = InMemoryHost(outer)
    outer.push("child")
    let handle = child.pop()
    await turns { child.isAsked }
    child.replace(with: "loaded")
    child.answer(true)
    await turns { handle.currentOutcome != nil }
    #expect(outer.navigation.routes == ["first"])
    #expect(host.disagreements == [])
  }

  @Test("A verb that equals no other is followed by an equal one")
  func unlikeFirst() async {
    askAbout("x")
    let flow = GuardedStack("home", guide)
    let host = InMemoryHost(flow)
    let handles = [
      flow.push("x", allowsRepeat: true), flow.forgetRememberedRoute(), flow.push("x"),
    ]
    await turns { oracle.isAsked }
    oracle.answer(.allow)
    await turns { handles.allSatisfy { $0.currentOutcome != nil } }
    #expect(flow.navigation.routes == ["home", "x", "x"])
    #expect(host.disagreements == [])
  }

  @Test("An edit with the name of a verb does not swallow that verb")
  func editFirst() async {
    guide.children["draft"] = { [page] in .screen(page) }
    let flow = GuardedStack("home", guide)
    let host = InMemoryHost(flow)
    flow.push("a")
    flow.push("draft")
    let first = flow.edit("pop to root", cause: .popped) { StackSplice($0 - 1..<$0, with: []) }
    let second = flow.popToRoot()
    await turns { page.isAsked }
    page.answer(true)
    await turns { first.currentOutcome != nil && second.currentOutcome != nil }
    #expect(flow.navigation.routes == ["home"])
    #expect([first, second].map(\.currentOutcome) == [.settled, .settled])
    #expect(host.disagreements == [])
  }

  // MARK: - Memory

  @Test("A waiting resume does not retain the screen that decided, once it has ended")
  func decider() async {
    guide.says["x"] = { .redirect(to: "logIn", remembering: true) }
    let flow = GuardedStack("home", guide)
    let host = InMemoryHost(flow)
    flow.push("x")
    weak let screen = host.topScreen
    askAbout("x")
    let handle = flow.resume()
    await turns { oracle.isAsked }
    host.user.tapBack()
    #expect(flow.navigation.routes == ["home"])
    #expect(flow.rememberedRoute == "x")
    #expect(screen == nil)
    oracle.answer(.allow)
    await turns { handle.currentOutcome != nil }
    #expect(flow.navigation.routes == ["home", "x"])
  }

  @Test("A removal by the host that waits does not retain what ended meanwhile")
  func removal() async {
    let flow = TrialStack("home", ["draft": { _ in .screen(page) }])
    let driver = RecordingDriver()
    let tree = Tree(root: flow, driver: driver)
    flow.push("a")
    flow.push("draft")
    weak let screen: TrialPage? = flow.flow?.container.nodes[1].screen as? TrialPage
    #expect(screen != nil)
    driver.lose(2)
    await turns { page.isAsked }
    flow.withoutAsking { flow.edit { _ in StackSplice(1..<2, with: []) } }
    #expect(flow.navigation.routes == ["home", "draft"])
    #expect(screen == nil)
    page.answer(true)
    await turns { flow.navigation.routes == ["home"] }
    #expect(flow.navigation.routes == ["home"])
    tree.close()
  }

  // MARK: - A flow without a successor

  @Test(
    "A finished flow is reported when the transaction that was to replace it is refused",
    arguments: [false, true])
  func refusedSuccessor(_ inTransaction: Bool) async {
    askAbout("next")
    let child = TrialStack("c")
    let flow = GuardedSwitcher("child", guide)
    guide.children["child"] = { [unowned flow] in
      .flow(child) { _ in
        guard inTransaction else { return _ = flow.show("next") }
        flow.transaction {
          flow.forgetRememberedRoute()
          flow.show("next")
        }
      }
    }
    let host = InMemoryHost(flow, recordsMisuse: false)
    child.finish(1)
    await turns { oracle.isAsked }
    oracle.answer(.refuse("no"))
    await turns { !host.misuses.isEmpty }
    #expect(host.misuses.map(\.value) == ["TrialStack (finished)"])
    guide.children = [:]
  }

  @Test("A finished flow is reported when what was to replace it is superseded")
  func supersededSuccessor() async {
    askAbout("next")
    let child = TrialStack("c")
    let left = GuardedSwitcher("child", guide)
    let right = TrialStack("q", ["inner": { _ in .flow(TrialStack("i")) { _ in } }])
    guide.children["child"] = { [unowned left] in
      .flow(child) { _ in
        left.transaction {
          left.show("next")
          right.child(TrialStack.self)?.push("e")
        }
      }
    }
    let tabs = TrialTabs(
      Tabs("left", "right"),
      ["left": { _ in .flow(left) }, "right": { _ in .flow(right) { _ in } }])
    let host = InMemoryHost(tabs, recordsMisuse: false)
    right.push("inner")
    child.finish(1)
    await turns { oracle.isAsked }
    #expect(host.misuses == [])
    right.popToRoot()
    #expect(host.misuses.map(\.value) == ["TrialStack (finished)"])
    oracle.answer(.allow)
    await turns()
    #expect(left.navigation.current == "child")
    guide.children = [:]
  }
}

/// A flow that asks itself before it is left.
private final class HesitantStack: Coordinator, LeaveGuard {
  let navigation: Stack<String>
  let leavePolicy = LeavePolicy.ask
  private var waiting: [CheckedContinuation<Bool, Never>] = []

  init(_ first: String) { navigation = Stack(first) }

  func destination(for route: String) -> Destination { .screen(TrialPage(route, of: self)) }

  var isAsked: Bool { !waiting.isEmpty }

  func confirmLeave() async -> Bool { await withCheckedContinuation { waiting.append($0) } }

  func answer(_ mayLeave: Bool) {
    for continuation in waiting { continuation.resume(returning: mayLeave) }
    waiting = []
  }
}
