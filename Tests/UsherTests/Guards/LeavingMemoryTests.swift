import Testing
@_spi(Hosting) import Usher
import UsherTesting

/// A screen that delays its answer.
private final class SlowModel: LeaveGuard {
  let leavePolicy = LeavePolicy.ask
  private var waiting: [CheckedContinuation<Bool, Never>] = []

  func confirmLeave() async -> Bool {
    await withCheckedContinuation { waiting.append($0) }
  }

  func answer(_ mayLeave: Bool) {
    for continuation in waiting { continuation.resume(returning: mayLeave) }
    waiting = []
  }

  var isAsked: Bool { !waiting.isEmpty }
}

private final class PlainModel {}

private final class InnerFlow: Coordinator {
  enum Route { case plain, more }
  let navigation = Stack<Route>(.plain)

  func destination(for route: Route) -> Destination { .screen(PlainModel()) }
}

private final class OuterFlow: Coordinator {
  enum Route: Equatable { case first, slow, inner }
  let navigation = Stack<Route>(.first)

  func destination(for route: Route) -> Destination {
    switch route {
    case .first: .screen(PlainModel())
    case .slow: .screen(SlowModel())
    case .inner: .flow(InnerFlow()) {}
    }
  }
}

@Suite("An open question", .timeLimit(.minutes(10)))
@MainActor
struct LeavingMemoryTests {
  @Test("retains nothing that has ended while it is open", arguments: [true, false])
  func lifetimes(_ mayLeave: Bool) async throws {
    let flow = OuterFlow()
    let host = InMemoryHost(flow)
    flow.push(.slow)
    let slow = try host.screen(SlowModel.self)
    flow.push(.inner)
    flow.child(InnerFlow.self)?.push(.more)
    host.user.chooseFromBackMenu(over: 3)
    await yieldUntil { slow.isAsked }
    flow.child(InnerFlow.self)?.finish()
    await host.expectNothingLeaked()
    #expect(flow.navigation.routes == [.first, .slow])
    slow.answer(mayLeave)
    await yieldUntil {
      flow.navigation.routes == [.first] || host.tree.explanations.last?.outcome != nil
    }
    #expect(flow.navigation.routes == (mayLeave ? [.first] : [.first, .slow]))
  }

  @Test("retains no flow whose verb an earlier verb of the transaction made pointless")
  func verbOfLeavingFlow() async throws {
    let flow = OuterFlow()
    let host = InMemoryHost(flow)
    flow.push(.slow)
    let slow = try host.screen(SlowModel.self)
    flow.push(.inner)
    flow.transaction {
      flow.setRoutes([.first])
      flow.child(InnerFlow.self)?.push(.more)
    }
    await yieldUntil { slow.isAsked }
    flow.child(InnerFlow.self)?.finish()
    await host.expectNothingLeaked()
    slow.answer(true)
    await yieldUntil { flow.navigation.routes == [.first] }
  }

  @Test("retains no node that ended below its place")
  func nodeBelow() async throws {
    let flow = OuterFlow()
    let host = InMemoryHost(flow)
    flow.push(.inner)
    weak let below = host.tree.root.flow?.container.nodes.last
    flow.push(.slow)
    let slow = try host.screen(SlowModel.self)
    flow.pop()
    await yieldUntil { slow.isAsked }
    flow.child(InnerFlow.self)?.finish()
    #expect(flow.navigation.routes == [.first, .slow])
    #expect(below == nil)
    slow.answer(true)
    await yieldUntil { flow.navigation.routes == [.first] }
    #expect(flow.navigation.routes == [.first])
  }
}
