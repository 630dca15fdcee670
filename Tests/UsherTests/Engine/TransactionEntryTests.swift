import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Transactions and entering", .timeLimit(.minutes(10)))
struct TransactionEntryTests {
  @Test("A refused verb keeps the earlier ones from taking effect, too")
  func entryRefused() {
    let guide = Guide(["secret": { .refuse("not signed in") }])
    let stack = GuardedStack("a", guide)
    let host = InMemoryHost(stack)
    stack.push("b")
    let before = host.tree.description
    var handles: [NavigationHandle] = []
    stack.transaction { handles = [stack.pop(), stack.present("sheet"), stack.push("secret")] }
    #expect(host.tree.description == before)
    #expect(
      handles.map(\.currentOutcome)
        == Array(repeating: .refused(by: "GuardedStack: not signed in"), count: 3))
    #expect(
      handles[0].explanation.steps.map(\.reason) == [
        "push secret of the same transaction was refused"
      ])
    #expect(handles[2].explanation.steps.map(\.reason) == ["not signed in"])
    #expect(!host.started.contains("sheet"))
    #expect(host.disagreements == [])
  }

  @Test("A refusal to enter comes before any question about leaving")
  func entryBeforeLeaving() async throws {
    let guide = Guide(["secret": { .refuse("no") }])
    let page = HesitantPage()
    guide.children["ask"] = { .screen(page) }
    let stack = GuardedStack("a", guide)
    let host = InMemoryHost(stack)
    stack.push("ask")
    var handles: [NavigationHandle] = []
    stack.transaction { handles = [stack.pop(), stack.push("secret")] }
    #expect(handles.allSatisfy { $0.currentOutcome?.description.hasPrefix("refused") == true })
    for _ in 0..<20 { await Task.yield() }
    #expect(page.timesAsked == 0)
    #expect(stack.navigation.routes == ["a", "ask"])
    #expect(host.disagreements == [])
  }

  @Test("A redirect enters the other route instead, and each route is judged once")
  func entryRedirected() {
    let guide = Guide(["secret": { .redirect(to: "log in") }])
    let stack = GuardedStack("a", guide)
    let host = InMemoryHost(stack)
    stack.push("b")
    var handles: [NavigationHandle] = []
    let judged = guide.judged.count
    stack.transaction { handles = [stack.pop(), stack.push("secret"), stack.push("c")] }
    #expect(stack.navigation.routes == ["a", "log in", "c"])
    #expect(
      handles.map(\.currentOutcome) == [.settled, .redirected(to: "log in"), .settled])
    #expect(guide.judged.dropFirst(judged) == ["secret", "log in", "c"])
    #expect(host.disagreements == [])
  }

  @Test("While a flow is asked about one verb all of them wait", arguments: [true, false])
  func entryAsked(isAllowed: Bool) async {
    let oracle = Oracle()
    let guide = Guide(["secret": { .ask { await oracle.ask() } }])
    let stack = GuardedStack("a", guide)
    let host = InMemoryHost(stack)
    stack.push("b")
    let before = host.tree.description
    var handles: [NavigationHandle] = []
    stack.transaction { handles = [stack.pop(), stack.push("secret"), stack.push("c")] }
    await yieldUntil { oracle.isAsked }
    #expect(host.tree.description == before)
    oracle.answer(isAllowed ? .allow : .refuse("no"))
    await yieldUntil { handles.allSatisfy { $0.currentOutcome != nil } }
    #expect(oracle.asked == 1)
    if isAllowed {
      #expect(stack.navigation.routes == ["a", "secret", "c"])
      #expect(handles.map(\.currentOutcome) == [.settled, .settled, .settled])
    } else {
      #expect(host.tree.description == before)
      #expect(
        handles.map(\.currentOutcome)
          == Array(repeating: .refused(by: "GuardedStack: no"), count: 3))
    }
    #expect(host.disagreements == [])
  }

  @Test("A guard's answer counts although an earlier verb changes its condition")
  func saidBefore() {
    let session = Session()
    let guide = Guide([
      "a": { .allow }, "secret": { .require(!session.isOver, else: .refuse("it is over")) },
    ])
    guide.children["child"] = { .flow(TrialStack("c")) { _ in session.isOver = true } }
    let stack = GuardedStack("a", guide)
    let host = InMemoryHost(stack)
    stack.push("child")
    var handles: [NavigationHandle] = []
    stack.transaction {
      if let end = stack.child(TrialStack.self)?.finish(1) { handles.append(end) }
      handles.append(stack.push("secret"))
    }
    #expect(stack.navigation.routes == ["a", "secret"])
    #expect(handles.map(\.currentOutcome) == [.settled, .settled])
    #expect(host.disagreements == [])
  }

  @Test("A mistake in a verb is told when the transaction takes effect, not when it is read")
  func mistakeWhileReading() {
    let guide = Guide()
    let stack = GuardedStack("a", guide)
    let host = InMemoryHost(stack, recordsMisuse: false)
    let observation = host.tree.observe { event in
      if case .misuse = event { stack.popToRoot() }
    }
    stack.push("b")
    var read: [[String]] = []
    stack.transaction {
      stack.push("c")
      stack.push("d")
      stack.pop(to: "missing")
      read = [stack.navigation.routes, stack.navigation.routes]
      #expect(host.misuses == [])
    }
    #expect(read == [["a", "b", "c", "d"], ["a", "b", "c", "d"]])
    #expect(host.misuses.map(\.value) == ["GuardedStack.pop(to: missing)"])
    // The observer's verb has its turn after the first one of the transaction, whose consequence it is.
    #expect(stack.navigation.routes == ["a", "d"])
    #expect(host.disagreements == [])
    withExtendedLifetime(observation) {}
  }

  @Test("A transaction whose remaining places are all refused is refused")
  func restartRefused() {
    let guide = Guide()
    let stack = GuardedStack("a", guide)
    let host = InMemoryHost(stack, recordsMisuse: false)
    stack.push("b")
    let before = host.tree.description
    guide.says["a"] = { .refuse("signed out") }
    var handles: [NavigationHandle] = []
    stack.transaction { handles = [stack.setRoutes([]), stack.present("sheet")] }
    #expect(host.tree.description == before)
    #expect(handles.allSatisfy { $0.currentOutcome?.description.hasPrefix("refused") == true })
    #expect(host.misuses.count == 1)
    #expect(host.disagreements == [])
  }
}

@MainActor
private final class Session {
  var isOver = false
}
