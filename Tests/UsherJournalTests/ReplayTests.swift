import Foundation
import Testing
@_spi(Hosting) import Usher
import UsherJournal
import UsherTesting

@Suite("A journal", .timeLimit(.minutes(10)))
@MainActor
struct ReplayTests {
  /// Returns the journal of a host, through JSON.
  private func stored(_ host: InMemoryHost) throws -> Journal {
    let journal = try #require(host.tree.journal)
    let again = try JSONDecoder().decode(Journal.self, from: JSONEncoder().encode(journal))
    #expect(again == journal)
    return again
  }

  private func expectSame(_ host: InMemoryHost, _ root: NotesFlow = NotesFlow()) async throws {
    let journal = try stored(host)
    let replay = try await journal.replay(root)
    #expect(replay.divergence == nil)
    #expect(replay.tree.description == host.tree.description)
    #expect(replay.journal == journal)
    replay.close()
  }

  @Test("is not written by default")
  func off() {
    #expect(InMemoryHost(NotesFlow()).tree.journal == nil)
  }

  @Test("of verbs, gestures, an alert and a result replays to the same tree")
  func same() async throws {
    let flow = NotesFlow()
    let host = InMemoryHost(flow, journalLimit: 1_000)
    flow.push(.note(1))
    flow.push(.note(2))
    host.user.swipeBack()
    flow.present(.shout)
    host.user.choose("Yes")
    flow.present(.editor)
    try host.screen(EditorPage.self).flow.finish("A note")
    flow.transaction {
      flow.pop()
      flow.push(.editor)
    }
    host.user.tapBack()
    #expect(flow.notes == ["A note"])
    #expect(host.tree.journal?.records.contains { $0.event == .transactionBegan } == true)
    let root = NotesFlow()
    try await expectSame(host, root)
    #expect(root.notes == ["A note"])
  }

  @Test("names the inputs from outside and their consequences")
  func origins() throws {
    let flow = NotesFlow()
    let host = InMemoryHost(flow, journalLimit: 1_000)
    flow.present(.editor)
    try host.screen(EditorPage.self).flow.finish("A note")
    #expect(
      host.tree.journal?.description == """
        > request !1 start NotesFlow by host
          started #1 NotesFlow
          started #2 list: NotePage
          settled !1
        > request !2 present editor in NotesFlow by code
          started #3 editor: EditorFlow
          started #4 editor: EditorPage
          settled !2
        > request !3 finish in EditorFlow by code
          ended #4 (ancestor ended)
          ended #3 (finished)
          result of #3: "A note"
          request !4 push note(1) in NotesFlow by code because of !3
          started #5 note(1): NotePage
          settled !3
          settled !4
        """)
  }

  @Test("of a question that the app's code answers replays without that code")
  func question() async throws {
    let flow = NotesFlow()
    let host = InMemoryHost(flow, journalLimit: 1_000)
    flow.push(.editor)
    // Typing is no navigation, so a replay does not repeat it.
    try host.screen(EditorPage.self).text = "Half a no"
    host.user.tapBack()
    await host.until { host.alert != nil }
    host.user.choose("Discard")
    await host.until { host.topScreen is NotePage }
    try await expectSame(host)
  }

  @Test("keeps the answers of services, so that a replay does not call them")
  func answers() async throws {
    let host = InMemoryHost(NotesFlow { 3 }, journalLimit: 1_000)
    await host.until { host.tree.description.contains("note(3)") }
    try await expectSame(
      host,
      NotesFlow {
        Issue.record("asked again")
        return 4
      })
  }

  @Test("keeps that a service failed, and when")
  func failures() async throws {
    struct Down: Error {}
    let flow = NotesFlow { throw Down() }
    let host = InMemoryHost(flow, journalLimit: 1_000)
    await yieldUntil { host.tree.journal?.description.contains("threw Down()") == true }
    flow.push(.note(1))
    try await expectSame(host, NotesFlow { 4 })
  }

  @Test("calls a service as usual where nothing is recorded")
  func noRecording() async throws {
    let flow = NotesFlow()
    let host = InMemoryHost(flow)
    var asked = 0
    let number = try await flow.recorded("newest") {
      asked += 1
      return 3
    }
    #expect(number == 3)
    #expect(asked == 1)
    #expect(host.tree.journal == nil)
  }

  @Test("of a tree that a link replaced or started replays to the same tree")
  func plans() async throws {
    let editor = Plan.Place(
      route: NotesFlow.Route.editor, plan: Plan(routes: [EditorFlow.Route.editor]))
    let note = Plan.Place(
      route: NotesFlow.Route.note(2),
      modals: [Plan.Modal(editor, style: .sheet, level: 0, order: 0)])
    let plan = Plan(places: [Plan.Place(route: NotesFlow.Route.list), editor, note])
    let opened = InMemoryHost(NotesFlow(), journalLimit: 1_000)
    opened.tree.apply(plan, .link)
    #expect(opened.topScreen is EditorPage)
    try await expectSame(opened)
    let started = InMemoryHost(NotesFlow(), launch: .at(plan), journalLimit: 1_000)
    #expect(started.tree.description == opened.tree.description)
    try await expectSame(started)
  }

  @Test("names the first difference of a replay, with the expected and the actual record")
  func divergence() async throws {
    let flow = NotesFlow()
    let host = InMemoryHost(flow, journalLimit: 1_000)
    flow.present(.editor)
    try host.screen(EditorPage.self).flow.finish("A note")
    let journal = try stored(host)
    // As if the app had changed since.
    let text = try #require(String(data: JSONEncoder().encode(journal), encoding: .utf8))
    let other = text.replacingOccurrences(of: "note(1)", with: "note(2)")
    let replay = try await JSONDecoder().decode(Journal.self, from: Data(other.utf8))
      .replay(NotesFlow())
    let divergence = try #require(replay.divergence)
    #expect(divergence.index == 12)
    #expect(
      divergence.description == """
        The replay differs at record 12.
        expected:   request !4 push note(2) in NotesFlow by code because of !3
        found:      request !4 push note(1) in NotesFlow by code because of !3
        """)
  }

  @Test("reports a missing record")
  func nothing() async throws {
    let host = InMemoryHost(NotesFlow { 3 }, journalLimit: 1_000)
    await host.until { host.tree.description.contains("note(3)") }
    let replay = try await stored(host).replay(NotesFlow())
    #expect(replay.divergence?.found == nil)
    #expect(replay.divergence?.expected?.description.contains("answer newest") == true)
  }

  @Test("that waits for a service without an answer ends with its replay")
  func openAnswer() async throws {
    let (never, continuation) = AsyncStream<Int>.makeStream()
    defer { continuation.finish() }
    var isAsked = false
    let host = InMemoryHost(
      NotesFlow {
        isAsked = true
        for await number in never { return number }
        throw CancellationError()
      }, journalLimit: 1_000)
    await yieldUntil { isAsked }
    try await expectSame(host, NotesFlow { 1 })
  }

  @Test("of a run route replays; without a route it reports that it cannot")
  func runs() async throws {
    let flow = NotesFlow()
    let host = InMemoryHost(flow, journalLimit: 1_000)
    let run = Task { try await flow.run(.editor, returning: String.self, as: .sheet) }
    await host.until { host.topScreen is EditorPage }
    try host.screen(EditorPage.self).flow.finish("A note")
    _ = try await run.value
    await settle(host)
    try await expectSame(host)

    let other = Task { try await flow.run(pushing: EditorFlow()) }
    await host.until { host.topScreen is EditorPage }
    host.user.tapBack()
    _ = try await other.value
    let error = await #expect(throws: JournalError.self) {
      try await self.stored(host).replay(NotesFlow())
    }
    #expect(error?.code == .notReplayable)
    #expect(
      error?.message
        == "EditorFlow was run without a route; say how it is made, with replay(_:making:)")
    let replay = try await stored(host).replay(NotesFlow()) { name in
      name == "EditorFlow" ? EditorFlow() : nil
    }
    #expect(replay.divergence == nil)
    #expect(replay.journal == host.tree.journal)
    replay.close()
  }

  private func settle(_ host: InMemoryHost) async {
    while !host.tree.isSettled, !Task.isCancelled { await Task.yield() }
  }

  @Test("names a route or output that cannot be stored")
  func unstorable() async throws {
    let flow = NotesFlow()
    let host = InMemoryHost(flow, journalLimit: 1_000)
    flow.push(.plain)
    try host.screen(PlainPage.self).flow.push(.second)
    let error = await #expect(throws: JournalError.self) {
      try await self.stored(host).replay(NotesFlow())
    }
    #expect(error?.code == .notReplayable)
    #expect(error?.message == "the route second is not Codable")
    #expect(error?.index == 8)
  }

  @Test("keeps records up to its limit, and marks a missing beginning")
  func bounded() async throws {
    let flow = NotesFlow()
    let host = InMemoryHost(flow, journalLimit: 40)
    for number in 0..<50 { flow.push(.note(number)) }
    let journal = try stored(host)
    #expect(journal.records.count <= 40)
    #expect(journal.dropped > 100)
    #expect(journal.records.last?.description == "  settled !51")
    await #expect(throws: JournalError.self) { try await journal.replay(NotesFlow()) }
  }

  @Test("of another app is refused")
  func otherRoot() async throws {
    let journal = try stored(InMemoryHost(NotesFlow(), journalLimit: 10))
    let error = await #expect(throws: JournalError.self) { try await journal.replay(PlainFlow()) }
    #expect(error?.code == .otherRoot)
  }

  @Test("of a slow host, and of one during a gesture, replays to the same tree")
  func slow() async throws {
    let flow = NotesFlow()
    let host = InMemoryHost(flow, transitions: .stepped, journalLimit: 1_000)
    flow.push(.note(1))
    flow.push(.note(2))
    flow.pop()
    host.finishTransitions()
    let finger = host.user.beginSwipeBack()
    flow.push(.note(3))
    finger.finish()
    host.finishTransitions()
    flow.push(.note(4))
    try await expectSame(host)
  }

  @Test("leaves nothing alive after its replay")
  func memory() async throws {
    let flow = NotesFlow()
    let host = InMemoryHost(flow, journalLimit: 1_000)
    flow.push(.editor)
    weak var root: NotesFlow?
    do {
      let fresh = NotesFlow()
      root = fresh
      let replay = try await stored(host).replay(fresh)
      replay.close()
    }
    while root != nil, !Task.isCancelled { await Task.yield() }
    #expect(root == nil)
  }
}
