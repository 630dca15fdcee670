import Testing
import Usher
import UsherTesting

/// A stack whose routes that begin with `ask` lead to screens with a leave guard, and those that
/// begin with `child` to a flow with one.
private final class AskingFlow: Coordinator {
  typealias Output = Int
  let navigation = Stack<String>("a")
  private(set) var pages: [String: HesitantPage] = [:]
  var results: [String] = []

  func destination(for route: String) -> Destination {
    if route.hasPrefix("child") { return child(route) }
    guard route.hasPrefix("ask") else { return .screen(TrialPage(route, of: self)) }
    let page = HesitantPage()
    pages[route] = page
    return .screen(page)
  }

  private func child(_ route: String) -> Destination {
    .flow(TrialStack("c"), onEnd: { self.results.append("\(route) \($0)") })
  }

  func lifetime() async {}
}

/// A flow that asks before it is left.
private final class GuardedFlow: Coordinator, LeaveGuard {
  let navigation = Stack<String>("g")
  var leavePolicy = LeavePolicy.ask
  var mayGo = true
  private(set) var timesAsked = 0

  func destination(for route: String) -> Destination { .screen(TrialPage(route, of: self)) }

  func confirmLeave() async -> Bool {
    timesAsked += 1
    return mayGo
  }
}

@MainActor
@Suite("Transactions and guards", .timeLimit(.minutes(10)))
struct TransactionGuardTests {
  private let flow = AskingFlow()
  private let host: InMemoryHost

  init() {
    host = InMemoryHost(flow, recordsMisuse: false)
  }

  private func page(_ route: String) throws -> HesitantPage { try #require(flow.pages[route]) }

  private func outcomes(_ handles: [NavigationHandle]) -> [String] {
    handles.map { $0.currentOutcome?.description ?? "open" }
  }

  // MARK: - Leaving

  @Test("After the answer all verbs take effect, in order and as one change on screen")
  func permitted() async throws {
    flow.push("ask")
    let asking = try page("ask")
    let transitions = host.transitionCount
    var handles: [NavigationHandle] = []
    flow.transaction { handles = [flow.pop(), flow.push("next")] }
    #expect(flow.navigation.routes == ["a", "ask"])
    #expect(outcomes(handles) == ["open", "open"])
    await yieldUntil { asking.isAsked }
    asking.answer(true)
    await yieldUntil { handles.allSatisfy { $0.currentOutcome != nil } }
    #expect(flow.navigation.routes == ["a", "next"])
    #expect(outcomes(handles) == ["settled", "settled"])
    #expect(host.transitionCount == transitions + 1)
    #expect(asking.timesAsked == 1)
    #expect(host.disagreements == [])
  }

  @Test("After a refusal none does, and each handle reports it")
  func refused() async throws {
    flow.push("ask")
    let asking = try page("ask")
    let (before, transitions) = (host.tree.description, host.transitionCount)
    var handles: [NavigationHandle] = []
    flow.transaction { handles = [flow.push("below"), flow.pop(), flow.pop(), flow.push("next")] }
    await yieldUntil { asking.isAsked }
    asking.answer(false)
    await yieldUntil { handles.allSatisfy { $0.currentOutcome != nil } }
    #expect(host.tree.description == before)
    #expect(host.transitionCount == transitions)
    #expect(handles.allSatisfy { $0.currentOutcome?.description.hasPrefix("refused") == true })
    #expect(handles[3].explanation.steps.last?.reason == "pop of the same transaction was refused")
    #expect(!host.started.contains("next") && !host.started.contains("below"))
    #expect(host.disagreements == [])
  }

  @Test(
    "A child that `run` starts inside is kept until the answer, and released by a refusal",
    arguments: [true, false],
    [(pushes: true, isRead: true), (false, true), (true, false), (false, false)])
  func runInside(mayLeave: Bool, way: (pushes: Bool, isRead: Bool)) async throws {
    guard #available(iOS 26, macOS 26, *) else { return }
    flow.push("ask")
    let asking = try page("ask")
    var child: TrialStack? = TrialStack("c")
    weak let kept = child
    var task: Task<Int?, any Error>?
    var counts: [Int] = []
    let (flow, host) = (flow, host)
    flow.transaction {
      flow.pop()
      let started = child.take()
      task = Task.immediate {  // available because the test asks for it
        guard let started else { return nil }
        return way.pushes ? try await flow.run(pushing: started) : try await flow.run(started)
      }
      // Each reading looks the verbs up.
      if way.isRead { counts = [flow.navigation.routes.count, flow.navigation.routes.count] }
    }
    #expect(counts == (way.isRead ? [1, 1] : []))
    await yieldUntil { asking.isAsked }
    try #require(kept?.navigation.isAttached == false)
    asking.answer(mayLeave)
    if mayLeave {
      await yieldUntil { kept?.navigation.isAttached == true }
      kept?.finish(7)
    }
    #expect(try await task?.value == (mayLeave ? 7 : nil))
    await yieldUntil { kept == nil }
    #expect(flow.navigation.routes == (mayLeave ? ["a"] : ["a", "ask"]))
    #expect(host.disagreements == [])
  }

  @Test("Nested transactions belong to the outermost")
  func nested() async throws {
    flow.push("ask")
    let asking = try page("ask")
    for mayLeave in [false, true] {
      var handles: [NavigationHandle] = []
      flow.transaction {
        handles.append(flow.present("sheet"))
        handles.append(flow.dismiss())
        flow.transaction { handles.append(flow.pop()) }
        handles.append(flow.push("next"))
      }
      #expect(flow.navigation.routes == ["a", "ask"])
      await yieldUntil { asking.isAsked }
      asking.answer(mayLeave)
      await yieldUntil { handles.allSatisfy { $0.currentOutcome != nil } }
      #expect(flow.navigation.routes == (mayLeave ? ["a", "next"] : ["a", "ask"]))
      #expect(!flow.isPresenting)
      #expect(host.disagreements == [])
    }
  }

  @Test("Two screens with a leave guard are asked one after the other, and one refusal refuses all")
  func twoScreens() async throws {
    for answers in [[true, true], [true, false], [false]] {
      flow.setRoutes(["a"])
      flow.push("ask 1")
      flow.push("ask 2")
      let before = host.tree.description
      var handles: [NavigationHandle] = []
      flow.transaction { handles = [flow.pop(), flow.pop(), flow.push("next")] }
      for (answer, route) in zip(answers, ["ask 2", "ask 1"]) {
        let asking = try page(route)
        await yieldUntil { asking.isAsked }
        #expect(asking.isAsked)
        #expect(host.tree.description == before)
        asking.answer(answer)
      }
      await yieldUntil { handles.allSatisfy { $0.currentOutcome != nil } }
      if answers.contains(false) {
        #expect(host.tree.description == before)
        #expect(handles.allSatisfy { $0.currentOutcome?.description.hasPrefix("refused") == true })
        flow.withoutAsking { flow.popToRoot() }
      } else {
        #expect(flow.navigation.routes == ["a", "next"])
        #expect(outcomes(handles) == ["settled", "settled", "settled"])
      }
      #expect(host.disagreements == [])
    }
  }

  @Test("A flow that is left because its stack stays empty is asked too")
  func emptied() async {
    let guarded = GuardedFlow()
    let parent = TrialStack("p", ["guarded": { _ in .flow(guarded) }])
    let host = InMemoryHost(parent)
    parent.push("guarded")
    guarded.mayGo = false
    var pop: NavigationHandle?
    guarded.transaction { pop = guarded.pop() }
    await yieldUntil { pop?.currentOutcome != nil }
    #expect(guarded.timesAsked == 1)
    #expect(guarded.navigation.routes == ["g"])
    guarded.mayGo = true
    guarded.transaction { pop = guarded.pop() }
    await yieldUntil { pop?.currentOutcome != nil }
    #expect(!guarded.navigation.isAttached)
    #expect(host.top == "p")
    // A stack that is filled again is not left.
    #expect(guarded.timesAsked == 2)
    #expect(host.disagreements == [])
  }

  @Test("A screen that the transaction itself made is left without asking")
  func ownPlaces() throws {
    flow.push("ask")
    var handles: [NavigationHandle] = []
    flow.transaction { handles = [flow.push("ask 2"), flow.pop(), flow.push("next")] }
    #expect(flow.navigation.routes == ["a", "ask", "next"])
    #expect(outcomes(handles) == ["superseded", "settled", "settled"])
    flow.pop()
    flow.withoutAsking { flow.pop() }
    flow.transaction { handles = [flow.push("ask 3"), flow.pop()] }
    #expect(flow.navigation.routes == ["a"])
    #expect(outcomes(handles) == ["superseded", "settled"])
    #expect(host.disagreements == [])
  }

  @Test("A transaction whose screen leaves meanwhile is superseded as a whole")
  func superseded() async throws {
    flow.push("ask")
    let asking = try page("ask")
    var handles: [NavigationHandle] = []
    flow.transaction { handles = [flow.pop(), flow.push("next")] }
    await yieldUntil { asking.isAsked }
    flow.withoutAsking { flow.popToRoot() }
    #expect(outcomes(handles) == ["superseded", "superseded"])
    asking.answer(true)
    for _ in 0..<20 { await Task.yield() }
    #expect(flow.navigation.routes == ["a"])
    #expect(host.disagreements == [])
  }

  @Test("A screen pushed meanwhile leaves with the screen below it; the later verbs follow")
  func placeholder() async throws {
    flow.push("ask")
    let asking = try page("ask")
    var handles: [NavigationHandle] = []
    flow.transaction { handles = [flow.pop(), flow.push("b"), flow.push("c"), flow.pop()] }
    await yieldUntil { asking.isAsked }
    flow.push("meanwhile")
    #expect(flow.navigation.routes == ["a", "ask", "meanwhile"])
    asking.answer(true)
    await yieldUntil { handles.allSatisfy { $0.currentOutcome != nil } }
    #expect(flow.navigation.routes == ["a", "b"])
    #expect(outcomes(handles) == ["settled", "settled", "superseded", "settled"])
    #expect(host.disagreements == [])
  }

  @Test("Other requests share the question of a transaction")
  func shared() async throws {
    flow.push("ask")
    let asking = try page("ask")
    var handles: [NavigationHandle] = []
    flow.transaction { handles = [flow.pop(), flow.push("next")] }
    let other = flow.popToRoot()
    await yieldUntil { asking.isAsked }
    asking.answer(true)
    await yieldUntil { (handles + [other]).allSatisfy { $0.currentOutcome != nil } }
    #expect(flow.navigation.routes == ["a", "next"])
    #expect(asking.timesAsked == 1)
    #expect(host.disagreements == [])
  }

  @Test("Verbs of one transaction end, answer and present as they do without a guard")
  func answers() throws {
    let log = TrialLog()
    func run(guarded: Bool) -> String {
      let root = TrialStack(
        "r",
        [
          "child": { root in
            .flow(TrialStack("c")) { value in
              log("\(value)")
              root.push("answer")
            }
          },
          "guard": { _ in .screen(BusyPage()) },
        ])
      let host = InMemoryHost(root)
      if guarded { root.push("guard") } else { root.push("plain") }
      root.push("child")
      root.transaction {
        root.child(TrialStack.self)?.finish(1)
        root.present("sheet")
        root.push("below")
        root.dismiss()
        root.present("sheet 2")
      }
      #expect(host.disagreements == [])
      return host.tree.description.replacing("guard", with: "plain").replacing(
        "Busy", with: "Trial")
    }
    #expect(run(guarded: true) == run(guarded: false))
    #expect(log.lines == ["1", "1"])
  }

  @Test("Models read as if the verbs had taken effect; children appear when they have")
  func reading() throws {
    flow.push("ask")
    flow.transaction {
      flow.push("child")
      #expect(flow.navigation.routes == ["a", "ask", "child"])
      #expect(flow.navigation.count == 3)
      #expect(flow.child(TrialStack.self) == nil)
      flow.present("sheet")
      #expect(flow.isPresenting)
      flow.dismiss()
      #expect(!flow.isPresenting)
      flow.pop()
      #expect(flow.navigation.routes == ["a", "ask"])
      flow.push("child 2")
    }
    #expect(host.misuses.map(\.value) == ["AskingFlow.child"])
    #expect(flow.navigation.routes == ["a", "ask", "child 2"])
    #expect(flow.child(TrialStack.self) != nil)
    #expect(flow.results == ["child left(popped)"], "as where nothing asks")
    #expect(host.disagreements == [])
  }

  @Test("Inside a change its verbs take effect together, too", arguments: [true, false])
  func insideChange(mayLeave: Bool) async throws {
    var handles: [NavigationHandle] = []
    flow.push("ask")
    let asking = try page("ask")
    let observation = host.tree.observe { [flow] event in
      guard case .started(let node) = event, node.route == "trigger" else { return }
      flow.transaction {
        handles = [flow.present("sheet"), flow.dismiss(), flow.popToRoot(), flow.push("next")]
      }
    }
    flow.push("trigger")
    #expect(flow.navigation.routes == ["a", "ask", "trigger"])
    await yieldUntil { asking.isAsked }
    asking.answer(mayLeave)
    await yieldUntil { handles.allSatisfy { $0.currentOutcome != nil } }
    #expect(flow.navigation.routes == (mayLeave ? ["a", "next"] : ["a", "ask", "trigger"]))
    #expect(host.disagreements == [])
    observation.cancel()
  }

  // MARK: - What is forced

  @Test("A forced verb asks no guard, and waits for no other verb")
  func forced() async throws {
    flow.push("ask")
    flow.withoutAsking {
      flow.transaction {
        flow.pop(); flow.push("b")
      }
    }
    #expect(flow.navigation.routes == ["a", "b"])
    flow.push("ask 2")
    let asking = try page("ask 2")
    var handles: [NavigationHandle] = []
    flow.transaction {
      handles.append(flow.pop())
      flow.withoutAsking { handles.append(flow.present("urgent")) }
      handles.append(flow.push("next"))
    }
    #expect(host.top == "urgent")
    #expect(outcomes(handles) == ["open", "settled", "open"])
    await yieldUntil { asking.isAsked }
    asking.answer(false)
    await yieldUntil { handles.allSatisfy { $0.currentOutcome != nil } }
    #expect(flow.navigation.routes == ["a", "b", "ask 2"])
    #expect(host.top == "urgent")
    #expect(host.disagreements == [])
  }

  @Test("A tree that closes during a transaction supersedes its verbs")
  func closed() {
    flow.push("ask")
    var handles: [NavigationHandle] = []
    flow.transaction {
      handles.append(flow.push("b"))
      host.tree.close()
      handles.append(flow.push("c"))
    }
    #expect(outcomes(handles) == ["superseded", "superseded"])
    #expect(!host.tree.isLive)
  }

  @Test("A tree that closes while a transaction waits supersedes it, and nothing leaks")
  func closedWhileWaiting() async throws {
    flow.push("ask")
    let asking = try page("ask")
    var handles: [NavigationHandle] = []
    flow.transaction { handles = [flow.pop(), flow.push("next")] }
    await yieldUntil { asking.isAsked }
    host.tree.close()
    #expect(outcomes(handles) == ["superseded", "superseded"])
    asking.answer(true)
  }
}

private final class BusyPage: LeaveGuard {
  let leavePolicy = LeavePolicy.ask
  func confirmLeave() async -> Bool { true }
}
