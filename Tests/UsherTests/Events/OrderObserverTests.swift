import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Misbehaving observers")
struct OrderObserverTests {
  @MainActor
  private final class Tokens {
    var tokens: [TreeObservation] = []
  }

  @Test("An observer may cancel itself during a call")
  func cancelsItself() {
    let (log, tokens) = (TrialLog(), Tokens())
    let flow = TrialStack()
    let host = InMemoryHost(flow)
    tokens.tokens = [
      host.tree.observe { event in
        log("\(event)")
        tokens.tokens = tokens.tokens.map { token in
          token.cancel()
          return token
        }
      }
    ]
    flow.push("b")
    flow.push("c")
    #expect(log.lines == ["request !2 push b in TrialStack by code"])
    #expect(host.page == "c")
  }

  @Test("An observer that another observer cancels gets no further event, not even the current one")
  func cancelsAnother() {
    let (log, tokens) = (TrialLog(), Tokens())
    let flow = TrialStack()
    let host = InMemoryHost(flow)
    tokens.tokens.append(
      host.tree.observe { _ in
        log("first")
        tokens.tokens.last?.cancel()
      })
    tokens.tokens.append(host.tree.observe { _ in log("second") })
    flow.push("b")
    #expect(!log.lines.contains("second"))
    #expect(log.lines.contains("first"))
    tokens.tokens = []
  }

  @Test("A released observation ends")
  func letGo() {
    let log = TrialLog()
    let flow = TrialStack()
    let host = InMemoryHost(flow)
    _ = host.tree.observe { log("\($0)") }
    flow.push("b")
    #expect(log.lines == [])
    #expect(host.page == "b")
  }

  @Test("An observer may observe again, each new one from the next event on")
  func observesAgain() {
    let (log, tokens) = (TrialLog(), Tokens())
    let flow = TrialStack()
    let host = InMemoryHost(flow)
    tokens.tokens.append(
      host.tree.observe { event in
        guard tokens.tokens.count == 1 else { return }
        log("first: \(event)")
        tokens.tokens.append(host.tree.observe { log("second: \($0)") })
      })
    flow.push("b")
    #expect(log.lines.first == "first: request !2 push b in TrialStack by code")
    #expect(log.lines.dropFirst().first?.hasPrefix("second: started b") == true)
    tokens.tokens = []
  }

  @Test("An observer that reacts to every end with a verb breaks nothing")
  func answersEnds() {
    let tokens = Tokens()
    let flow = TrialStack { _, route in route == "child" ? .flow(TrialStack("c")) { _ in } : nil }
    let host = InMemoryHost(flow)
    tokens.tokens.append(
      host.tree.observe { event in
        if case .ended(let node, _) = event, node.kind == .flow, node.route == "child" {
          flow.push("after")
          flow.pop()
          flow.push("again")
        }
      })
    flow.push("child")
    flow.pop()
    #expect(flow.navigation.routes == ["a", "again"])
    #expect(host.disagreements == [])
    host.expectNothingLeaked()
    tokens.tokens = []
  }

  @Test("A verb called while an outcome is reported is a request of its own, and settles too")
  func verbOnSettled() {
    let tokens = Tokens()
    let flow = TrialStack()
    let host = InMemoryHost(flow)
    tokens.tokens.append(
      host.tree.observe { event in
        if case .concluded = event, flow.navigation.count < 5 { flow.push("more") }
      })
    let handle = flow.push("b")
    #expect(flow.navigation.count == 5)
    #expect(handle.currentOutcome == .settled)
    let settled = host.events.filter { if case .concluded = $0 { true } else { false } }
    #expect(settled.count == 5)
    #expect(host.disagreements == [])
    tokens.tokens = []
  }

  @Test("An observer that closes the tree at any event breaks nothing", arguments: 0..<12)
  func closesAtEvent(number: Int) {
    let (log, tokens) = (TrialLog(), Tokens())
    let flow = TrialStack { flow, route in
      route == "child" ? .flow(TrialStack("c"), onEnd: { log("child \($0.cause)") }) : nil
    }
    let host = InMemoryHost(flow, onEnd: { log("root \($0.cause)") })
    tokens.tokens.append(
      host.tree.observe { [weak tree = host.tree] _ in
        log("event")
        if log.lines.count(where: { $0 == "event" }) == number + 1 { tree?.close() }
      })
    flow.push("b")
    flow.push("child")
    flow.present("sheet")
    flow.child(TrialStack.self)?.finish(1)
    host.tree.close()
    #expect(log.lines.count { $0 == "root host closed" } == 1)
    #expect(log.lines.count { $0.hasPrefix("child") } <= 1)
    #expect(!host.tree.isLive)
    #expect(host.disagreements == [])
    tokens.tokens = []
  }
}
