import Testing
import Usher
import UsherJournal
import UsherTesting

@Suite("A journal of repeated verbs", .timeLimit(.minutes(10)))
@MainActor
struct RepeatReplayTests {
  @Test("A repeated verb that was dropped is dropped in the replay")
  func repeated() async throws {
    let flow = NotesFlow()
    let host = InMemoryHost(flow, transitions: .stepped, journalLimit: 1_000)
    flow.push(.note(1))
    #expect(flow.push(.note(1)).currentOutcome == .duplicate)
    host.finishTransitions()
    flow.push(.note(1))
    host.finishTransitions()
    #expect(flow.navigation.routes == [.list, .note(1), .note(1)])
    let journal = try #require(host.tree.journal)
    let replay = try await journal.replay(NotesFlow())
    #expect(replay.divergence == nil)
    #expect(replay.journal == journal)
    #expect(replay.tree.description == host.tree.description)
    replay.close()
  }
}
