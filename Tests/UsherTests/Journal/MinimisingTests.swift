import Foundation
import Testing
import Usher
import UsherTesting

@Suite("A recording that fails", .timeLimit(.minutes(1)))
@MainActor
struct MinimisingTests {
  /// Many things, of which two lead to a second note.
  private func recording() -> (host: InMemoryHost, journal: Journal) {
    let flow = NotesFlow()
    let host = InMemoryHost(flow, journalLimit: 10_000)
    for number in 0..<20 {
      flow.push(.note(number))
      if number.isMultiple(of: 3) { host.person.tapBack() }
      if number == 7 || number == 13 {
        flow.present(.editor)
        host.screen(EditorPage.self)?.flow.finish("Note \(number)")
      }
    }
    flow.transaction {
      flow.pop()
      flow.pop()
    }
    return (host, host.tree.journal!)
  }

  private func hasTwoNotes(_ journal: Journal) async -> Bool {
    let root = NotesFlow()
    guard let replay = try? await journal.replay(root) else { return false }
    defer { replay.close() }
    return root.notes.count >= 2
  }

  @Test("is brought down to what is needed for it")
  func minimised() async {
    let (_, journal) = recording()
    let shortest = await journal.minimised { await self.hasTwoNotes($0) }
    #expect(!shortest.isWhole)
    #expect(shortest.records.count < journal.inputs.records.count / 2)
    #expect(await hasTwoNotes(shortest))
    for position in shortest.records.indices.dropFirst() {
      var fewer = shortest
      fewer.records.remove(at: position)
      #expect(await !hasTwoNotes(fewer), "\(shortest.records[position])")
    }
  }

  @Test("stays what it is if what came from outside does not fail any more")
  func notFailing() async {
    let (_, journal) = recording()
    let same = await journal.minimised { _ in false }
    #expect(same == journal.inputs)
  }

  @Test("is written as a test that is compiled and passes")
  func exported() throws {
    let flow = NotesFlow()
    let host = InMemoryHost(flow, journalLimit: 100)
    flow.present(.editor)
    host.screen(EditorPage.self)?.flow.finish("한글 \"\\# \n")
    let source = try #require(host.tree.journal).swiftTest(
      named: "A note is kept, \"quoted\"", root: "NotesFlow()", importing: [],
      tree: host.tree.description)
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "ExportedTest.swift")
    #expect(try String(contentsOf: file, encoding: .utf8) == source)
  }

  @Test("is written with the modules that it needs")
  func modules() throws {
    let (host, journal) = recording()
    let source = try journal.inputs.swiftTest(
      named: "Walk", root: "NotesFlow()", importing: ["App", "Other"])
    #expect(source.contains("import Usher\n@testable import App\n@testable import Other\n"))
    #expect(!source.contains("divergence"))
    withExtendedLifetime(host) {}
  }
}
