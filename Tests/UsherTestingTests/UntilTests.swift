import Testing
import Usher
import UsherTesting

private typealias Flow = Walk.Flow

@MainActor
@Suite("until", .timeLimit(.minutes(1)))
struct UntilTests {
  @Test("It returns at once when the condition holds")
  func atOnce() async {
    let host = InMemoryHost(Flow())
    await host.until { host.title == "home" }
    #expect(host.title == "home")
  }

  @Test("It returns when something in a task made the condition hold")
  func later() async {
    let flow = Flow()
    let host = InMemoryHost(flow)
    flow.task { flow.push(.page("b")) }
    await host.until { host.title == "b" }
    #expect(host.title == "b")
  }

  @Test("It can wait for what holds only when a change is over")
  func settled() async {
    let flow = Flow()
    let host = InMemoryHost(flow, transitions: .stepped)
    flow.push(.page("b"))
    #expect(!host.tree.isSettled)
    Task { host.finishTransitions() }
    await host.until { host.tree.isSettled }
    #expect(host.title == "b")
  }

  @Test("It sees what held for a moment")
  func moment() async {
    let flow = Flow()
    let host = InMemoryHost(flow)
    flow.task {
      flow.push(.page("b"))
      flow.pop()
    }
    await host.until { flow.navigation.count == 2 }
    #expect(flow.navigation.count <= 2)
  }

  @Test("Several can wait at once")
  func several() async {
    let flow = Flow()
    let host = InMemoryHost(flow)
    let first = Task { await host.until { flow.navigation.count >= 2 } }
    let second = Task { await host.until { flow.navigation.count >= 3 } }
    flow.task {
      flow.push(.page("b"))
      flow.push(.page("c"))
    }
    await first.value
    await second.value
    #expect(host.title == "c")
  }
}
