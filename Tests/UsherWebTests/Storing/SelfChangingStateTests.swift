import Observation
import Testing
import Usher
import UsherSnapshots
import UsherWeb

/// Changes by itself, as by a timer or a task of its own.
@Observable @MainActor
private final class ClockModel: StateSaving {
  var seconds = 0
  var savedState: Int {
    get { seconds }
    set { seconds = newValue }
  }
}

/// Changes by itself, and reports no change.
@MainActor
private final class SilentModel: StateSaving {
  var savedState = 0
}

@MainActor
private final class ScreenFlow: Coordinator {
  enum Route: Codable { case screen }
  let navigation = Stack<Route>(.screen)
  let screen: any StateSaving
  init(_ screen: any StateSaving) { self.screen = screen }
  func destination(for route: Route) -> Destination { .screen(screen) }
}

/// A store during whose first fifty saves the state changes.
private actor BusyStore: TreeStore {
  private(set) var saves = 0
  private let change: @MainActor @Sendable () -> Void
  init(_ change: @escaping @MainActor @Sendable () -> Void) { self.change = change }

  func join(_ server: TreeServer, for lease: Duration) {}
  func renew(_ server: TreeServer, for lease: Duration) -> [TreeWish]? { [] }
  func leave(_ server: TreeServer) {}
  func claim(_ key: TreeKey, for server: TreeServer) -> TreeClaim { .missing }
  func release(_ key: TreeKey, with hold: TreeHold) {}
  func remove(_ key: TreeKey, with hold: TreeHold) -> Bool { true }
  func save(_ tree: StoredTree, for key: TreeKey, with hold: TreeHold) async -> Bool {
    saves += 1
    if saves < 50 { await change() }
    return true
  }
}

@MainActor
@Suite("Web: stored states that change by themselves", .drained, .timeLimit(.minutes(10)))
struct SelfChangingStateTests {
  private let store = TextStore()
  private let failures = StoreFailures()

  private func visitor(
    _ store: (any TreeStore)? = nil, _ screen: @escaping @MainActor () -> any StateSaving
  ) async -> Visitor {
    let views = WebViews()
    views.register(ClockModel.self) { Text("Seconds: \($0.seconds)") }
    views.register(SilentModel.self) { Text("State: \($0.savedState)") }
    var options = WebOptions()
    options.store = store ?? self.store
    options.limits.pagesPerVisitor = 1
    // Pauses never end by themselves.
    options.clock = ManualClock()
    options.onStoreError = { [failures] in failures.add($0) }
    let visitor = Visitor(
      WebApp("Test", path: "/test", views: views, options: options) { ScreenFlow(screen()) })
    await visitor.open()
    return visitor
  }

  /// Waits until the stored tree contains a state, without a time limit.
  private func isKept(_ state: Int) async -> Bool {
    while !Task.isCancelled {
      if await store.isKept(#""state":\#(state)"#) { return true }
      await Task.yield()
    }
    return false
  }

  @Test("Every change is saved, whether a browser listens or not", arguments: [false, true])
  func observed(listens: Bool) async {
    let model = ClockModel()
    let visitor = await visitor { model }
    let stream = listens ? await visitor.send(WebRequest(path: visitor.address + "/events")) : nil
    for seconds in [1, 2, 41] {
      model.seconds = seconds
      #expect(await isKept(seconds))
    }
    withExtendedLifetime((visitor, stream)) {}
  }

  @Test("A state that changes during each save holds up no request")
  func busy() async {
    let model = ClockModel()
    let store = BusyStore { model.seconds += 1 }
    let visitor = await visitor(store) { model }
    #expect(await store.saves <= 3)
    visitor.app.close()
    await visitor.app.untilSaved()
  }

  @Test("A state that changes does not end the pause after a failed save")
  func pausing() async {
    let model = ClockModel()
    await store.fail()
    let visitor = await visitor { model }
    // The page's own request tries again once.
    let count = await failures.untilQuiet()
    #expect(count > 0)
    for _ in 0..<20 {
      model.seconds += 1
      await Task.yield()
    }
    #expect(await failures.untilQuiet() == count)
    await store.fail(false)
    await visitor.reload()
    #expect(await isKept(20))
  }

  @Test("An app that closes saves a change that no object reported")
  func closing() async {
    let model = SilentModel()
    let visitor = await visitor { model }
    model.savedState = 41
    visitor.app.close()
    await visitor.app.untilSaved()
    #expect(await store.isKept(#""state":41"#))
  }

  @Test("A page evicted from memory saves a change that no object reported")
  func eviction() async {
    var models: [SilentModel] = []
    let visitor = await visitor {
      models.append(SilentModel())
      return models[models.count - 1]
    }
    let address = visitor.address
    models[0].savedState = 41
    await visitor.open()
    let response = await visitor.send(WebRequest(path: address))
    expect(response.text, contains: "State: 41")
  }

  @Test("A page that is evicted unchanged is not saved again")
  func unchanged() async {
    let visitor = await visitor { SilentModel() }
    let saves = await store.saves
    visitor.app.close()
    await visitor.app.untilSaved()
    #expect(await store.saves == saves)
  }
}
