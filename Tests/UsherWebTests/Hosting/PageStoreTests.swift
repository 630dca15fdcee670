import Testing
import Usher
import UsherWeb

@Suite("Lifetime of trees", .drained, .timeLimit(.minutes(10)))
@MainActor
struct PageStoreTests {
  @Test("Over the limit, the least recently used tree ends")
  func leastRecentlyUsed() async {
    let app = makeTestApp { $0.limits.pages = 2 }
    let (a, b, c) = (Visitor(app), Visitor(app), Visitor(app))
    await a.open()
    await b.open()
    await a.reload()
    await c.open()
    #expect(app.pageCount == 2)
    await a.reload()
    #expect(a.status == 200)
    await b.reload()
    #expect(b.status == 404)
  }

  @Test("A visitor who opens many trees replaces only their own")
  func perVisitor() async {
    let app = makeTestApp { $0.limits.pagesPerVisitor = 3 }
    let (greedy, other) = (Visitor(app), Visitor(app))
    await other.open()
    for _ in 0..<10 { await greedy.open() }
    #expect(app.pageCount == 4)
    await other.reload()
    #expect(other.status == 200)
  }

  @Test("An unused tree ends after a while, and one with a listener stays")
  func idle() async {
    let clock = ManualClock()
    let app = makeTestApp {
      $0.clock = clock
      $0.limits.idleTime = .seconds(60)
    }
    let (idle, used, listening) = (Visitor(app), Visitor(app), Visitor(app))
    for visitor in [idle, used, listening] { await visitor.open() }
    let stream = await listening.send(WebRequest(path: listening.address + "/events"))
    clock.advance(by: .seconds(40))
    await used.reload()
    clock.advance(by: .seconds(40))
    await used.reload()
    #expect(used.status == 200)
    #expect(app.pageCount == 2)
    await listening.reload()
    #expect(listening.status == 200)
    _ = stream
    await idle.reload()
    #expect(idle.status == 404)
  }

  @Test("An idle tree ends at its time, even without further requests")
  func withoutRequests() async {
    let clock = ManualClock()
    let app = makeTestApp {
      $0.clock = clock
      $0.limits.idleTime = .seconds(60)
    }
    await Visitor(app).open()
    await clock.sleepers(1)
    clock.advance(by: .seconds(30))
    await Visitor(app).open()
    #expect(app.pageCount == 2)
    clock.advance(by: .seconds(30))
    await becomes(1, app)
    await clock.sleepers(1)
    clock.advance(by: .seconds(30))
    await becomes(0, app)
    await Visitor(app).open()
    await clock.sleepers(1)
    clock.advance(by: .seconds(60))
    await becomes(0, app)
  }

  @Test("A visitor who has looked at a page has used it until then")
  func looking() async {
    let clock = ManualClock()
    let app = makeTestApp {
      $0.clock = clock
      $0.limits.idleTime = .seconds(60)
    }
    let visitor = Visitor(app)
    await visitor.open()
    var stream: WebResponse? = await visitor.send(WebRequest(path: visitor.address + "/events"))
    clock.advance(by: .seconds(100))
    #expect(app.listenerCount == 1)
    _ = stream
    stream = nil
    while app.listenerCount > 0, !Task.isCancelled { await Task.yield() }
    clock.advance(by: .seconds(59))
    await visitor.reload()
    #expect(visitor.status == 200)
  }

  @Test("A visitor who opens many trees, each as a new visitor, ends no tree in use")
  func flood() async {
    let app = makeTestApp { $0.limits.pages = 5 }
    let visitor = Visitor(app)
    await visitor.open()
    await visitor.press("Log in")
    let tree = visitor.tree
    for _ in 0..<40 { await Visitor(app).open() }
    #expect(app.pageCount == 5)
    await visitor.reload()
    #expect(visitor.tree == tree)
  }

  private func becomes(_ count: Int, _ app: WebApp) async {
    while app.pageCount != count, !Task.isCancelled { await Task.yield() }
    #expect(app.pageCount == count)
  }

  @Test("A tree that ends ends its flows, and leaves nothing alive")
  func ends() async {
    weak var model: CounterModel?
    let app: WebApp
    do {
      let views = WebViews()
      views.register(CounterModel.self) { Text("\($0.count)") }
      var options = WebOptions()
      options.limits.pages = 1
      app = WebApp("Counter", path: "", views: views, options: options) {
        let made = CounterModel()
        if model == nil { model = made }
        return OneScreen(made)
      }
    }
    let visitor = Visitor(app)
    await visitor.open()
    #expect(visitor.address.hasPrefix("/t/"))
    #expect(model != nil)
    await Visitor(app).open()
    #expect(app.pageCount == 1)
    #expect(model == nil)
  }

  @Test("A root flow that finishes ends its page, and the next one is a new tree")
  func finished() async {
    let views = WebViews()
    views.register(LoginModel.self) { model in Button("End") { model.onLogIn() } }
    let app = WebApp("Ending", path: "/e", views: views) { EndingFlow() }
    let visitor = Visitor(app)
    await visitor.open()
    let first = visitor.address
    let button = visitor.page.button("End")?.value ?? ""
    await visitor.press("End")
    #expect(visitor.redirect == "/e")
    #expect(visitor.status == 200)
    #expect(visitor.address != first)
    #expect(await visitor.send(WebRequest(path: first)).status == 404)
    #expect(app.pageCount == 1)

    #expect(await visitor.postByScript(button).contains("This page has ended"))
    #expect(app.pageCount == 0)
  }
}

extension PageStoreTests {
  @Test("A root flow that ended by itself is no longer shown")
  func endedByItself() async {
    let views = WebViews()
    views.register(LoginModel.self) { Text($0.name) }
    var flow: EndingFlow?
    let app = WebApp("Ending", path: "/e", views: views) {
      let made = EndingFlow()
      flow = made
      return made
    }
    let visitor = Visitor(app)
    await visitor.open()
    flow?.finish()
    await visitor.reload()
    #expect(visitor.status == 410)
    await visitor.reload()
    #expect(visitor.status == 404)
  }
}

@MainActor
private final class OneScreen: Coordinator {
  enum Route { case counter }
  let navigation = Stack<Route>(.counter)
  let model: CounterModel
  init(_ model: CounterModel) { self.model = model }
  func destination(for route: Route) -> Destination { Destination.screen(model) }
}

@MainActor
private final class EndingFlow: Coordinator {
  enum Route { case login }
  let navigation = Stack<Route>(.login)
  func destination(for route: Route) -> Destination {
    Destination.screen(LoginModel { self.finish() })
  }
}
