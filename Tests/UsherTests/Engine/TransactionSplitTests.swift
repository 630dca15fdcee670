import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Transactions of which a forced part goes first", .timeLimit(.minutes(10)))
struct TransactionSplitTests {
  @Test(
    "Inside a change, what the forced part queues comes after the later verbs, as without guards")
  func order() {
    #expect(routes(asks: false).filter { $0 != "x" } == routes(asks: true))
  }

  /// The routes after a transaction in a result's closure, whose second verb may have to wait for an answer,
  /// which comes too late for this test.
  private func routes(asks: Bool) -> [String] {
    let guide = Guide()
    let flow = GuardedStack("a", guide)
    let child = TrialStack("c")
    if asks { guide.says["x"] = { .ask { .allow } } }
    guide.children["p"] = {
      flow.push("queued")
      return .screen(TrialPage("p"))
    }
    guide.children["child"] = {
      .flow(child) { _ in
        flow.transaction {
          flow.withoutAsking { flow.push("p") }
          flow.push("x")
        }
        flow.push("z")
      }
    }
    let host = InMemoryHost(flow, recordsMisuse: false)
    flow.push("child")
    child.finish(1)
    defer {
      host.tree.close()
      guide.children = [:]  // They hold the flow, which holds the guide.
    }
    return flow.navigation.routes
  }

  @Test(
    "A verb that the forced part made impossible does not take those along that wait for an answer")
  func obsolete() async {
    let guide = Guide()
    let flow = GuardedStack("a", guide)
    let child = TrialStack("c")
    guide.says["q"] = { .ask { .allow } }
    guide.children["child"] = { .flow(child) { _ in } }
    let host = InMemoryHost(flow, recordsMisuse: false)
    flow.push("child")
    var (push, obsolete): (NavigationHandle?, NavigationHandle?)
    flow.transaction {
      obsolete = child.push("x")
      flow.withoutAsking { flow.pop() }
      push = flow.push("q")
    }
    #expect(push?.currentOutcome == nil)
    #expect(await push?.outcome == .settled)
    #expect(await obsolete?.outcome == .superseded)
    #expect(flow.navigation.routes == ["a", "q"])
    host.tree.close()
  }
}
