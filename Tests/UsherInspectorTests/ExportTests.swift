import Foundation
import Testing
import Usher
import UsherInspector
import UsherJournal
import UsherSnapshots
import UsherTesting

@Suite("A session that the inspector exports")
@MainActor
struct ExportTests {
  private let bench = Bench()

  private func walk() {
    bench.flow.push(.word("first"))
    bench.flow.push(.child)
    bench.host.user.tapBack()
    bench.flow.push(.closed)
    bench.flow.present(.sure)
    bench.host.user.choose("No")
    bench.flow.present(.word("second"))
  }

  @Test("is the test that stands beside this one")
  func test() async throws {
    walk()
    bench.inspector.showsPayloads = true
    let answer = try await bench.ask(#"{"do":"export","name":"A walk in the shop"}"#)
    let source = try #require(answer["test"]?.text)
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "ExportedSession.swift")
    // The number of turns may differ.
    func bare(_ text: String) -> String { text.replacing(/,"turns":\d+/, with: "") }
    #expect(try bare(String(contentsOf: file, encoding: .utf8)) == bare(source))
  }

  @Test("needs payloads, and a recording")
  func refusing() async throws {
    walk()
    for command in [#"{"do":"export"}"#, #"{"do":"journal"}"#] {
      let answer = await bench.inspector.answer(command)
      #expect(answer.contains("Payloads are hidden"))
      #expect(!answer.contains("first"))
    }
    bench.inspector.showsPayloads = true
    let other = InMemoryHost(ShopFlow())
    bench.inspector.add(other.tree, named: "Other")
    let answer = try await bench.ask(#"{"do":"export","tree":2}"#)
    #expect(answer["error"]?.text?.hasPrefix("The tree is not recorded") == true)
  }

  @Test("is a journal that can be read and replayed elsewhere")
  func journal() async throws {
    walk()
    bench.inspector.showsPayloads = true
    let stored = try #require(try await bench.ask(#"{"do":"journal"}"#)["journal"])
    let journal = try stored.decode(Journal.self)
    let replay = try await journal.replay(ShopFlow())
    #expect(replay.divergence == nil)
    #expect(replay.tree.description == bench.host.tree.description)
    replay.close()
  }
}
