import Testing
@_spi(Hosting) import Usher
import UsherJournal
import UsherTesting

@Suite("A journal of requests that were asked again", .timeLimit(.minutes(10)))
@MainActor
struct AskedAgainReplayTests {
  private func replayed(_ host: InMemoryHost, _ root: any Coordinator<Void>) async throws -> Replay
  {
    let journal = try #require(host.tree.journal)
    let replay = try await journal.replay(root)
    #expect(replay.divergence == nil)
    #expect(replay.journal == journal)
    #expect(replay.tree.description == host.tree.description)
    return replay
  }

  @Test("drops a duplicate that the flow's own code requested")
  func derivedTwin() async throws {
    let flow = AskingFlow()
    flow.judge.asked = ["asked"]
    let host = InMemoryHost(flow, journalLimit: 1_000)
    flow.push("child")
    let handle = flow.push("asked")
    await yieldUntil { flow.judge.isAsked }
    flow.child(AskingFlow.self)?.finish()
    flow.judge.allow()
    await yieldUntil { handle.currentOutcome != nil && host.tree.isSettled }
    #expect(flow.navigation.routes == [Word("list"), "asked"])
    try await replayed(host, AskingFlow()).close()
  }

  @Test("carries out both of two equal verbs of which one allows repeats")
  func allowedRepeat() async throws {
    let flow = AskingFlow()
    flow.judge.asked = ["asked"]
    let host = InMemoryHost(flow, journalLimit: 1_000)
    flow.push("asked", allowsRepeat: true)
    flow.forgetRememberedRoute()
    let handle = flow.push("asked")
    await yieldUntil { flow.judge.isAsked }
    flow.judge.allow()
    await yieldUntil { handle.currentOutcome != nil && host.tree.isSettled }
    #expect(flow.navigation.routes == [Word("list"), "asked", "asked"])
    try await replayed(host, AskingFlow()).close()
  }

  @Test("supersedes only the verb of a transaction whose place had gone when its turn came")
  func obsolete() async throws {
    let pair = PairFlow()
    let host = InMemoryHost(pair, journalLimit: 1_000)
    for route in ["a", "c"] { pair.left.push(route) }
    pair.right.push("draft")
    let page = try #require(pair.right.page)
    var handles: [NavigationHandle] = []
    pair.transaction { handles = [pair.left.pop(), pair.left.pop(), pair.right.pop()] }
    await yieldUntil { page.isAsked }
    page.answer(true)
    await yieldUntil { handles.allSatisfy { $0.currentOutcome != nil } && host.tree.isSettled }
    #expect(handles.map(\.currentOutcome) == [.settled, .superseded, .settled])
    #expect(pair.left.navigation.routes == ["p"])
    #expect(pair.right.navigation.routes == ["q"])
    try await replayed(host, PairFlow()).close()
  }

  @Test("keeps the other place that a flow remembered when resume was asked again")
  func otherPlace() async throws {
    let flow = AskingFlow()
    let host = InMemoryHost(flow, journalLimit: 1_000)
    flow.judge.redirected = ["x", "y"]
    flow.push("x")
    (flow.judge.redirected, flow.judge.asked) = (["y"], ["x"])
    let handle = flow.resume(orElse: "other")
    await yieldUntil { flow.judge.isAsked }
    flow.push("y")
    #expect(flow.rememberedRoute == "y")
    flow.judge.allow()
    await yieldUntil { handle.currentOutcome != nil && host.tree.isSettled }
    #expect(flow.navigation.routes == [Word("list"), "key", "other"])
    #expect(flow.rememberedRoute == "y")
    let root = AskingFlow()
    let replay = try await replayed(host, root)
    #expect(root.rememberedRoute == "y")
    replay.close()
  }

  @Test("enters the fallback of resume as it did after its own answer")
  func fallback() async throws {
    let flow = AskingSwitcher()
    let host = InMemoryHost(flow, journalLimit: 1_000)
    flow.judge.redirected = ["x"]
    flow.show("x")
    (flow.judge.redirected, flow.judge.refused, flow.judge.asked) = ([], ["x"], ["other"])
    let handle = flow.resume(orElse: "other")
    await yieldUntil { flow.judge.isAsked }
    flow.withoutAsking { flow.show("other") }
    flow.judge.allow()
    await yieldUntil { handle.currentOutcome != nil && host.tree.isSettled }
    #expect(flow.navigation.current == "other")
    try await replayed(host, AskingSwitcher()).close()
  }

  @Test("drops a verb that repeats one from outside before the host has shown that")
  func unshownTwin() async throws {
    var answer: CheckedContinuation<Int, Never>?
    func service() async -> Int { await withCheckedContinuation { answer = $0 } }
    let flow = NotesFlow { await service() }
    let host = InMemoryHost(flow, transitions: .stepped, journalLimit: 1_000)
    await yieldUntil { answer != nil }
    flow.push(.note(3))
    answer?.resume(returning: 3)
    await yieldUntil { host.tree.journal?.description.contains("duplicate") == true }
    host.finishTransitions()
    #expect(flow.navigation.routes == [.list, .note(3)])
    try await replayed(host, NotesFlow { 3 }).close()
  }
}

/// A route that is no text.
private struct Word: Codable, Equatable, ExpressibleByStringLiteral {
  let word: String

  init(_ word: String) { self.word = word }
  init(stringLiteral word: String) { self.word = word }
}

/// Judges routes as the test says.
@MainActor
private final class Judge {
  var asked: [Word] = []
  var redirected: [Word] = []
  var refused: [Word] = []
  private var waiting: [CheckedContinuation<RouteDecision<Word>, Never>] = []

  func decision(for route: Word) -> RouteDecision<Word> {
    if refused.contains(route) { return .refuse("no") }
    if redirected.contains(route) { return .redirect(to: "key", remembering: true) }
    guard asked.contains(route) else { return .allow }
    return .ask { await withCheckedContinuation { self.waiting.append($0) } }
  }

  var isAsked: Bool { !waiting.isEmpty }

  func allow() {
    for continuation in waiting { continuation.resume(returning: .allow) }
    waiting = []
  }
}

private final class AskingFlow: Coordinator, RouteGuard {
  typealias Route = Word
  let navigation = Stack<Word>("list")
  let judge = Judge()

  func destination(for route: Word) -> Destination {
    switch route.word {
    case "child": .flow(AskingFlow()) { self.push("asked") }
    default: .screen(WordPage(self))
    }
  }

  func decision(for route: Word) -> RouteDecision<Word> { judge.decision(for: route) }
}

private final class AskingSwitcher: Coordinator, RouteGuard {
  typealias Route = Word
  let navigation = Switcher<Word>("main")
  let judge = Judge()

  func destination(for route: Word) -> Destination { .screen(WordPage(self)) }
  func decision(for route: Word) -> RouteDecision<Word> { judge.decision(for: route) }
}

/// Two stacks side by side.
private final class PairFlow: Coordinator {
  enum Route: Codable { case left, right }
  let navigation = Tabs<Route>(.left, .right)
  let left = SideFlow("p")
  let right = SideFlow("q")

  func destination(for route: Route) -> Destination {
    switch route {
    case .left: .flow(left)
    case .right: .flow(right)
    }
  }
}

/// Pops to its first screen when the flow `c` ends.
private final class SideFlow: Coordinator {
  typealias Route = String
  let navigation: Stack<String>
  private(set) var page: SlowPage?

  init(_ first: String) { navigation = Stack(first) }

  func destination(for route: String) -> Destination {
    switch route {
    case "c":
      return .flow(
        SideFlow("c1"), onEnd: { _ in self.withoutAsking { self.popToRoot() } })
    case "draft":
      let page = SlowPage()
      self.page = page
      return .screen(page)
    default: return .screen(WordPage(self))
    }
  }
}

private final class WordPage {
  let flow: AnyObject

  init(_ flow: AnyObject) { self.flow = flow }
}

/// Asks before it is left.
private final class SlowPage: LeaveGuard {
  let leavePolicy = LeavePolicy.ask
  private var waiting: [CheckedContinuation<Bool, Never>] = []

  var isAsked: Bool { !waiting.isEmpty }

  func confirmLeave() async -> Bool { await withCheckedContinuation { waiting.append($0) } }

  func answer(_ mayLeave: Bool) {
    for continuation in waiting { continuation.resume(returning: mayLeave) }
    waiting = []
  }
}
