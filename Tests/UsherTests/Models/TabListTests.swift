import Testing
@_spi(Hosting) import Usher
import UsherJournal
import UsherLinks
import UsherSnapshots
import UsherTesting

@MainActor
@Suite("Tabs that come and go", .timeLimit(.minutes(10)))
struct TabListTests {
  private let app = TabListApp()

  @Test("Those that stay keep their screens, flows and sheets, whatever their order is")
  func identity() throws {
    let host = InMemoryHost(app)
    let before = nodes(of: host)
    app.list?.push(.page(1))
    app.list?.present(.note)
    app.setTabs([.other, .list, .extra])
    #expect(app.navigation.routes == [.other, .list, .extra])
    #expect(nodes(of: host)[0] === before[2] && nodes(of: host)[1] === before[0])
    #expect(app.navigation.selected == .list)
    #expect(app.list?.navigation.routes == [.first, .page(1)])
    #expect(host.page == "note")
    #expect(host.endings() == ["home (removed)"])
    #expect(host.disagreements == [])
    app.list?.dismiss()
    #expect(host.page == "page(1)")
  }

  @Test("The host gets one change of its tabs, and selects only if the selected one moves")
  func host() {
    let driver = RecordingDriver()
    let tree = Tree(root: app, driver: driver)
    driver.clear()
    app.setTabs([.list, .home, .other, .extra])
    #expect(driver.requests == ["apply TabListApp -[] +[extra] animated"])
    driver.clear()
    app.setTabs([.extra, .list, .home, .other])
    #expect(
      driver.requests == [
        "apply TabListApp -[list home other extra] +[extra list home other]",
        "select 1 in TabListApp animated",
      ])
    #expect(app.navigation.selectedIndex == 1)
    tree.close()
  }

  @Test(
    "If the selected tab goes, the one at its position is selected, or the last one",
    arguments: [
      (0, [TabListApp.Route.home, .other], TabListApp.Route.home),
      (1, [.list, .other, .extra], .other), (2, [.list], .list),
      (1, [.extra, .other, .list], .other),
    ])
  func selectedGoes(_ selected: Int, _ list: [TabListApp.Route], _ then: TabListApp.Route) {
    let host = InMemoryHost(app)
    app.select(at: selected)
    app.setTabs(list)
    #expect(app.navigation.selected == then)
    #expect(host.disagreements == [])
  }

  @Test("One of them can be selected with the same request")
  func selecting() {
    let host = InMemoryHost(app)
    let handle = app.setTabs([.home, .extra, .list], selecting: .extra)
    #expect(handle.currentOutcome == .settled)
    #expect(host.page == "extra")
    app.setTabs([.home, .extra, .list], selecting: .home)
    #expect(host.page == "home")
    #expect(host.disagreements == [])
  }

  @Test("An equal list changes nothing, and equal routes in it are tabs of their own")
  func equal() {
    let host = InMemoryHost(app)
    let before = host.events.count
    app.setTabs([.list, .home, .other])
    #expect(host.endings() == [])
    app.setTabs([.list, .home, .other], selecting: .home)
    #expect(app.navigation.selected == .home)
    // The list is still that of the model.
    #expect(host.tree.root.flow?.container.isArranged == false)
    #expect(
      !host.events[before...].contains { if case .started = $0 { true } else { false } })
    app.setTabs([.home, .home, .list])
    #expect(app.navigation.routes == [.home, .home, .list])
    #expect(host.endings() == ["other (removed)"])
    app.setTabs([.home, .list])
    #expect(host.endings() == ["other (removed)", "home (removed)"])
    #expect(host.disagreements == [])
  }

  @Test("An empty list, and a selected route that is not in it, are misuse and change nothing")
  func misuse() {
    let host = InMemoryHost(app, recordsMisuse: false)
    app.setTabs([])
    app.setTabs([.home], selecting: .extra)
    #expect(app.navigation.routes == [.list, .home, .other])
    #expect(
      host.misuses.map(\.problem) == [
        "The list is empty; nothing was changed.",
        "The tab to select, extra, is not in the list; nothing was changed.",
      ])
  }

  @Test("A tab that must not be left refuses the whole list, and the others keep theirs")
  func refusesToLeave() async {
    let host = InMemoryHost(app)
    let page = HesitantPage()
    app.list?.content = page
    app.list?.push(.hesitant)
    let refused = app.setTabs([.extra, .home])
    await yieldUntil { page.isAsked }
    page.answer(false)
    await yieldUntil { refused.currentOutcome != nil }
    #expect(app.navigation.routes == [.list, .home, .other])
    let agreed = app.setTabs([.extra, .home])
    await yieldUntil { page.isAsked }
    // What happens meanwhile stays, as far as the list has it.
    app.select(.home)
    page.answer(true)
    await yieldUntil { agreed.currentOutcome != nil }
    #expect(app.navigation.routes == [.extra, .home])
    #expect(app.navigation.selected == .home)
    #expect(host.disagreements == [])
  }

  @Test("The guard judges only the tab that becomes selected")
  func guarded() async {
    app.says = [.extra: .refuse("no")]
    let host = InMemoryHost(app, recordsMisuse: false)
    app.setTabs([.list, .extra])
    #expect(app.navigation.routes == [.list, .extra])
    let refused = app.setTabs([.extra])
    #expect(refused.currentOutcome == .refused(by: "TabListApp: no"))
    #expect(app.navigation.routes == [.list, .extra])
    app.says = [.extra: .redirect(to: .home)]
    app.setTabs([.extra, .home])
    #expect(app.navigation.routes == [.extra, .home])
    #expect(app.navigation.selected == .home)
    let none = app.setTabs([.extra], selecting: .extra)
    #expect(none.currentOutcome == .refused(by: "TabListApp: no tab has this route"))
    #expect(host.misuses.map(\.value) == ["TabListApp.decision(for:)"])
    app.says = [.extra: .ask { .allow }]
    let asked = app.setTabs([.list, .extra], selecting: .extra)
    #expect(app.navigation.selected == .home)
    await yieldUntil { asked.currentOutcome != nil }
    #expect(app.navigation.selected == .extra)
    #expect(host.disagreements == [])
  }

  @Test("A transaction reads as the list will be, and takes effect as a whole")
  func transaction() {
    app.says = [.other: .refuse("no")]
    let host = InMemoryHost(app)
    app.transaction {
      app.setTabs([.home, .extra])
      #expect(app.navigation.routes == [.home, .extra])
      #expect(app.navigation.selected == .home)
      app.select(.extra)
      #expect(app.navigation.selected == .extra)
    }
    #expect(app.navigation.selected == .extra)
    app.transaction {
      app.setTabs([.other, .home])
      app.select(.other)
    }
    #expect(app.navigation.routes == [.home, .extra])
    #expect(app.navigation.selected == .extra)
    #expect(host.disagreements == [])
  }

  @Test("A modal of a tab that goes ends with it; one of the tabs stays; an awaited flow ends")
  func modals() async {
    let host = InMemoryHost(app)
    var results: [Int?] = []
    app.list?.task {
      guard let list = self.app.list else { return }
      results.append(try await list.run(TrialStack("awaited"), as: .sheet))
    }
    await host.until { host.page == "awaited" }
    app.present(.note)
    app.setTabs([.home])
    await host.until { host.page == "note" }
    #expect(host.tree.modals.count == 1)
    #expect(app.navigation.routes == [.home])
    #expect(host.disagreements == [])
    await host.expectNothingLeaked()
    #expect(results.isEmpty)
  }

  @Test("A snapshot keeps a list that was set, and the model's otherwise")
  func snapshot() throws {
    let host = InMemoryHost(app)
    app.list?.push(.page(1))
    app.setTabs([.extra, .list])
    let snapshot = host.tree.snapshot()
    let next = TabListApp()
    let restored = InMemoryHost(next, launch: .restoring(snapshot))
    #expect(restored.tree.description == host.tree.description)
    #expect(next.navigation.selected == .list)
    #expect(restored.tree.snapshot() == snapshot)
    let other = TabListApp(.home, .other)
    let usual = InMemoryHost(TabListApp())
    let changed = InMemoryHost(other, launch: .restoring(usual.tree.snapshot()))
    #expect(other.navigation.routes == [.home, .other])
    _ = changed
  }

  @Test("A link selects in the list as it is then, and an address leads back")
  func link() throws {
    let host = InMemoryHost(app)
    app.setTabs([.extra, .list])
    try app.open("/extra")
    #expect(host.page == "extra")
    #expect(try host.tree.address == "/extra")
    try app.open("/list/page/2")
    #expect(host.page == "page(2)")
    #expect(app.navigation.routes == [.extra, .list])
    #expect(host.disagreements == [])
  }

  @Test("A selection by position that waits for an answer means the tab that it meant at first")
  func waiting() async {
    var answer: CheckedContinuation<Void, Never>?
    app.says[.other] = .ask {
      await withCheckedContinuation { answer = $0 }
      return .allow
    }
    let host = InMemoryHost(app)
    let handle = app.select(at: 2)
    while answer == nil, !Task.isCancelled { await Task.yield() }
    app.setTabs([.list, .other])
    answer?.resume()
    await host.until { handle.currentOutcome != nil }
    #expect(app.navigation.selected == .other)
    #expect(host.disagreements == [])
  }

  @Test("A journal replays it")
  func journal() async throws {
    let host = InMemoryHost(app, journalLimit: 100)
    app.list?.push(.page(1))
    app.setTabs([.other, .list, .extra], selecting: .extra)
    app.select(.list)
    app.setTabs([.list, .home])
    let journal = try #require(host.tree.journal)
    let replay = try await journal.replay(TabListApp())
    #expect(replay.divergence == nil)
  }

  @Test("The user may go on in the middle of the change")
  func stepped() {
    let host = InMemoryHost(app, transitions: .stepped)
    host.finishTransitions()
    app.list?.push(.page(1))
    app.setTabs([.extra, .list])
    app.list?.push(.page(2))
    host.finishTransitions()
    #expect(app.list?.navigation.routes == [.first, .page(1), .page(2)])
    host.user.tapTab(0)
    host.finishTransitions()
    #expect(app.navigation.selected == .extra)
    #expect(host.disagreements == [])
  }

  @Test("A tap means the tab that the user sees, also while the list on screen is an older one")
  func tapOnOlderList() async {
    let host = InMemoryHost(app)
    // The host waits until the code after the question has gone on.
    func ask() async {
      app.task { _ = await self.app.confirm("Sure?") }
      await host.until { host.alert != nil }
      host.user.choose("OK")
    }
    await ask()
    app.setTabs([.other, .extra, .list])
    host.user.tapTab(2)
    await host.until { host.page == "other" }
    #expect(app.navigation.selected == .other)
    await ask()
    app.setTabs([.list, .other])
    host.user.tapTab(1)
    await host.until { app.navigation.routes.count == 2 && host.disagreements == [] }
    // The tab that was tapped had gone.
    #expect(app.navigation.selected == .other)
    await ask()
    app.setTabs([.other, .list])
    let tabs = host.tree.root.hostContainer
    #expect(tabs.map { host.tree.userSelectedTab(at: 0, in: $0) } != nil)
    await host.until { host.disagreements == [] }
    #expect(app.navigation.selected == .list)
  }

  private func nodes(of host: InMemoryHost) -> [Node] {
    host.tree.root.flow?.container.nodes ?? []
  }
}

final class TabListApp: Coordinator, RouteGuard, Linkable {
  enum Route: String, Hashable, Codable, CustomStringConvertible {
    case list, home, other, extra, note
    var description: String { rawValue }
  }
  static let links: Links<Route> = [
    RouteLink("list", .list, to: TabListStack.self), RouteLink("home", .home),
    RouteLink("other", .other), RouteLink("extra", .extra),
  ]
  let navigation: Tabs<Route>
  var says: [Route: RouteDecision<Route>] = [:]
  private(set) weak var list: TabListStack?

  init() { navigation = Tabs(.list, .home, .other) }
  init(_ first: Route, _ second: Route) { navigation = Tabs(first, second) }

  func destination(for route: Route) -> Destination {
    guard route == .list else { return .screen(TrialPage("\(route)")) }
    let list = TabListStack()
    self.list = list
    return .flow(list) {}
  }

  func decision(for route: Route) -> RouteDecision<Route> { says[route] ?? .allow }
}

final class TabListStack: Coordinator, Linkable {
  enum Route: Hashable, Codable { case first, page(Int), note, hesitant }
  static let links: Links<Route> = [RouteLink("", .first), RouteLink("page/:number", Route.page)]
  let navigation = Stack<Route>(.first)
  var content: AnyObject?

  func destination(for route: Route) -> Destination {
    if route == .hesitant, let content { return .screen(content) }
    return .screen(TrialPage("\(route)"))
  }
}
