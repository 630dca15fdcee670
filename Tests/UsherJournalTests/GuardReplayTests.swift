import Testing
@_spi(Hosting) import Usher
import UsherJournal
import UsherTesting

@Suite("A journal of guards", .timeLimit(.minutes(10)))
@MainActor
struct GuardReplayTests {
  private let flow = LockFlow()
  private let host: InMemoryHost

  init() { host = InMemoryHost(flow, journalLimit: 1_000) }

  private func replayed(_ root: LockFlow = LockFlow()) async throws -> Replay {
    let journal = try #require(host.tree.journal)
    let replay = try await journal.replay(root)
    #expect(replay.divergence == nil)
    #expect(replay.journal == journal)
    #expect(replay.tree.description == host.tree.description)
    replay.close()
    return replay
  }

  private var text: [Substring] { host.tree.journal?.description.split(separator: "\n") ?? [] }

  @Test("has a line for each decision of a guard, and for each answer of the user")
  func lines() async throws {
    flow.push(.secret)
    flow.push(.editor)
    flow.push(.asked)
    await yieldUntil { host.alert != nil }
    host.user.choose("No")
    await yieldUntil { text.contains { $0.contains("asked,") } }
    let said = text.filter { $0.contains("LockFlow #1 ") || $0.contains("#1, asked") }
    #expect(
      said == [
        "  LockFlow #1 allowed list",
        "  LockFlow #1 refused secret: closed",
        "  LockFlow #1 redirected editor to key as sheet: not has the key; remembered",
        "  LockFlow #1 allowed key",
        "  LockFlow #1 asks about asked",
        "> LockFlow #1, asked, refused asked: no",
        "  LockFlow #1 asks about asked",
      ])
    _ = try await replayed()
  }

  @Test("replays recorded decisions instead of asking guards again, and reports the difference")
  func overruled() async throws {
    flow.push(.secret)
    flow.isOpen = true
    flow.push(.secret)
    let replay = try await replayed()
    #expect(
      replay.overruled.map(\.description) == [
        "At record 9: LockFlow #1 allowed secret. "
          + "Now it would be: LockFlow #1 refused secret: closed."
      ])
    let open = LockFlow()
    open.isOpen = true
    #expect(try await replayed(open).overruled.map(\.index) == [6])
  }

  @Test("resumes a remembered place, also by code outside the flow, and knows forgotten ones")
  func memory() async throws {
    flow.push(.editor)
    flow.forgetRememberedRoute()
    flow.resume(orElse: .list)
    flow.push(.editor)
    try host.screen(EditorPage.self).flow.finish("The key")
    #expect(host.topScreen is EditorPage)
    flow.pop()
    flow.push(.editor)
    flow.resume()
    _ = try await replayed()
  }

  @Test("gives a redirected run its result, however its place was resumed")
  func run() async throws {
    let run = Task { try await flow.run(pushing: .editor, returning: String.self) }
    await yieldUntil { host.topScreen is EditorPage }
    #expect(flow.rememberedRoute == .editor)
    flow.resume()
    try host.screen(EditorPage.self).flow.finish("The key")
    try host.screen(EditorPage.self).flow.finish("A text")
    #expect(try await run.value == "A text")
    while !host.tree.isSettled, !Task.isCancelled { await Task.yield() }
    _ = try await replayed()
  }

  @Test("forgets a declined place as in the recording, and gives its caller nil")
  func declined() async throws {
    let run = Task { try await flow.run(pushing: .editor, returning: String.self) }
    await yieldUntil { host.topScreen is EditorPage }
    host.user.swipeDown()
    #expect(flow.rememberedRoute == nil)
    #expect(try await run.value == nil)
    // The key, for another reason: no place is resumed.
    flow.present(.key)
    try host.screen(EditorPage.self).flow.finish("The key")
    #expect(host.topScreen is LockPage)
    _ = try await replayed()
  }

  @Test(
    "replays a transaction that waited to enter, for either answer",
    arguments: ["Yes", "No"])
  func enteringTransaction(answer: String) async throws {
    flow.push(.list)
    var handles: [NavigationHandle] = []
    flow.transaction {
      handles = [flow.pop(), flow.push(.list), flow.push(.asked), flow.pop(), flow.push(.list)]
    }
    await yieldUntil { host.alert != nil }
    host.user.choose(answer)
    await yieldUntil { handles.allSatisfy { $0.currentOutcome != nil } && host.tree.isSettled }
    #expect(flow.navigation.routes == (answer == "Yes" ? [.list, .list, .list] : [.list, .list]))
    flow.transaction {
      flow.pop()
      flow.push(.secret)
    }
    flow.push(.list)
    _ = try await replayed()
  }

  @Test(
    "replays a transaction that waited to leave, for either answer", arguments: ["Discard", "Keep"])
  func leavingTransaction(answer: String) async throws {
    let flow = NotesFlow()
    let host = InMemoryHost(flow, journalLimit: 1_000)
    flow.push(.editor)
    try host.screen(EditorPage.self).text = "A text"
    var handles: [NavigationHandle] = []
    flow.transaction {
      handles = [flow.pop(), flow.push(.note(1)), flow.push(.note(2)), flow.pop()]
    }
    await yieldUntil { host.alert != nil }
    host.user.choose(answer)
    await yieldUntil { handles.allSatisfy { $0.currentOutcome != nil } && host.tree.isSettled }
    #expect(
      flow.navigation.routes == (answer == "Discard" ? [.list, .note(1)] : [.list, .editor]))
    let journal = try #require(host.tree.journal)
    let replay = try await journal.replay(NotesFlow())
    #expect(replay.divergence == nil)
    #expect(replay.tree.description == host.tree.description)
    replay.close()
  }

  @Test("records a link's modal as a route of the flow that presents it")
  func plannedModal() async throws {
    for route in [LockFlow.Route.secret, .key] {
      let modal = Plan.Modal(Plan.Place(route: route), style: .sheet, level: 0, order: 0)
      let list = Plan.Place(route: LockFlow.Route.list, modals: [modal])
      host.tree.apply(Plan(places: [list]), .link)
    }
    #expect(text.contains("  LockFlow #1 refused secret: closed"))
    #expect(host.topScreen is EditorPage)
    _ = try await replayed()
  }

  @Test("names the task in which a flow waits for an unrecorded value")
  func tasks() async throws {
    final class NewsPage {}
    final class Listener: Coordinator {
      enum Route: Codable { case list, news(Int) }
      let navigation = Stack<Route>(.list)
      let news: AsyncStream<Int>
      init(_ news: AsyncStream<Int>) { self.news = news }
      func destination(for route: Route) -> Destination { .screen(NewsPage()) }
      func lifetime() async { for await number in news { push(.news(number)) } }
    }
    let (news, continuation) = AsyncStream<Int>.makeStream()
    let host = InMemoryHost(Listener(news), journalLimit: 100)
    continuation.yield(3)
    await yieldUntil { host.tree.description.contains("news(3)") }
    let (silence, end) = AsyncStream<Int>.makeStream()
    let replay = try await #require(host.tree.journal).replay(Listener(silence))
    let divergence = try #require(replay.divergence)
    #expect(divergence.kind == .task)
    #expect(
      divergence.description == """
        The replay differs at record 4.
        expected:   request !2 push news(3) in Listener by code
        found:    nothing
        Listener asked for this in a task of its own: let that ask for what it waits for with \
        recorded(_:_:).
        """)
    replay.close()
    end.finish()
    continuation.finish()
  }

  @Test("reports an answer that the flow no longer asks for")
  func notAsked() async throws {
    let host = InMemoryHost(NotesFlow { 3 }, journalLimit: 1_000)
    await yieldUntil { host.tree.description.contains("note(3)") }
    let replay = try await #require(host.tree.journal).replay(NotesFlow())
    #expect(replay.divergence?.kind == .notAsked)
    replay.close()
  }
}
