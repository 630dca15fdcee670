import Testing
import Usher
import UsherWeb
import UsherWebTesting

@MainActor
@Suite("Web: stored trees leave memory", .drained, .timeLimit(.minutes(10)))
struct LeavingMemoryTests {
  private let store = MemoryTreeStore()
  private let clock = ManualClock()

  private func set(_ options: inout WebOptions) {
    options.store = store
    options.clock = clock
    options.limits.storedIdleTime = .seconds(60)
  }

  private func server(_ change: (inout WebOptions) -> Void = { _ in }) -> WebApp {
    makeTestApp {
      set(&$0)
      change(&$0)
    }
  }

  private func visitor(on app: WebApp) async -> Visitor {
    let visitor = Visitor(app)
    await visitor.open()
    await visitor.press("Log in")
    return visitor
  }

  /// Returns the number of trees of an app that stay in memory when they are idle.
  private func idling(_ app: WebApp, for time: Duration = .seconds(60)) async -> Int {
    clock.jump(by: time)
    // A request finds the trees whose time is over.
    await Visitor(app).open()
    return app.pageCount - 1
  }

  @Test("A stored tree that no browser uses leaves memory, and the next request restores it")
  func leaving() async throws {
    let app = server()
    let visitor = await visitor(on: app)
    await visitor.press("Open item 2")
    let button = try #require(visitor.page.button("Next"))
    #expect(await idling(app, for: .seconds(59)) == 1)
    let saves = await store.saves
    #expect(await idling(app) == 0)
    #expect(await store.saves == saves + 1, "only the new tree is saved")
    await visitor.post(button.value)
    #expect(visitor.status == 200)
    expect(visitor.tree, contains: "item(3)")
    await visitor.press(posting: "back:")
    await visitor.press(posting: "back:")
    #expect(!visitor.tree.contains("item"))
  }

  @Test("It leaves without any request, many of them a few at a time, as the store releases them")
  func many() async throws {
    let gate = FailingStore(store)
    let app = server { $0.store = gate }
    for _ in 0..<70 { await Visitor(app).open() }
    // Each is saved before it leaves.
    #expect(await store.keys.count == 70)
    await gate.hang(true)
    #expect(await idling(app) == 70 - 32)
    #expect(await idling(app, for: .seconds(1)) == 71 - 32)
    await gate.hang(false)
    while app.pageCount > 0, !Task.isCancelled {
      clock.advance(by: .milliseconds(100))
      await Task.yield()
    }
    #expect(app.pageCount == 0)
    #expect(await store.keys.count == 72)
  }

  @Test("Another server claims it at once, without a wish and without the end of a lease")
  func another() async throws {
    let (first, second) = (server(), server())
    let visitor = await visitor(on: first)
    let key = try #require(await store.keys.first)
    #expect(await idling(first) == 0)
    while await store.hold(key) != nil, !Task.isCancelled { await Task.yield() }
    visitor.app = second
    await visitor.press("Open item 2")
    #expect(visitor.status == 200)
    expect(visitor.tree, contains: "item(2)")
  }

  @Test("A tree stays if a browser listens to it")
  func listening() async {
    let app = server()
    let visitor = await visitor(on: app)
    let stream = await visitor.send(WebRequest(path: visitor.address + "/events"))
    #expect(await idling(app) == 1)
    _ = stream
  }

  @Test("A tree stays if the store has not got it, and for an app without a store")
  func unsaved() async {
    let gate = FailingStore(store)
    let app = server {
      $0.store = gate
      $0.onStoreError = { _ in }
    }
    let visitor = await visitor(on: app)
    await gate.fail(.before)
    await visitor.press("Open item 2")
    #expect(visitor.status == 503)
    #expect(await idling(app) == 1)

    let another = server { $0.store = nil }
    _ = await self.visitor(on: another)
    #expect(await idling(another) == 1)
  }

  @Test("A tree stays while a screen has what the user has not saved, or a question is open")
  func unfinished() async throws {
    let app = server()
    let visitor = await visitor(on: app)
    await visitor.press("Edit")
    let back = try #require(visitor.page.button(posting: "back:")).value
    await visitor.post("write:\(back.dropFirst(5))", ["field/Text": "draft"])
    #expect(await idling(app) == 1)
    await visitor.post(back)
    #expect(visitor.page.titles == ["Discard?"])
    #expect(await idling(app) == 1)
    await visitor.press("Discard")
    #expect(await idling(app) == 0)
  }

  @Test(
    "A tree stays while a task of a coordinator runs, and not for its lifetime",
    arguments: [(Work.none, 0), (.task, 1), (.awaited, 1)])
  fileprivate func working(work: Work, staying: Int) async {
    let views = WebViews()
    views.register(LoginModel.self) { model in Button("Work") { model.onLogIn() } }
    var options = WebOptions()
    set(&options)
    let app = WebApp("Work", path: "/work", views: views, options: options) { WorkingFlow(work) }
    let visitor = Visitor(app)
    await visitor.open()
    await visitor.press("Work")
    #expect(await idling(app) == staying)
    #expect(await idling(app, for: .seconds(4 * 60 * 60)) == 0)
  }
}

private enum Work { case none, task, awaited }

@MainActor
private final class WorkingFlow: Coordinator {
  enum Route: Codable { case start, pick }
  let navigation = Stack<Route>(.start)
  private let work: Work
  init(_ work: Work) { self.work = work }

  func lifetime() async { await untilCancelled() }

  func destination(for route: Route) -> Destination {
    switch route {
    case .start: Destination.screen(LoginModel { self.begin() })
    case .pick: Destination.flow(PickFlow()) { _ in }
    }
  }

  private func begin() {
    switch work {
    case .none: break
    case .task: task { await untilCancelled() }
    case .awaited: Task { try await run(.pick, returning: String.self) }
    }
  }
}

private func untilCancelled() async {
  for await _ in AsyncStream<Void>.makeStream().stream {}
}
