import Testing
@_spi(Hosting) import Usher
import UsherJournal
import UsherTesting

@Suite("A replay in newer code", .timeLimit(.minutes(10)))
@MainActor
struct NewerCodeTests {
  /// Records a walk that pushes, transacts inside and outside of changes and of tasks, and goes back.
  private func recording(_ flow: some GateFlow) async throws -> (Journal, tree: String) {
    flow.transactsLater = true
    let host = InMemoryHost(flow, journalLimit: 1_000)
    flow.push(.page(1))
    flow.transaction {
      flow.push(.page(2))
      flow.push(.form)
      flow.pop()
    }
    flow.task {
      flow.transaction {
        flow.push(.page(3))
        flow.push(.page(4))
      }
    }
    await yieldUntil { host.tree.description.contains("page(4)") }
    flow.push(.form)
    try #require(host.topScreen as? GatePage).fuzzActions[0].perform()
    await yieldUntil { host.tree.description.contains("page(8)") }
    host.user.tapBack()
    await yieldUntil { host.tree.isSettled }
    defer { host.tree.close() }
    return (try #require(host.tree.journal), host.tree.description)
  }

  @Test("has no difference if a guard that allows is added, or removed")
  func allowing() async throws {
    try await expectSame(Open.GatesFlow(), Guarded.GatesFlow())
    try await expectSame(Guarded.GatesFlow(), Open.GatesFlow())
    try await expectSame(Guarded.GatesFlow(), Guarded.GatesFlow())
  }

  private func expectSame(_ old: some GateFlow, _ new: some GateFlow) async throws {
    let (journal, tree) = try await recording(old)
    new.transactsLater = true
    let replay = try await journal.replay(new)
    #expect(replay.divergence == nil, "\(journal)\n\n\(replay.journal)")
    #expect(replay.overruled == [])
    #expect(replay.tree.description == tree)
    replay.close()
  }

  @Test("overrules a new guard that would not allow, and says so")
  func refusing() async throws {
    let (journal, tree) = try await recording(Open.GatesFlow())
    for decision: RouteDecision<GateRoute> in [
      .refuse("no"), .redirect(to: .list), .ask { .refuse("no") },
    ] {
      let new = Guarded.GatesFlow()
      new.transactsLater = true
      new.ownDecision = { $0 == .page(2) ? decision : .allow }
      let replay = try await journal.replay(new)
      #expect(replay.divergence == nil)
      #expect(replay.overruled.count == 1)
      #expect(
        replay.overruled.first?.recorded == "GatesFlow #1 did not judge page(2)",
        "\(replay.overruled)")
      #expect(replay.tree.description == tree)
      replay.close()
    }
  }

  @Test("overrules a new guard of leaving")
  func leaving() async throws {
    let (journal, tree) = try await recording(Open.GatesFlow())
    let new = Open.GatesFlow()
    new.transactsLater = true
    new.asksBeforeLeaving = true
    let replay = try await journal.replay(new)
    #expect(replay.divergence == nil)
    #expect(replay.overruled.isEmpty == false)
    #expect(replay.tree.description == tree)
    replay.close()
  }

  @Test("finds a guard's refusal that is gone, and a place that is another one, beside new guards")
  func different() async throws {
    let old = Guarded.GatesFlow()
    old.ownDecision = { $0 == .page(2) ? .refuse("no") : .allow }
    let (refused, _) = try await recording(old)
    let open = Open.GatesFlow()
    open.transactsLater = true
    let replay = try await refused.replay(open)
    #expect(replay.divergence?.expected?.description.contains("refused page(2)") == true)
    replay.close()

    let (journal, _) = try await recording(Open.GatesFlow())
    let new = Guarded.GatesFlow()
    new.transactsLater = true
    new.afterForm = .page(9)
    let other = try await journal.replay(new)
    #expect(other.divergence?.expected?.description.contains("page(5)") == true)
    #expect(other.divergence?.found?.description.contains("page(9)") == true)
    other.close()
  }

  @Test(
    "of a walk at random has no difference if guards that allow are added or removed",
    arguments: 1...4)
  func walks(seed: UInt64) async {
    let open = Fuzzer { Open.GatesFlow() }
    let guarded = Fuzzer { Guarded.GatesFlow() }
    #expect(await open.replayDifference(steps: 200, seed: seed, in: { Guarded.GatesFlow() }) == nil)
    #expect(await guarded.replayDifference(steps: 200, seed: seed, in: { Open.GatesFlow() }) == nil)
  }
}

enum GateRoute: Codable, Hashable { case list, page(Int), form }

/// A flow of which newer code has another version, under the same name.
@MainActor
protocol GateFlow: Coordinator
where Route == GateRoute, Output == Void, Navigation == Stack<GateRoute> {
  var afterForm: GateRoute { get }
  var asksBeforeLeaving: Bool { get }
  var transactsLater: Bool { get set }
}

extension GateFlow {
  func destination(for route: GateRoute) -> Destination {
    switch route {
    case .list, .page: .screen(GatePage(asks: asksBeforeLeaving) { self.actions() })
    case .form:
      .flow(GateForm()) {
        self.transaction {
          self.push(.page(0))
          self.push(self.afterForm)
        }
        guard self.transactsLater else { return }
        self.task {
          self.transaction {
            self.push(.page(7))
            self.push(.page(8))
          }
        }
      }
    }
  }

  private func actions() -> [FuzzAction] {
    guard navigation.count < 8 else { return [FuzzAction("root") { self.popToRoot() }] }
    return [
      FuzzAction("push") { self.push(.page(1)) },
      FuzzAction("form") { self.push(.form) },
      FuzzAction("both") {
        self.transaction {
          self.push(.page(2))
          self.pop()
          self.push(.page(3))
        }
      },
      FuzzAction("later") {
        self.task {
          self.transaction {
            self.push(.page(6))
            self.push(.page(7))
          }
        }
      },
    ]
  }
}

private enum Open {
  final class GatesFlow: GateFlow {
    let navigation = Stack<GateRoute>(.list)
    var afterForm = GateRoute.page(5)
    var asksBeforeLeaving = false
    var transactsLater = false
  }
}

private enum Guarded {
  final class GatesFlow: GateFlow, RouteGuard {
    let navigation = Stack<GateRoute>(.list)
    var afterForm = GateRoute.page(5)
    var asksBeforeLeaving = false
    var transactsLater = false
    var ownDecision: (GateRoute) -> RouteDecision<GateRoute> = { _ in .allow }

    func decision(for route: GateRoute) -> RouteDecision<GateRoute> { ownDecision(route) }
  }
}

private final class GateForm: Coordinator {
  enum Route: Codable { case form }
  let navigation = Stack<Route>(.form)

  func destination(for route: Route) -> Destination {
    .screen(GatePage(asks: false) { [FuzzAction("done") { self.finish() }] })
  }
}

private final class GatePage: FuzzableScreen, LeaveGuard {
  private let actions: @MainActor () -> [FuzzAction]
  let leavePolicy: LeavePolicy

  init(asks: Bool, _ actions: @escaping @MainActor () -> [FuzzAction]) {
    self.actions = actions
    leavePolicy = asks ? .ask : .allow
  }

  var fuzzActions: [FuzzAction] { actions() }

  func confirmLeave() async -> Bool { false }
}
