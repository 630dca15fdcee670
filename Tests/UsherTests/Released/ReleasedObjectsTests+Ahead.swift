import Testing
import Usher
import UsherTesting

extension ReleasedObjectsTests {
  @Test("may read what makes it anew, each time that an open transaction is read")
  func readAhead() {
    let flow = CountedStack()
    let host = InMemoryHost(flow)
    flow.transaction {
      flow.edit { count in StackSplice(count..<count, with: [Counted(flow)]) }
      #expect(flow.navigation.count == 2)
    }
    #expect(flow.navigation.count == 2)
    #expect(host.disagreements == [])
  }
}

/// A route that counts the places as it is released.
private final class Counted {
  private weak let flow: CountedStack?

  init(_ flow: CountedStack?) { self.flow = flow }

  deinit {
    MainActor.assumeIsolated { [flow] in _ = flow?.navigation.count }
  }
}

private final class CountedStack: Coordinator, RouteGuard {
  let navigation = Stack(Counted(nil))

  func destination(for route: Counted) -> Destination { .screen(TrialPage("counted")) }
  func decision(for route: Counted) -> RouteDecision<Counted> { .allow }
}
