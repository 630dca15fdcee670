import Foundation
import Testing
@_spi(Hosting) import Usher
import UsherJournal
import UsherTesting

@Suite("A damaged journal", .timeLimit(.minutes(10)))
@MainActor
struct DamagedJournalTests {
  private func recorded() async throws -> Data {
    let flow = NotesFlow { 3 }
    let host = InMemoryHost(flow, journalLimit: 1_000)
    await host.until { host.tree.description.contains("note(3)") }
    flow.push(.note(1))
    flow.present(.editor)
    try host.screen(EditorPage.self).flow.finish("A note")
    flow.transaction {
      flow.pop()
      flow.push(.editor)
    }
    try host.screen(EditorPage.self).text = "x"
    host.user.tapBack()
    while host.alert == nil, !Task.isCancelled { await Task.yield() }
    host.user.choose("Keep")
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let text = String(decoding: try encoder.encode(#require(host.tree.journal)), as: UTF8.self)
    // The number of turns depends on the machine, and the input of mutations must not.
    return Data(text.replacing(/"turns":[0-9]+/, with: #""turns":8"#).utf8)
  }

  @Test("is refused, or diverges, or is replayed, without a crash or a hang")
  func mutations() async throws {
    let good = try await recorded()
    var dice = SplitMix64(seed: 7)
    var outcomes: [String: Int] = [:]
    for _ in 0..<400 {
      var bytes = [UInt8](good)
      for _ in 0...dice.below(3) { mutate(&bytes, &dice) }
      outcomes[await outcome(Data(bytes)), default: 0] += 1
    }
    #expect(outcomes["not decoded", default: 0] > 16)
    #expect(outcomes["differs", default: 0] > 16)
    #expect(outcomes.keys.count > 3, "\(outcomes)")
  }

  private func outcome(_ data: Data) async -> String {
    guard var journal = try? JSONDecoder().decode(Journal.self, from: data) else {
      return "not decoded"
    }
    var outcome = "same"
    for isWhole in [true, false] {
      journal.isWhole = isWhole
      do {
        let replay = try await journal.replay(NotesFlow { 3 })
        if replay.divergence != nil { outcome = "differs" }
        replay.close()
      } catch {
        outcome = "\(error.code)"
      }
    }
    return outcome
  }

  /// Changes numbers and letters, and removes, repeats or moves parts.
  private func mutate(_ bytes: inout [UInt8], _ dice: inout SplitMix64) {
    let start = dice.below(bytes.count)
    switch dice.below(5) {
    case 0: bytes[start] = UInt8(32 + dice.below(95))
    case 1:
      let digits = bytes.indices.filter { (48...57).contains(bytes[$0]) }
      bytes[digits[dice.below(digits.count)]] = UInt8(48 + dice.below(10))
    case 2: bytes.replaceSubrange(start..<start, with: "-9".utf8)
    default:
      // Removes or repeats a record.
      let pieces = bytes.split(separator: UInt8(ascii: "{"), omittingEmptySubsequences: false)
      var parts = pieces.map(Array.init)
      let position = dice.below(parts.count)
      if dice.below(2) == 0 { parts.remove(at: position) } else { parts.swapAt(position, 0) }
      bytes = Array(parts.joined(separator: [UInt8(ascii: "{")]))
    }
  }

  @Test("with positions below the first is refused, or diverges, without a crash")
  func negativePositions() async throws {
    let text = try #require(String(data: await recorded(), encoding: .utf8))
    #expect(text.contains(#/"range":\[/#), "\(text)")
    let damaged = text.replacing(#/"range":\[\d+,\d+\]/#, with: #""range":[-5,-3]"#)
      .replacing(#""isTop":true"#, with: #""isTop":false"#)
    #expect(await outcome(Data(damaged.utf8)) != "same")
  }

  @Test("A plan with a modal of an impossible level is presented, without a crash")
  func level() throws {
    let flow = NotesFlow { 3 }
    let host = InMemoryHost(flow)
    let place = Plan.Place(route: NotesFlow.Route.editor)
    let modal = Plan.Modal(place, style: .sheet, level: .min, order: 0)
    #expect(host.tree.root.flow(presenting: modal)?.coordinator === flow)
  }

  @Test(
    "is refused with the reason",
    arguments: [
      ("\"version\":1", "\"version\":2", JournalError.Code.unknownVersion),
      ("\"dropped\":0", "\"dropped\":1", .beginningMissing),
      ("\"root\":\"NotesFlow\"", "\"root\":\"OtherFlow\"", .otherRoot),
      ("\"note\":{\"_0\":1}", "\"other\":{\"_0\":1}", .notDecodable),
      ("\"at\":\"\"", "\"at\":\"9.m.4\"", .damaged),
      (
        "{\"outside\":true,\"transaction\":true}",
        "{\"outside\":true,\"settled\":1,"
          + "\"settlement\":{\"outcome\":\"settled\"}}", .damaged
      ),
    ])
  func codes(_ part: String, _ other: String, _ code: JournalError.Code) async throws {
    let text = try #require(String(data: await recorded(), encoding: .utf8))
    #expect(text.contains(part))
    let data = Data(text.replacingOccurrences(of: part, with: other).utf8)
    let journal = try JSONDecoder().decode(Journal.self, from: data)
    let error = await #expect(throws: JournalError.self) {
      try await journal.replay(NotesFlow { 3 })
    }
    #expect(error?.code == code)
  }
}
