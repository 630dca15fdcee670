import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Outcomes of a request", .timeLimit(.minutes(10)))
struct OutcomeTests {
  @Test("It is settled when the host shows it, however early the caller awaits it")
  func didSettle() async {
    let flow = TrialStack()
    let host = InMemoryHost(flow, transitions: .stepped)
    let handle = flow.push("b")
    #expect(handle.currentOutcome == nil)
    let early = [Task { await handle.outcome }, Task { await handle.outcome }]
    await host.until { true }
    host.finishTransition()
    #expect(handle.currentOutcome == .settled)
    for task in early { #expect(await task.value == .settled) }
    #expect(await handle.outcome == .settled)
  }

  @Test("A request without effect settles at once")
  func nothingToDo() {
    let flow = TrialStack()
    let host = InMemoryHost(flow, recordsMisuse: false)
    #expect(flow.popToRoot().currentOutcome == .settled)
    #expect(flow.dismiss().currentOutcome == .settled)
    #expect(flow.setRoutes(["a"]).currentOutcome == .settled)
    #expect(flow.pop(to: "nowhere").currentOutcome == .settled)
    #expect(host.misuses.map(\.value) == ["TrialStack.dismiss", "TrialStack.pop(to: nowhere)"])
    let tabs = TrialTabs()
    let other = InMemoryHost(tabs)
    #expect(tabs.select("x").currentOutcome == .settled)
    #expect(host.transitionCount + other.transitionCount == 0)
  }

  @Test("A request without effect settles during a transition, when that has ended")
  func nothingToDoMeanwhile() {
    let flow = TrialStack()
    let host = InMemoryHost(flow, transitions: .stepped)
    flow.push("b")
    let handle = flow.setRoutes(["a", "b"])
    #expect(handle.currentOutcome == nil)
    host.finishTransition()
    #expect(handle.currentOutcome == .settled)
  }

  @Test("A request undone before it was shown is superseded")
  func lostBeforeShown() {
    let flow = TrialStack { _, route in route == "child" ? .flow(TrialStack("c")) { _ in } : nil }
    let host = InMemoryHost(flow, transitions: .stepped)
    let first = flow.push("b")
    let second = flow.push("child")
    let third = flow.present("sheet")
    let fourth = flow.pop()
    #expect([first, second, third, fourth].map(\.currentOutcome) == [nil, nil, nil, nil])
    host.finishTransitions()
    #expect(
      [first, second, third, fourth].map(\.currentOutcome)
        == [.settled, .superseded, .superseded, .settled])
    #expect(flow.navigation.routes == ["a", "b"])
    #expect(host.disagreements == [])
  }

  @Test("A request that lost a part of its result is settled")
  func lostInPart() {
    let flow = TrialStack { _, route in route == "child" ? .flow(TrialStack("c")) { _ in } : nil }
    let host = InMemoryHost(flow, transitions: .stepped)
    flow.push("b")
    let second = flow.push("child")
    flow.child(TrialStack.self)?.replace(with: "d")
    host.finishTransitions()
    #expect(second.currentOutcome == .settled)
    #expect(host.page == "d")
  }

  @Test("After the flow's end a verb is superseded, and only misuse reports it")
  func afterEnd() async {
    let child = TrialStack("c")
    let root = TrialStack { [weak child] _, route in
      route == "child" ? child.map { .flow($0) { _ in } } : nil
    }
    let host = InMemoryHost(root, recordsMisuse: false)
    root.push("child")
    child.finish(1)
    let count = host.events.count
    let handles = [child.push("d"), child.pop(), child.present("e"), child.cancel()]
    #expect(handles.map(\.currentOutcome) == Array(repeating: .superseded, count: 4))
    #expect(await handles[0].outcome == .superseded)
    #expect(
      host.lines(from: count).map { $0.prefix(while: { $0 != ":" }) } == [
        "misuse TrialStack.push", "misuse TrialStack.pop", "misuse TrialStack.present",
      ])
  }

  @Test("H01 Requests during a transition wait; the newest tree wins, in one transition")
  func coalescing() {
    let flow = TrialStack()
    let host = InMemoryHost(flow, transitions: .stepped)
    flow.push("b")
    #expect(host.transitionCount == 1)
    flow.push("c")
    flow.pop()
    flow.push("d")
    flow.setRoutes(["a", "e", "f"])
    flow.push("g")
    #expect(host.page == "b")
    #expect(host.transitionCount == 1)
    host.finishTransition()
    #expect(host.page == "g")
    #expect(host.transitionCount == 2)
    host.finishTransition()
    #expect(!host.isTransitioning)
    #expect(host.transitionCount == 2)
    #expect(host.disagreements == [])
  }

  @Test("H02 A request undone during a transition never reaches the host")
  func undone() {
    let flow = TrialStack()
    let host = InMemoryHost(flow, transitions: .stepped)
    flow.push("b")
    let handles = [flow.push("c"), flow.present("s"), flow.dismiss(), flow.pop()]
    host.finishTransitions()
    #expect(host.transitionCount == 1)
    #expect(handles.map(\.currentOutcome) == [.superseded, .superseded, .settled, .settled])
  }

  @Test("Each of several transitions in a row settles its own requests, in order")
  func inRow() {
    let flow = TrialStack()
    let host = InMemoryHost(flow, transitions: .stepped)
    let log = TrialLog()
    let observation = host.tree.observe { event in
      if case .concluded(let id, let outcome) = event { log("\(id) \(outcome)") }
    }
    let first = flow.push("b")
    host.finishTransition()
    let second = flow.push("c")
    let third = flow.present("d")
    host.finishTransitions()
    #expect(
      log.lines == [first, second, third].map { "\($0.id) settled" })
    observation.cancel()
  }

  @Test("A request that a guard refuses changes nothing and is refused")
  func refused() async {
    let flow = TrialStack { _, route in route == "child" ? .flow(TrialStack("c")) { _ in } : nil }
    let host = InMemoryHost(flow)
    let gate = VerbGate(["push", "present"])
    host.tree.engine.decider = gate
    let before = host.tree.description
    let handles = [flow.push("b"), flow.present("s"), flow.push("child")]
    #expect(handles.map(\.currentOutcome) == Array(repeating: .refused(by: "the gate"), count: 3))
    #expect(await handles[0].outcome == .refused(by: "the gate"))
    #expect(host.tree.description == before)
    #expect(host.transitionCount == 0)
    #expect(flow.replace(with: "z").currentOutcome == .settled)
    #expect(host.lines().contains("refused by the gate !2"))
  }

  @Test("A forced request asks no guard")
  func forced() {
    let flow = TrialStack()
    let host = InMemoryHost(flow)
    let gate = VerbGate(["close"])
    host.tree.engine.decider = gate
    host.tree.close()
    #expect(!host.tree.isLive)
  }

  @Test("A host that goes away during a transition leaves no caller waiting")
  func abandonedHost() async {
    let flow = TrialStack()
    var host: InMemoryHost? = InMemoryHost(flow, transitions: .stepped)
    let handle = flow.push("b")
    let waiting = Task { await handle.outcome }
    await Task.yield()
    #expect(handle.currentOutcome == nil)
    host?.tree.close()
    host = nil
    #expect(await waiting.value == .superseded)
  }

  @Test("Closing the tree leaves no request open")
  func close() {
    let flow = TrialStack()
    let host = InMemoryHost(flow, transitions: .stepped)
    let handles = [flow.push("b"), flow.push("c")]
    host.tree.close()
    host.finishTransitions()
    #expect(handles.allSatisfy { $0.currentOutcome != nil })
    #expect(handles[1].currentOutcome == .superseded)
    #expect(host.disagreements == [])
  }
}

@MainActor
private final class VerbGate: Deciding {
  private let verbs: Set<String>

  init(_ verbs: Set<String>) {
    self.verbs = verbs
  }

  func decideLeaving(_ edits: [TreeEdit], for record: RequestRecord) -> Decision<Void> {
    verbs.contains(record.request.verb)
      ? .refuse([Explanation.Step(.refused, by: "the gate")]) : .proceed(())
  }
}
