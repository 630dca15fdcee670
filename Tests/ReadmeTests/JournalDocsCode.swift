// The code of docs/journal.md, compiled and run; `house check` checks that it contains each block of
// the page.
import Foundation
import Testing
import Usher
import UsherJournal
import UsherTesting

struct DraftService {
  func newest() async throws -> String { "Hello" }
}

final class ListModel: FuzzableScreen {
  let write: @MainActor () -> Void

  init(onWrite: @escaping @MainActor () -> Void) {
    write = onWrite
  }

  var fuzzActions: [FuzzAction] { [FuzzAction("write") { self.write() }] }
}

final class TextModel: FuzzableScreen {
  let save: @MainActor (String) -> Void

  init(onSave: @escaping @MainActor (String) -> Void) {
    save = onSave
  }

  var fuzzActions: [FuzzAction] { [FuzzAction("save") { self.save("Hello") }] }
}

final class TextFlow: Coordinator {
  enum Route: Codable { case text }
  typealias Output = String

  let navigation = Stack<Route>(.text)

  func destination(for route: Route) -> Destination {
    .screen(TextModel(onSave: { self.finish($0) }))
  }
}

final class DraftFlow: Coordinator {
  enum Route: Codable { case list, editor, draft(String) }

  let navigation = Stack<Route>(.list)
  let service = DraftService()
  private(set) var drafts: [String] = []

  func destination(for route: Route) -> Destination {
    switch route {
    case .list, .draft: .screen(ListModel(onWrite: { self.present(.editor) }))
    case .editor: .flow(TextFlow()) { text in self.drafts.append(text) }
    }
  }

  func lifetime() async {
    guard let text = try? await recorded("newest", { try await self.service.newest() }) else {
      return
    }
    push(.draft(text))
  }
}

@Suite("The page about the journal")
@MainActor
struct JournalDocsCode {
  @Test("configures any host")
  func configuring() {
    var configuration = TreeConfiguration()
    configuration.journalLimit = 10_000
    #expect(configuration.journalLimit == 10_000)
  }

  @Test("records, stores, replays")
  func replaying() async throws {
    let host = InMemoryHost(DraftFlow(), journalLimit: 10_000)
    try host.screen(ListModel.self).write()
    try host.screen(TextModel.self).save("Hello")
    await host.until { host.tree.description.contains("draft") }
    let recorded = try #require(host.tree.journal)
    let data = try JSONEncoder().encode(recorded)
    let journal = try JSONDecoder().decode(Journal.self, from: data)
    let replay = try await journal.replay(DraftFlow())
    #expect(replay.divergence == nil)
    #expect(replay.tree.description == host.tree.description)
    #expect(replay.overruled.isEmpty)
  }

  @Test("makes flows that ran without a route")
  func making() async throws {
    let root = DraftFlow()
    let host = InMemoryHost(root, journalLimit: 10_000)
    await host.until { host.tree.description.contains("draft") }
    let run = Task { try await root.run(pushing: TextFlow()) }
    await host.until { host.topScreen is TextModel }
    try host.screen(TextModel.self).save("Hello")
    #expect(try await run.value == "Hello")
    let journal = try #require(host.tree.journal)
    let replay = try await journal.replay(DraftFlow()) { name in
      name == "TextFlow" ? TextFlow() : nil
    }
    #expect(replay.divergence == nil)
  }

  @Test("minimises a recording, and writes a test of it")
  func minimising() async throws {
    let host = InMemoryHost(DraftFlow(), journalLimit: 10_000)
    for text in ["Hello", "", "World"] {
      try host.screen(ListModel.self).write()
      try host.screen(TextModel.self).save(text)
    }
    let journal = try #require(host.tree.journal)
    let shortest = try await journal.minimized { part in
      let root = DraftFlow()
      guard let replay = try? await part.replay(root) else { return false }
      defer { replay.close() }
      return root.drafts.contains("")
    }
    #expect(shortest.records.count(where: \.isOutside) == 3)
    let source = try shortest.swiftTest(
      named: "An empty draft is not kept", root: "DraftFlow()", importing: ["Drafts"],
      tree: "DraftFlow (stack)\n  list: ListModel")
    #expect(source.contains("func recordedAnEmptyDraftIsNotKept() async throws {"))
  }

  @Test("walks at random")
  func walking() async {
    await Fuzzer { DraftFlow() }.expectReplays(steps: 2_000)
  }

  @Test("Each block of code is in this file")
  func blocksAreCompiled() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let page = try lines(of: folder.appending(path: "../../docs/journal.md"))
    let code = try lines(of: URL(filePath: #filePath))
    let blocks = page.components(separatedBy: "```swift\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
    #expect(blocks.count == 11)
    for block in blocks {
      #expect(code.contains(block) as Bool, "not compiled as it stands:\n\(block)")
      #expect(block.split(separator: "\n").count <= 15)
    }
  }

  /// Returns the text of a file without its indentation.
  private func lines(of file: URL) throws -> String {
    try String(contentsOf: file, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map { $0.drop { $0 == " " } }.joined(separator: "\n")
  }
}
