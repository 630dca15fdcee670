import Foundation
import Testing
@_spi(Hosting) import Usher
import UsherJournal
import UsherTesting

@Suite("A journal of an earlier version", .timeLimit(.minutes(10)))
@MainActor
struct EarlierJournalTests {
  private let flow = LockFlow()
  private let host: InMemoryHost

  init() { host = InMemoryHost(flow, journalLimit: 1_000) }

  private func ask(_ answer: String) async {
    flow.push(.asked)
    await yieldUntil { host.alert != nil }
    host.user.choose(answer)
    await yieldUntil { host.alert == nil && !host.tree.engine.hasOpenQuestions }
  }

  /// The journal as it was written before it said what a waiting request did after its answer.
  private func withoutAskings() throws -> Journal {
    func stripped(_ value: Any) -> Any {
      if let list = value as? [Any] { return list.map(stripped) }
      guard var object = value as? [String: Any] else { return value }
      object["again"] = nil
      object["namesGoal"] = nil
      return object.mapValues(stripped)
    }
    let data = try JSONEncoder().encode(#require(host.tree.journal))
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains("\"again\""))
    let former = stripped(try JSONSerialization.jsonObject(with: data))
    return try JSONDecoder().decode(
      Journal.self, from: JSONSerialization.data(withJSONObject: former))
  }

  @Test("is replayed up to a request that waited and was then done, and says why it ends there")
  func done() async throws {
    await ask("Yes")
    flow.popToRoot()
    let error = await #expect(throws: JournalError.self) {
      try await withoutAskings().replay(LockFlow())
    }
    #expect(
      error?.description.contains(
        "push asked in LockFlow by code waited for an answer, and the journal, of an earlier version,"
      )
        == true, "\(String(describing: error))")
  }

  @Test("is replayed as a whole if what waited was refused")
  func refused() async throws {
    await ask("No")
    flow.push(.list)
    let replay = try await withoutAskings().replay(LockFlow())
    #expect(replay.divergence == nil)
    #expect(replay.tree.description == host.tree.description)
    replay.close()
  }
}
