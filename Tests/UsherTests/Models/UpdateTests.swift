import Testing
@_spi(Hosting) import Usher
import UsherJournal
import UsherTesting

@MainActor
@Suite("update(_:)", .timeLimit(.minutes(10)))
struct UpdateTests {
  @Test("A stack's top keeps its identity and its screen, and has the new route")
  func stack() {
    let root = TrialStack("home")
    let host = InMemoryHost(root)
    root.push("article 1")
    let (page, id) = (host.topScreen, top(root))
    let count = host.events.count
    let handle = root.update("article 2")
    #expect(handle.currentOutcome == .settled)
    #expect(root.navigation.routes == ["home", "article 2"])
    #expect(host.topScreen === page)
    #expect(top(root) == id)
    #expect(
      host.lines(from: count) == [
        "request \(handle.id) update article 2 in TrialStack by code",
        "updated article 2: TrialPage", "settled \(handle.id)",
      ])
    root.pop()
    #expect(host.endings() == ["article 2 (popped)"])
    #expect(host.disagreements == [])
  }

  @Test("A switcher's place and a selected tab are updated, with the flows in them")
  func others() {
    let switcher = TrialSwitcher("main", ["main": { _ in .flow(TrialStack("first")) { _ in } }])
    let host = InMemoryHost(switcher)
    let child = switcher.child(TrialStack.self)
    switcher.update("main in Korean")
    #expect(switcher.navigation.current == "main in Korean")
    #expect(switcher.child(TrialStack.self) === child)
    #expect(host.ended.isEmpty)
    let tabs = TrialTabs()
    let other = InMemoryHost(tabs)
    tabs.select("y")
    tabs.update("y filtered")
    #expect(tabs.navigation.routes == ["x", "y filtered", "z"])
    #expect(tabs.navigation.selected == "y filtered")
    #expect(other.disagreements == [])
  }

  @Test("An equal route changes nothing")
  func equal() {
    let root = TrialStack("home")
    let host = InMemoryHost(root)
    #expect(root.update("home").currentOutcome == .settled)
    #expect(!host.events.contains { if case .updated = $0 { true } else { false } })
  }

  @Test("A refusal leaves the route as it is")
  func refused() {
    let root = GuardedStack("list", Guide(["list of secrets": { .refuse("secret") }]))
    let host = InMemoryHost(root)
    #expect(root.update("list of secrets").currentOutcome == .refused(by: "GuardedStack: secret"))
    #expect(root.navigation.routes == ["list"])
    #expect(host.disagreements == [])
  }

  @Test("A redirect enters its target on top, and the place keeps its route")
  func redirected() {
    let guide = Guide(["mine": { .redirect(to: "log in") }])
    let root = GuardedStack("list", guide)
    let host = InMemoryHost(root)
    #expect(root.update("mine").currentOutcome == .redirected(to: "log in"))
    #expect(root.navigation.routes == ["list", "log in"])
    guide.says["yours"] = { .redirect(to: "log in") }
    root.update("yours")
    #expect(root.navigation.routes == ["list", "log in"])
    guide.says["theirs"] = { .redirect(to: "card", as: .sheet) }
    root.update("theirs")
    #expect(host.page == "card")
    #expect(root.navigation.routes == ["list", "log in"])
    #expect(host.ended.isEmpty)
  }

  @Test("A redirect in a switcher shows its target, and in tabs selects it")
  func redirectedElsewhere() {
    let switcher = GuardedSwitcher("main", Guide(["mine": { .redirect(to: "log in") }]))
    let host = InMemoryHost(switcher)
    switcher.update("mine")
    #expect(switcher.navigation.current == "log in")
    #expect(host.endings() == ["main (replaced)"])
    let tabs = GuardedTabs("x", "y", "z", Guide(["mine": { .redirect(to: "z") }]))
    let other = InMemoryHost(tabs)
    tabs.update("mine")
    #expect(tabs.navigation.routes == ["x", "y", "z"])
    #expect(tabs.navigation.selected == "z")
    #expect(other.ended.isEmpty)
  }

  @Test("After an answer the place that was meant has the route, although another is on top")
  func waiting() async {
    let oracle = Oracle()
    let root = GuardedStack("list", Guide(["mine": { .ask { await oracle.ask() } }]))
    let host = InMemoryHost(root)
    let handle = root.update("mine")
    await yieldUntil { oracle.isAsked }
    #expect(root.navigation.routes == ["list"])
    root.push("page")
    oracle.answer(.allow)
    await yieldUntil { handle.currentOutcome != nil }
    #expect(root.navigation.routes == ["mine", "page"])
    #expect(host.disagreements == [])
  }

  @Test("If the place has ended before the answer, nothing changes")
  func goneMeanwhile() async {
    let oracle = Oracle()
    let root = GuardedStack("list", Guide(["mine": { .ask { await oracle.ask() } }]))
    let host = InMemoryHost(root)
    root.push("page")
    let handle = root.update("mine")
    await yieldUntil { oracle.isAsked }
    root.pop()
    #expect(handle.currentOutcome == .superseded)
    oracle.answer(.allow)
    #expect(root.navigation.routes == ["list"])
    #expect(host.disagreements == [])
  }

  @Test("A screen that asks before it is left is not asked, because it stays")
  func hesitant() {
    let form = HesitantPage()
    let root = TrialStack("form", ["form": { _ in .screen(form) }])
    let host = InMemoryHost(root)
    #expect(root.update("form 2").currentOutcome == .settled)
    #expect(form.timesAsked == 0)
    #expect(host.topScreen === form)
  }

  @Test("A transaction reads the new route at once, and a refused one gives it back")
  func transaction() {
    let root = GuardedStack("list", Guide(["secret": { .refuse("no") }]))
    let host = InMemoryHost(root)
    root.transaction {
      root.update("mine")
      #expect(root.navigation.routes == ["mine"])
      root.push("page")
      #expect(root.navigation.routes == ["mine", "page"])
    }
    #expect(root.navigation.routes == ["mine", "page"])
    root.transaction {
      root.pop()
      root.update("yours")
      root.push("secret")
    }
    #expect(root.navigation.routes == ["mine", "page"])
    #expect(host.disagreements == [])
  }
}

extension UpdateTests {
  private func top(_ flow: TrialStack) -> NodeID? { flow.navigation.container.nodes.last?.id }

  @Test("The user goes back from an update with a way back, which a journal replays")
  func back() async throws {
    let root = PlainStack()
    let host = InMemoryHost(root, journalLimit: 100)
    root.push("list")
    var told = 0
    root.update("list, newest first") { told += 1 }
    let page = host.topScreen
    host.user.tapBack()
    #expect(root.navigation.routes == ["home", "list"])
    #expect(host.topScreen === page)
    #expect(told == 1)
    #expect(host.ended.isEmpty)
    let replay = try await #require(host.tree.journal).replay(PlainStack())
    #expect(replay.divergence == nil)
    root.update("list, oldest first") { told += 1 }
    root.pop()
    #expect(root.navigation.routes == ["home"])
    #expect(told == 1)
    #expect(host.disagreements == [])
  }

  @Test("What an update keeps for Back is released with its flow")
  func released() {
    let root = TrialStack("home", ["child": { _ in .flow(PlainStack()) { _ in } }])
    let host = InMemoryHost(root)
    root.push("child")
    weak let child = root.child(PlainStack.self)
    child?.push("list")
    if let child { child.update("list, newest first") { _ = child } }
    root.pop()
    #expect(child == nil)
    host.expectNothingLeaked()
  }

  @Test("A guard judges the route to which the user goes back")
  func judgedBack() {
    let root = Gated()
    let host = InMemoryHost(root)
    root.push(.page(1))
    root.update(.page(2)) {}
    root.closed = .page(1)
    host.user.tapBack()
    #expect(root.navigation.routes == [.home, .page(2)])
    root.closed = nil
    host.user.swipeBack()
    #expect(root.navigation.routes == [.home, .page(1)])
    host.user.tapBack()
    #expect(root.navigation.routes == [.home])
  }
}

private final class PlainStack: Coordinator {
  let navigation = Stack("home")
  func destination(for route: String) -> Destination { .screen(TrialPage(route)) }
}

private final class Gated: Coordinator, RouteGuard {
  enum Route: Hashable { case home, page(Int) }
  let navigation = Stack<Route>(.home)
  var closed: Route?
  func destination(for route: Route) -> Destination { .screen(TrialPage("\(route)")) }
  func decision(for route: Route) -> RouteDecision<Route> {
    route == closed ? .refuse("closed") : .allow
  }
}
