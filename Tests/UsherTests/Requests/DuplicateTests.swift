import Testing
@_spi(Hosting) import Usher
import UsherTesting

/// A flow with routes that are not comparable.
private final class LooseFlow: Coordinator {
  enum Route { case list, item(Int) }
  let navigation = Stack<Route>(.list)

  func destination(for route: Route) -> Destination { .screen(TrialPage("\(route)")) }
}

/// A flow that asks before its route `vault` may be entered.
private final class AskingFlow: Coordinator, RouteGuard {
  let navigation = Stack("home")
  let oracle = Oracle()

  func destination(for route: String) -> Destination { .screen(TrialPage(route)) }

  func decision(for route: String) -> RouteDecision<String> {
    route == "vault" ? .ask { await self.oracle.ask() } : .allow
  }
}

@MainActor
@Suite(
  "A verb that repeats the previous one before the host has shown it", .timeLimit(.minutes(10)))
struct DuplicateTests {
  private func stepped(_ flow: TrialStack) -> InMemoryHost {
    InMemoryHost(flow, transitions: .stepped)
  }

  @Test("Two quick pushes of an equal route push once")
  func push() {
    let flow = TrialStack()
    let host = stepped(flow)
    let first = flow.push("b")
    let second = flow.push("b")
    let third = flow.push("b")
    #expect([first, second, third].map(\.currentOutcome) == [nil, .duplicate, .duplicate])
    host.finishTransitions()
    #expect(first.currentOutcome == .settled)
    #expect(flow.navigation.routes == ["a", "b"])
    #expect(host.transitionCount == 1)
  }

  @Test("Two quick presentations of an equal route present once")
  func present() {
    let flow = TrialStack()
    let host = stepped(flow)
    flow.present("sheet")
    #expect(flow.present("sheet").currentOutcome == .duplicate)
    host.finishTransitions()
    host.user.swipeDown()
    host.finishTransitions()
    #expect(host.page == "a")
  }

  @Test("Two quick calls of show show once")
  func show() {
    let flow = TrialSwitcher()
    let host = InMemoryHost(flow, transitions: .stepped)
    let first = flow.show("b")
    #expect(flow.show("b").currentOutcome == .duplicate)
    host.finishTransitions()
    #expect(first.currentOutcome == .settled)
    #expect(host.page == "b")
  }

  @Test(
    "A repeated run throws at once, and the first one gets the result",
    arguments: [true, false])
  func run(isPushed: Bool) async throws {
    let flow = TrialStack { _, route in
      route == "child" ? .flow(TrialStack("c")) { _ in } : nil
    }
    let host = stepped(flow)
    let calls = (0..<2).map { _ in
      Task {
        isPushed
          ? try await flow.run(pushing: "child", returning: Int.self)
          : try await flow.run("child", returning: Int.self, as: .sheet)
      }
    }
    await #expect(throws: CancellationError.self) { try await calls[1].value }
    host.finishTransitions()
    #expect(host.page == "c")
    flow.child(TrialStack.self)?.finish(7)
    host.finishTransitions()
    #expect(try await calls[0].value == 7)
    #expect(host.events.filter { $0.description.contains("duplicate") }.count == 2)
  }

  @Test(
    "A repeated run of a child of the same type throws at once, unless repeats are allowed",
    arguments: [(true, false), (true, true), (false, false), (false, true)])
  func runOfAChild(isPushed: Bool, allowsRepeat: Bool) async throws {
    let flow = TrialStack()
    let host = stepped(flow)
    let calls = (0..<2).map { number in
      Task {
        let child = TrialStack("child \(number)")
        return isPushed
          ? try await flow.run(pushing: child, allowsRepeat: allowsRepeat)
          : try await flow.run(child, as: .sheet, allowsRepeat: allowsRepeat)
      }
    }
    if !allowsRepeat {
      await #expect(throws: CancellationError.self) { try await calls[1].value }
    }
    await yieldUntil { flow.child(TrialStack.self) != nil }
    host.finishTransitions()
    await yieldUntil { host.page == (allowsRepeat ? "child 1" : "child 0") }
    #expect(host.events.contains { $0.description.contains("duplicate") } == !allowsRepeat)
    for call in calls { call.cancel() }
  }

  @Test("A child of another type is no repeat")
  func runOfAnotherChild() async throws {
    let flow = TrialStack()
    let host = stepped(flow)
    let first = Task { try await flow.run(TrialStack("stack")) }
    let second = Task { try await flow.run(TrialSwitcher("switcher")) }
    await yieldUntil { flow.child(TrialSwitcher.self) != nil }
    host.finishTransitions()
    #expect(host.page == "switcher")
    first.cancel()
    second.cancel()
  }

  @Test("A repeated verb is dropped although the first one waits for an answer")
  func waitingForAnswer() async {
    let flow = AskingFlow()
    let host = InMemoryHost(flow)
    let first = flow.push("vault")
    let second = flow.push("vault")
    #expect([first, second].map(\.currentOutcome) == [nil, .duplicate])
    await yieldUntil { flow.oracle.isAsked }
    flow.oracle.answer(.allow)
    await yieldUntil { first.currentOutcome != nil }
    #expect(flow.navigation.routes == ["home", "vault"])
    #expect(host.disagreements == [])
  }

  @Test(
    "A repeated presentation is dropped while the first one is blocked, and allowed once it was shown"
  )
  func blocked() {
    let (flow, driver) = (TrialStack(), RecordingDriver())
    let tree = Tree(root: flow, driver: driver)
    defer { tree.close() }
    driver.presentationBlocker = "a foreign alert"
    #expect(flow.present("sheet").currentOutcome == .blocked(by: "a foreign alert"))
    #expect(flow.present("sheet").currentOutcome == .duplicate)
    driver.presentationBlocker = nil
    driver.hostChanged?(.idle)
    #expect(driver.modals.count == 1)
    #expect(flow.present("sheet").currentOutcome == .settled)
    #expect(driver.modals.count == 2)
  }

  @Test("A blocked presentation that was dismissed is not repeated by the next one")
  func blockedAndDismissed() {
    let (flow, driver) = (TrialStack(), RecordingDriver())
    let tree = Tree(root: flow, driver: driver)
    defer { tree.close() }
    driver.presentationBlocker = "a foreign alert"
    flow.present("sheet")
    tree.userDismissed(tree.modals[0], cause: .swipeDown)
    #expect(flow.present("sheet").currentOutcome == .blocked(by: "a foreign alert"))
    #expect(tree.modals.count == 1)
  }

  @Test("An instant host never drops a repeated verb")
  func instant() {
    let flow = TrialStack()
    let host = InMemoryHost(flow)
    let handles = [flow.push("b"), flow.push("b"), flow.present("s"), flow.present("s")]
    #expect(handles.map(\.currentOutcome) == Array(repeating: .settled, count: 4))
    #expect(flow.navigation.routes == ["a", "b", "b"])
    #expect(host.disagreements == [])
  }

  @Test("allowsRepeat: true repeats")
  func allowed() async throws {
    let flow = TrialStack()
    let host = stepped(flow)
    flow.push("b")
    flow.push("b", allowsRepeat: true)
    flow.present("s")
    flow.present("s", allowsRepeat: true)
    host.finishTransitions()
    #expect(flow.navigation.routes == ["a", "b", "b"])
    #expect(host.tree.modals.count == 2)
    let switcher = TrialSwitcher()
    let other = InMemoryHost(switcher, transitions: .stepped)
    switcher.show("b")
    let again = switcher.show("b", allowsRepeat: true)
    other.finishTransitions()
    #expect(again.currentOutcome == .settled)
  }

  @Test("A different route, verb or flow, or a verb in between, makes no repeat")
  func differs() {
    let flow = TrialStack { _, route in
      route == "child" ? .flow(TrialStack("c")) { _ in } : nil
    }
    let host = stepped(flow)
    flow.push("child")
    let child = flow.child(TrialStack.self)
    flow.push("b")
    child?.push("b")
    flow.push("c")
    flow.push("b")
    flow.present("b")
    host.finishTransitions()
    #expect(flow.navigation.routes == ["a", "child", "b", "c", "b"])
    #expect(child?.navigation.routes == ["c", "b"])
    #expect(flow.isPresenting)
  }

  @Test("Routes that cannot be compared have no protection")
  func notEquatable() {
    let flow = LooseFlow()
    let host = InMemoryHost(flow, transitions: .stepped)
    flow.push(.item(1))
    flow.push(.item(1))
    host.finishTransitions()
    #expect(flow.navigation.count == 3)
  }

  @Test("Nothing is dropped inside a transaction, a result closure or an observer")
  func inside() {
    let flow = TrialStack { flow, route in
      guard route == "child" else { return nil }
      return .flow(TrialStack("c")) { _ in
        flow.push("result")
        flow.push("result")
      }
    }
    let host = stepped(flow)
    flow.transaction {
      flow.push("b")
      flow.push("b")
    }
    flow.push("child")
    flow.child(TrialStack.self)?.finish(1)
    let observation = host.tree.observe { event in
      guard case .started(let node) = event, node.route == "d" else { return }
      flow.push("e")
      flow.push("e")
    }
    flow.push("d")
    host.finishTransitions()
    #expect(flow.navigation.routes == ["a", "b", "b", "result", "result", "d", "e", "e"])
    observation.cancel()
  }

  @Test("Verbs of a run's caller after its result belong to the change, and are not dropped")
  func afterRun() async throws {
    let flow = TrialStack()
    let child = TrialStack("c")
    let host = stepped(flow)
    let task = Task {
      _ = try await flow.run(pushing: child)
      flow.push("b")
      flow.push("b")
    }
    await yieldUntil { child.navigation.isAttached }
    host.finishTransitions()
    child.finish(1)
    try await task.value
    await yieldUntil { host.isTransitioning }
    host.finishTransitions()
    #expect(flow.navigation.routes == ["a", "b", "b"])
  }

  @Test("A route undone before it was shown may be requested again")
  func undone() {
    let flow = TrialStack()
    let host = stepped(flow)
    flow.push("b")
    host.tree.submit(Request("remove", origin: .user)) {
      flow.flow.map { [.splice($0.container, 1..<2, [], .swipe)] }
    }
    #expect(flow.push("b").currentOutcome == nil)
    host.finishTransitions()
    #expect(flow.navigation.routes == ["a", "b"])
  }

  @Test("A shown route may be requested again")
  func shown() {
    let flow = TrialStack()
    let host = stepped(flow)
    flow.push("b")
    host.finishTransitions()
    flow.push("b")
    host.finishTransitions()
    #expect(flow.navigation.routes == ["a", "b", "b"])
  }

  @Test("A dropped verb names the request that it repeats")
  func explained() {
    let flow = TrialStack()
    let host = stepped(flow)
    let first = flow.push("b")
    let second = flow.push("b")
    #expect(
      second.explanation.description == """
        \(second.id) push b in TrialStack by code: duplicate
          duplicate of \(first.id): the host has not shown that yet
        """)
    #expect(host.tree.explanations.last == second.explanation)
    #expect(host.misuses == [])
  }
}
