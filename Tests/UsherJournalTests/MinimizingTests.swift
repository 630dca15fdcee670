import Foundation
import Testing
import Usher
import UsherJournal
import UsherTesting

@Suite("A recording that fails", .timeLimit(.minutes(10)))
@MainActor
struct MinimizingTests {
  /// Records many inputs, of which two lead to a second note.
  private func recording() throws -> (host: InMemoryHost, journal: Journal) {
    let flow = NotesFlow()
    let host = InMemoryHost(flow, journalLimit: 10_000)
    for number in 0..<20 {
      flow.push(.note(number))
      if number.isMultiple(of: 3) { host.user.tapBack() }
      if number == 7 || number == 13 {
        flow.present(.editor)
        try host.screen(EditorPage.self).flow.finish("Note \(number)")
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

  @Test("is minimized to the steps that it needs")
  func minimized() async throws {
    let (_, journal) = try recording()
    let shortest = try await journal.minimized { await self.hasTwoNotes($0) }
    #expect(!shortest.isWhole)
    #expect(shortest.records.count < journal.inputs.records.count / 2)
    #expect(await hasTwoNotes(shortest))
    // Two editors, and the end of each.
    #expect(shortest.units.count == 4)
    for position in shortest.units.indices {
      var fewer = shortest.units
      fewer.remove(at: position)
      #expect(await !hasTwoNotes(shortest.inputs(of: fewer)), "\(shortest.units[position])")
    }
  }

  @Test(
    "fails in the same way when minimized, and no further step can be left out",
    arguments: 1...6)
  func property(seed: UInt64) async throws {
    var dice = SplitMix64(seed: seed)
    let flow = LockFlow()
    let host = InMemoryHost(flow, journalLimit: 10_000)
    for _ in 0..<30 { await act(on: flow, host, &dice) }
    let journal = host.tree.journal!
    // The failure is a certain place in the tree of the whole walk.
    let replay = try await journal.inputs.replay(LockFlow())
    let lines = replay.tree.description.split(separator: "\n").dropFirst()
    replay.close()
    let wrong = try #require(lines.dropFirst(dice.below(lines.count)).first)
    func fails(_ part: Journal) async -> Bool {
      guard let replay = try? await part.replay(LockFlow()) else { return false }
      defer { replay.close() }
      return replay.tree.description.split(separator: "\n").contains(wrong)
    }
    let shortest = try await journal.minimized(fails)
    #expect(await fails(shortest))
    #expect(shortest.units.count <= 6, "\(wrong)\n\(shortest)")
    for position in shortest.units.indices {
      var fewer = shortest.units
      fewer.remove(at: position)
      #expect(await !fails(shortest.inputs(of: fewer)), "\(wrong)\n\(shortest)")
    }
  }

  private func act(on flow: LockFlow, _ host: InMemoryHost, _ dice: inout SplitMix64) async {
    switch dice.below(8) {
    case 0: flow.push(.secret)
    case 1: flow.push(.editor)
    case 2: flow.present(.editor)
    case 3: (host.topScreen as? EditorPage)?.flow.finish("The key")
    case 4: flow.pop()
    case 5: flow.isOpen.toggle()
    case 6: flow.push(.asked)
    default: if let alert = host.alert { host.user.choose(alert.actions[dice.below(2)].title) }
    }
    for _ in 0..<6 { await Task.yield() }
  }

  @Test("says so if a replay of all of it does not fail")
  func notFailing() async throws {
    let (_, journal) = try recording()
    let error = await #expect(throws: JournalError.self) {
      try await journal.minimized { _ in false }
    }
    #expect(error?.code == .notReproduced)
  }

  @Test("leaves out a resume whose remembered place is left out")
  func resumeWithoutMemory() async throws {
    let flow = LockFlow()
    let host = InMemoryHost(flow, journalLimit: 200)
    flow.push(.editor)
    #expect(flow.rememberedRoute == .editor)
    flow.resume()
    let journal = try #require(host.tree.journal)
    // Only the resume is left, without the redirected push that made the flow remember its place.
    let units = journal.units
    let alone = journal.inputs(of: [try #require(units.last)])
    let replay = try await alone.replay(LockFlow())
    #expect(replay.tree.description == InMemoryHost(LockFlow()).tree.description)
    replay.close()
  }

  @Test("is written as a test that compiles and passes")
  func exported() async throws {
    let flow = LockFlow()
    let host = InMemoryHost(flow, journalLimit: 200)
    // Every kind of record that a replay supplies: guards, answers, resumed places, flows
    // without a route.
    let run = Task { try await flow.run(pushing: .editor, returning: String.self) }
    await yieldUntil { host.topScreen is EditorPage }
    try host.screen(EditorPage.self).flow.finish("The key")
    try host.screen(EditorPage.self).flow.finish("한글 \"\\# \n")
    #expect(try await run.value == "한글 \"\\# \n")
    let other = Task { try await flow.run(EditorFlow(), as: .sheet) }
    await yieldUntil { host.topScreen is EditorPage }
    try host.screen(EditorPage.self).text = "x"
    host.user.swipeDown()
    await yieldUntil { host.alert != nil }
    host.user.choose("Discard")
    #expect(try await other.value == nil)
    flow.push(.secret)
    flow.push(.asked)
    await yieldUntil { host.alert != nil }
    host.user.choose("Yes")
    await yieldUntil { host.tree.description.contains("asked") && host.tree.isSettled }
    flow.forgetRememberedRoute()
    let journal = try #require(host.tree.journal)
    let source = try journal.swiftTest(
      named: "A note is kept, \"quoted\"", root: "LockFlow()", importing: [],
      tree: host.tree.description, making: ["EditorFlow": "EditorFlow()"])
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "ExportedTest.swift")
    // The number of turns may differ.
    func bare(_ text: String) -> String { text.replacing(/,"turns":\d+/, with: "") }
    #expect(try bare(String(contentsOf: file, encoding: .utf8)) == bare(source))
  }

  @Test("is written with the modules that it needs")
  func modules() throws {
    let (host, journal) = try recording()
    let source = try journal.inputs.swiftTest(
      named: "Walk", root: "NotesFlow()", importing: ["App", "Other"])
    #expect(
      source.contains(
        "import Usher\nimport UsherJournal\n@testable import App\n@testable import Other\n"))
    #expect(!source.contains("divergence"))
    withExtendedLifetime(host) {}
  }
}
