import Testing
import Usher
import UsherTesting

/// Finishes its flow while it is asked, and may be left afterwards.
private final class FinishingScreen: LeaveGuard {
  private let finish: @MainActor () -> Void

  init(finish: @escaping @MainActor () -> Void) {
    self.finish = finish
  }

  let leavePolicy = LeavePolicy.ask
  func confirmLeave() async -> Bool {
    finish()
    return true
  }
}

private final class FinishingFlow: Coordinator {
  enum Route { case first }
  let navigation = Stack<Route>(.first)

  func destination(for route: Route) -> Destination {
    .screen(FinishingScreen { self.finish() })
  }
}

/// Reacts to no end, so that the flow is kept in its tab.
private final class KeepingTabs: Coordinator {
  enum Route { case only }
  let navigation = Tabs<Route>(.only)

  func destination(for route: Route) -> Destination { .flow(FinishingFlow()) }
}

@Suite("The fuzzer and answers", .timeLimit(.minutes(10)))
@MainActor
struct FuzzAnswerTests {
  @Test("A flow that finished and was kept may end with a request that waited for an answer")
  func keptThenLeft() async {
    // The answer comes right after the finish, and resumes the cancel of the root.
    let wrong = await Fuzzer { KeepingTabs() }.replay([.verb(.cancel, flow: 0), .wait])
    #expect(wrong == nil)
  }
}
