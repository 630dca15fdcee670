import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Entering: while an answer is pending", .timeLimit(.minutes(10)))
struct EnteringWaitingTests {
  private let guide = Guide()
  private let oracle = Oracle()

  init() {
    guide.says["x"] = { [oracle] in .ask { await oracle.ask() } }
  }

  @Test("Other requests continue, and the waiting place comes on top of their result")
  func goesOn() async {
    let flow = GuardedStack("a", guide)
    let host = InMemoryHost(flow)
    let waiting = flow.push("x")
    let other = flow.push("b")
    #expect(other.currentOutcome == .settled)
    #expect(waiting.currentOutcome == nil)
    await yieldUntil { oracle.isAsked }
    oracle.answer(.allow)
    await yieldUntil { host.top == "x" }
    #expect(flow.navigation.routes == ["a", "b", "x"])
    #expect(waiting.currentOutcome == .settled)
    #expect(waiting.explanation.steps.map(\.kind) == [.asked])
    #expect(host.disagreements == [])
  }

  @Test("Equal routes share a question, and each is entered")
  func shared() async {
    let flow = GuardedStack("a", guide)
    let host = InMemoryHost(flow)
    let handles = [flow.push("x"), flow.push("x", allowsRepeat: true), flow.present("x")]
    await yieldUntil { oracle.isAsked }
    oracle.answer(.allow)
    await yieldUntil { handles.allSatisfy { $0.currentOutcome != nil } }
    #expect(oracle.asked == 1)
    #expect(flow.navigation.routes == ["a", "x", "x"])
    #expect(flow.isPresenting)
    #expect(host.disagreements == [])
  }

  @Test(
    "An impossible request is superseded at once, names its cause, and withdraws the question")
  func superseded() async {
    let flow = GuardedSwitcher("a", guide)
    let host = InMemoryHost(flow)
    let waiting = flow.show("x")
    await yieldUntil { oracle.isAsked }
    let other = flow.show("b")
    #expect(waiting.currentOutcome == .superseded)
    #expect(waiting.explanation.steps.last?.request == other.id)
    oracle.answer(.allow)
    for _ in 0..<50 { await Task.yield() }
    #expect(host.top == "b")
    #expect(host.disagreements == [])
  }

  @Test("The end of the flow that asks supersedes the waiting requests, and cancels the task")
  func flowEnds() async {
    let log = TrialLog()
    guide.says["x"] = {
      .ask {
        while !Task.isCancelled { await Task.yield() }
        log("cancelled")
        return .allow
      }
    }
    let guide = guide
    let parent = TrialStack("p", ["child": { _ in .flow(GuardedStack("c", guide)) { _ in } }])
    let host = InMemoryHost(parent)
    parent.push("child")
    let waiting = parent.child(GuardedStack.self)?.push("x")
    let pop = parent.pop()
    #expect(waiting?.currentOutcome == .superseded)
    #expect(waiting?.explanation.steps.last?.request == pop.id)
    await yieldUntil { !log.lines.isEmpty }
    #expect(log.lines == ["cancelled"])
    await host.expectNothingLeaked()
  }

  @Test("A waiting run whose task is cancelled ends, and nothing is entered")
  func cancelledRun() async {
    let flow = GuardedStack("a", guide)
    let host = InMemoryHost(flow)
    let task = Task { try await flow.run(pushing: "x", returning: Int.self) }
    await yieldUntil { oracle.isAsked }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    oracle.answer(.allow)
    for _ in 0..<50 { await Task.yield() }
    #expect(host.top == "a")
    #expect(host.disagreements == [])
  }

  @Test("A run that is redirected gives nil")
  func redirectedRun() async throws {
    guide.says["x"] = { .redirect(to: "y") }
    let flow = GuardedStack("a", guide)
    let host = InMemoryHost(flow)
    #expect(try await flow.run(pushing: "x", returning: Int.self) == nil)
    await yieldUntil { host.top == "y" }
    #expect(flow.navigation.routes == ["a", "y"])
  }

  @Test("A forced request asks nothing, but obeys immediate decisions")
  func forced() {
    let flow = GuardedSwitcher("a", guide)
    let host = InMemoryHost(flow)
    flow.withoutAsking { flow.show("x") }
    #expect(host.top == "x")
    #expect(oracle.asked == 0)
    guide.says["y"] = { .refuse("no") }
    flow.withoutAsking { flow.show("y") }
    #expect(host.top == "x")
    guide.says["y"] = { .redirect(to: "z") }
    flow.withoutAsking { flow.show("y") }
    #expect(host.top == "z")
  }

  @Test("Entering is judged before the question about leaving, and again after it")
  func inBeforeOut() async {
    let page = AskingPage()
    guide.children["edit"] = { .screen(page) }
    guide.says["y"] = { page.isOpen ? .allow : .refuse("closed") }
    let flow = GuardedStack("a", guide)
    let host = InMemoryHost(flow)
    flow.push("edit")
    #expect(flow.replace(with: "y").currentOutcome == .refused(by: "GuardedStack: closed"))
    #expect(page.asked == 0)
    page.isOpen = true
    let late = flow.replace(with: "y")
    await yieldUntil { page.asked == 1 }
    page.isOpen = false
    page.mayGo()
    await yieldUntil { late.currentOutcome != nil }
    #expect(late.currentOutcome == .refused(by: "GuardedStack: closed"))
    #expect(flow.navigation.routes == ["a", "edit"])
    #expect(host.disagreements == [])
  }

  @Test("A reaction to a flow's end may have to ask, and the flow is kept until the answer")
  func answersAnEnd() async {
    for isAllowed in [true, false] {
      let flow = GuardedSwitcher("logIn", guide)
      guide.children["logIn"] = { [weak flow] in
        .flow(GuardedStack("form", Guide())) { _ in flow?.show("x") }
      }
      let host = InMemoryHost(flow, recordsMisuse: false)
      flow.child(GuardedStack.self)?.finish(1)
      await yieldUntil { oracle.isAsked }
      #expect(host.misuses == [])
      #expect(host.top == "form")
      oracle.answer(isAllowed ? .allow : .refuse("no"))
      await yieldUntil { !host.explanations.isEmpty }
      #expect(host.top == (isAllowed ? "x" : "form"))
      #expect(host.misuses.count == (isAllowed ? 0 : 1))
      #expect(host.disagreements == [])
    }
  }
}

/// A page that asks before it is left.
private final class AskingPage: LeaveGuard {
  private var waiting: CheckedContinuation<Bool, Never>?
  private(set) var asked = 0
  /// True if another place may be entered.
  var isOpen = false
  var leavePolicy: LeavePolicy { .ask }

  func confirmLeave() async -> Bool {
    asked += 1
    return await withCheckedContinuation { waiting = $0 }
  }

  func mayGo() {
    waiting?.resume(returning: true)
    waiting = nil
  }
}
