import Foundation
import Testing
import Usher
import UsherWeb
import UsherWebTesting

@MainActor
@Suite("Web: several servers on one store", .drained, .timeLimit(.minutes(10)))
struct SeveralServersTests {
  private let store = MemoryTreeStore()
  private let clock = ManualClock()
  private let failures = StoreFailures()

  private func server(
    _ store: (any TreeStore)? = nil, _ change: (inout WebOptions) -> Void = { _ in }
  ) -> WebApp {
    makeTestApp {
      $0.store = store ?? self.store
      $0.clock = clock
      $0.onStoreError = { [failures] in failures.add($0) }
      change(&$0)
    }
  }

  private func transientServer() -> WebApp {
    let views = makeTestViews()
    var options = WebOptions()
    (options.store, options.clock) = (store, clock)
    return WebApp("Asking", path: "/asking", views: views, options: options) { AskingFlow() }
  }

  /// Lets time pass for the servers, and for the store if `leases` end there too.
  private func passing<Value>(
    leases: Bool = false, _ body: () async throws -> Value
  ) async rethrows -> Value {
    let passing = Task { [clock, store] in
      while !Task.isCancelled {
        clock.advance(by: .milliseconds(20))
        // Slowly enough for a busy machine: no request is to lose its patience.
        for _ in 0..<20 { await Task.yield() }
        if leases { await store.advance(by: .milliseconds(20)) }
        await Task.yield()
      }
    }
    defer { passing.cancel() }
    return try await body()
  }

  /// Ends all leases, as if their servers had been killed.
  private func endLeases() async { await store.advance(by: .seconds(60)) }

  private func visitor(on app: WebApp) async -> Visitor {
    let visitor = Visitor(app)
    await visitor.open()
    await visitor.press("Log in")
    return visitor
  }

  @Test("Each request may reach another server: the tree is handed over, and looking saves nothing")
  func handedOver() async throws {
    let servers = [server(), server(), server()]
    let visitor = await visitor(on: servers[0])
    await passing {
      for step in 0..<6 {
        visitor.app = servers[step % 3]
        let saves = await store.saves
        await visitor.reload()
        #expect(visitor.status == 200)
        #expect(await store.saves == saves)
        visitor.app = servers[(step + 1) % 3]
        if step == 0 { await visitor.press("Open item 2") } else { await visitor.press("Next") }
        #expect(visitor.status == 200)
        expect(visitor.tree, contains: "item(\(step + 2))")
        // One server has it, the others have no copy.
        #expect(servers.map(\.pageCount).reduce(0, +) == 1)
      }
    }
    #expect(failures.all.isEmpty)
  }

  @Test("A tree whose server was killed waits for the end of its lease, and no longer")
  func killed() async {
    let visitor = await visitor(on: server())
    let second = server { $0.storeTimeout = .seconds(2) }
    visitor.app = second
    await passing { await visitor.reload() }
    #expect(visitor.status == 503)
    await endLeases()
    await passing { await visitor.reload() }
    #expect(visitor.status == 200)
    expect(visitor.tree, contains: "list")
  }

  @Test("A server that was paused past its lease drops its copy, and answers from the store")
  func paused() async throws {
    let (first, second) = (server(), server())
    let visitor = await visitor(on: first)
    // Only the store's clock moves: the first server does not notice.
    await endLeases()
    visitor.app = second
    await visitor.press("Open item 2")
    let button = try #require(visitor.page.button("Next"))
    visitor.app = first
    await passing { await visitor.post(button.value) }
    #expect(visitor.status == 200)
    expect(visitor.tree, contains: "item(3)")
    #expect([first, second].map(\.pageCount).reduce(0, +) == 1)
    #expect(failures.all.isEmpty)
  }

  @Test(
    "A server whose lease has ended shows no old page, and goes on with a tree that no other took")
  func awake() async throws {
    let (first, second) = (server(), server())
    let visitor = await visitor(on: first)
    let other = await self.visitor(on: first)
    await endLeases()
    visitor.app = second
    await visitor.press("Open item 2")
    // The first server's own clock tells that its lease is over.
    clock.advance(by: .seconds(60))
    visitor.app = first
    await passing { await visitor.reload() }
    expect(visitor.tree, contains: "item(2)")
    let saves = await store.saves
    await other.reload()
    #expect(other.status == 200)
    #expect(await store.saves == saves)
    await other.press("Open item 2")
    expect(other.tree, contains: "item(2)")
  }

  @Test("A press that renews the lease, which hands the tree over, claims it again")
  func renewing() async throws {
    let visitor = await visitor(on: server())
    let button = try #require(visitor.page.button("Open item 2"))
    // Another server wants the tree, and goes away.
    let (key, other) = (try #require(await store.keys.first), TreeServer(of: "/test"))
    await store.join(other, for: .seconds(4))
    guard case .held = await store.claim(key, for: other) else {
      Issue.record("the tree has no owner")
      return
    }
    clock.jump(by: .seconds(60))
    await visitor.post(button.value)
    #expect(visitor.status == 200)
    expect(visitor.tree, contains: "item(2)")
  }

  @Test("A page of a server that only read the tree works on the server that made it")
  func onlyRead() async throws {
    let (first, second) = (server(), server())
    let visitor = await visitor(on: first)
    await endLeases()
    visitor.app = second
    await passing { await visitor.reload() }
    let button = try #require(visitor.page.button("Open item 2"))
    second.close()
    await second.untilSaved()
    visitor.app = first
    clock.jump(by: .seconds(60))
    await passing { await visitor.post(button.value) }
    #expect(visitor.status == 200)
    expect(visitor.tree, contains: "item(2)")
  }

  @Test("A page reaches its screens on another server, also where a question was lost")
  func names() async throws {
    let visitor = await visitor(on: server())
    await visitor.press("Edit")
    let back = try #require(visitor.page.button(posting: "back:")).value
    await visitor.post("write:\(back.dropFirst(5))", ["field/Text": "draft"])
    await visitor.post(back)
    #expect(visitor.page.titles == ["Discard?"])
    await endLeases()
    visitor.app = server()
    await visitor.reload()
    #expect(visitor.page.titles == ["Edit"])
    await visitor.post(back)
    #expect(visitor.page.titles == ["Home"])
  }

  @Test("A page is told once that something could not be taken along, with scripts and without")
  func losses() async throws {
    func shows(_ text: String?) -> Bool { text?.contains(WebWords.english.movedNote) == true }
    for hasScripts in [false, true] {
      let visitor = await visitor(on: transientServer())
      #expect(visitor.page.titles.contains("Names"))
      await endLeases()
      visitor.app = transientServer()
      await visitor.reload()
      let page = { await visitor.send(WebRequest(target: visitor.address)).text }
      #expect(shows(await page()))
      if hasScripts {
        #expect(shows(await visitor.postByScript("back:0")))
        #expect(!shows(await visitor.postByScript("back:0")))
      } else {
        await visitor.post("back:0")
      }
      #expect(!shows(await page()))
    }
  }

  @Test("An action that is sent again is not applied again, on whatever server")
  func once() async throws {
    let (first, second) = (server(), server())
    let visitor = await visitor(on: first)
    await visitor.press("Open item 2")
    let button = try #require(visitor.page.button("Next"))
    for (number, app) in [first, first, second, second].enumerated() {
      visitor.app = app
      // A press on the screen that is shown now, by the name of the same action.
      let value = number == 0 ? button.value : try #require(visitor.page.button("Next")).value
      await passing { await visitor.post(value, ["once": "0.123"]) }
      #expect(visitor.status == 200)
      expect(visitor.tree, contains: "item(3)")
      #expect(!visitor.tree.contains("item(4)"), "it counted twice")
    }
    await visitor.press("Next", ["once": "0.456"])
    expect(visitor.tree, contains: "item(4)")
  }

  @Test(
    "An action that a shared store cannot save is not confirmed, and counts once when it is sent again"
  )
  func unsaved() async throws {
    let gate = FailingStore(store)
    let visitor = await visitor(on: server(gate))
    let button = try #require(visitor.page.button("Open item 2"))
    for isLost in [false, true] {
      await gate.fail(isLost ? .afterwards : .before)
      let status = await visitor.send(visitor.request(button.value, ["once": "0.1"])).status
      #expect(status == 503)
    }
    await gate.fail(nil)
    await visitor.post(button.value, ["once": "0.1"])
    #expect(visitor.status == 200)
    expect(visitor.tree, contains: "item(2)")
    // It was applied once: one step back is the list.
    await visitor.press(posting: "back:")
    #expect(!visitor.tree.contains("item"))
  }

  @Test(
    "A server that stops gives its trees up at once, ends its streams without an end, and claims none"
  )
  func draining() async throws {
    let (first, second) = (server(), server())
    let visitor = await visitor(on: first)
    await visitor.press("Open item 2")
    let response = await visitor.send(WebRequest(path: visitor.address + "/events"))
    guard case .stream(let stream) = response.body else {
      Issue.record("there is no stream")
      return
    }
    first.close()
    await first.untilSaved()
    var text = ""
    for await piece in stream { text += String(decoding: piece, as: UTF8.self) }
    #expect(text.contains("retry: ") && !text.contains("event: gone"))
    await visitor.reload()
    #expect(visitor.status == 503)
    visitor.app = second
    await visitor.reload()
    #expect(visitor.status == 200)
    expect(visitor.tree, contains: "item(2)")
  }

  @Test("A press that a server performs while it stops is not answered as the end of the tree")
  func stopping() async throws {
    for turns in 0..<12 {
      let (first, second) = (server(), server())
      let visitor = await visitor(on: first)
      let button = try #require(visitor.page.button("Open item 2"))
      let answer = Task { await visitor.send(visitor.request(button.value, ["once": "0.1"])) }
      for _ in 0..<turns { await Task.yield() }
      first.close()
      let response = await answer.value
      if response.status == 303 {
        let location = try #require(response.headers["Location"])
        #expect(location.contains(visitor.address.suffix(32)), "after \(turns) turns: \(location)")
      } else {
        #expect(response.status == 503, "after \(turns) turns")
      }
      await first.untilSaved()
      visitor.app = second
      await passing { await visitor.post(button.value, ["once": "0.1"]) }
      #expect(visitor.status == 200)
      expect(visitor.tree, contains: "item(2)")
      await visitor.press(posting: "back:")
      #expect(!visitor.tree.contains("item"), "it counted twice")
    }
  }

  @Test(
    "An owner that is killed, or paused and woken, at every step of a walk loses no answered action"
  )
  func everyStep() async throws {
    let labels = ["Log in", "Open item 2", "Next", "Next", "Next"]
    for step in labels.indices {
      for isWoken in [false, true] {
        let (first, second) = (server(), server())
        let visitor = Visitor(first)
        await visitor.open()
        for (number, label) in labels.enumerated() {
          if number == step {
            await endLeases()
            visitor.app = second
          }
          // The first server wakes after the second has gone on.
          if isWoken, number == step + 1 { visitor.app = first }
          await passing { await visitor.press(label) }
          #expect(visitor.status == 200, "\(label) after \(step)")
        }
        expect(visitor.tree, contains: "item(5)")
        #expect(!visitor.tree.contains("item(6)"), "a press counted twice")
        #expect([first, second].map(\.pageCount).reduce(0, +) <= 2)
      }
    }
  }
}

/// A flow with a sheet that has no route, and so is not stored.
@MainActor
private final class AskingFlow: Coordinator {
  enum Route: Codable { case start }
  let navigation = Stack<Route>(.start)
  func destination(for route: Route) -> Destination {
    Destination.screen(LoginModel { self.task { _ = try await self.run(PickFlow()) } })
  }
}

/// A shared store whose saves fail, before or after they have happened.
actor FailingStore: TreeStore {
  enum Time { case before, afterwards }
  struct Failed: Error {}
  private let base: MemoryTreeStore
  private var time: Time?
  nonisolated var isShared: Bool { true }

  init(_ base: MemoryTreeStore) { self.base = base }
  func fail(_ time: Time?) { self.time = time }

  private var isHanging = false
  private var held: [CheckedContinuation<Void, Never>] = []

  /// Lets releases wait, or answers those that wait.
  func hang(_ hangs: Bool) {
    isHanging = hangs
    for continuation in held { continuation.resume() }
    held = []
  }

  func join(_ server: TreeServer, for lease: Duration) async { await base.join(server, for: lease) }
  func renew(_ server: TreeServer, for lease: Duration) async -> [TreeWish]? {
    await base.renew(server, for: lease)
  }
  func leave(_ server: TreeServer) async { await base.leave(server) }
  func claim(_ key: TreeKey, for server: TreeServer) async -> TreeClaim {
    await base.claim(key, for: server)
  }
  func save(_ tree: StoredTree, for key: TreeKey, with hold: TreeHold) async throws -> Bool {
    if time == .before { throw Failed() }
    let isSaved = await base.save(tree, for: key, with: hold)
    if time == .afterwards { throw Failed() }
    return isSaved
  }
  func release(_ key: TreeKey, with hold: TreeHold) async {
    if isHanging { await withCheckedContinuation { held.append($0) } }
    await base.release(key, with: hold)
  }
  func remove(_ key: TreeKey, with hold: TreeHold) async -> Bool {
    await base.remove(key, with: hold)
  }
}
