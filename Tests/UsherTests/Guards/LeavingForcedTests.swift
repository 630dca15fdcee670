import Testing
import Usher
import UsherTesting

/// A screen that asks before it is left, and always refuses.
private final class StubbornModel: LeaveGuard {
  private(set) var timesAsked = 0
  let leavePolicy = LeavePolicy.ask

  func confirmLeave() async -> Bool {
    timesAsked += 1
    return false
  }
}

private final class PlainModel {}

private final class InnerFlow: Coordinator {
  enum Route { case stubborn }
  let navigation = Stack<Route>(.stubborn)

  func destination(for route: Route) -> Destination { .screen(StubbornModel()) }
}

private final class OuterFlow: Coordinator {
  enum Route: Equatable { case first, stubborn, inner, plain }
  let navigation = Stack<Route>(.first)
  /// The reaction to the inner flow's end.
  var answer: (@MainActor () -> Void)?

  func destination(for route: Route) -> Destination {
    switch route {
    case .first, .plain: .screen(PlainModel())
    case .stubborn: .screen(StubbornModel())
    case .inner: .flow(InnerFlow(), onEnd: { _ in self.answer?() })
    }
  }
}

@Suite("A forced request", .timeLimit(.minutes(10)))
@MainActor
struct ForcedTests {
  private let flow: OuterFlow
  private let host: InMemoryHost

  init() {
    flow = OuterFlow()
    host = InMemoryHost(flow)
  }

  @Test("asks no guard, and its handle reports the force")
  func asksNobody() throws {
    flow.push(.stubborn)
    let model = try host.screen(StubbornModel.self)
    var pop: NavigationHandle?
    flow.withoutAsking { pop = flow.pop() }
    #expect(pop?.currentOutcome == .settled)
    #expect(flow.navigation.routes == [.first])
    #expect(model.timesAsked == 0)
  }

  @Test("is a verb called inside the body: the next verb asks again")
  func onlyInside() async {
    flow.push(.stubborn)
    flow.withoutAsking { flow.push(.plain) }
    #expect(await flow.popToRoot().outcome.isRefusal)
    #expect(flow.navigation.routes == [.first, .stubborn, .plain])
  }

  @Test("does not extend to the app's reaction")
  func answers() async {
    flow.push(.stubborn)
    flow.push(.inner)
    var answer: NavigationHandle?
    flow.answer = { [weak flow] in answer = flow?.popToRoot() }
    flow.withoutAsking { flow.pop() }
    #expect(flow.navigation.routes == [.first, .stubborn])
    #expect(await answer?.outcome.isRefusal == true)
    #expect(flow.navigation.routes == [.first, .stubborn])
  }

  @Test("works inside a change, too")
  func insideOfChange() {
    flow.push(.stubborn)
    flow.push(.plain)
    let observation = host.tree.observe { [flow] event in
      guard case .ended(let node, _) = event, node.route == "plain" else { return }
      flow.withoutAsking { flow.popToRoot() }
    }
    flow.pop()
    #expect(flow.navigation.routes == [.first])
    observation.cancel()
  }

  @Test("can be a transaction: one change without a question")
  func transaction() {
    flow.push(.inner)
    let transitions = host.transitionCount
    flow.withoutAsking {
      flow.transaction {
        flow.popToRoot()
        flow.push(.plain)
      }
    }
    #expect(flow.navigation.routes == [.first, .plain])
    #expect(host.transitionCount == transitions + 1)
    #expect(host.disagreements == [])
  }

  @Test("runs its body before the flow has started and after it has ended, without effect")
  func detached() {
    let inner = flow
    host.tree.close()
    var isCalled = false
    inner.withoutAsking {
      isCalled = true
      inner.push(.plain)
    }
    #expect(isCalled)
    #expect(!host.tree.isLive)
  }
}

extension NavigationOutcome {
  fileprivate var isRefusal: Bool { if case .refused = self { true } else { false } }
}
