import Foundation
import Testing
import Usher
import UsherJournal

@testable import UsherWeb

@MainActor
@Suite("Web: Forward after the server was stopped", .drained)
struct StoredHistoryTests {
  private let store = TextStore()

  private struct Answer: Decodable {
    let depth: Int
    let isRefused: Bool
  }

  private func server() -> WebApp {
    makeTestApp { [store] in
      $0.store = store
      $0.onStoreError = { Issue.record($0) }
    }
  }

  private func visitor() async -> Visitor {
    let visitor = Visitor(server())
    await visitor.open()
    await visitor.press("Log in")
    return visitor
  }

  private func go(_ visitor: Visitor, to depth: Int) async throws -> Answer {
    let text = await visitor.postByScript("history:\(depth)")
    await visitor.reload()
    return try JSONDecoder().decode(Answer.self, from: Data(text.utf8))
  }

  /// Stops the server and starts it again, twice in a row.
  private func restart(_ visitor: Visitor) async {
    for _ in 0..<2 {
      visitor.app = server()
      await visitor.reload()
    }
  }

  @Test("Forward opens the screen that Back left before")
  func forward() async throws {
    let visitor = await visitor()
    await visitor.press("Open item 2")
    await visitor.press("Next")
    let tree = visitor.tree
    _ = try await go(visitor, to: 0)
    await restart(visitor)
    #expect(try await go(visitor, to: 2).isRefused == false)
    #expect(visitor.tree == tree)
    // It was opened: there is nothing more.
    await restart(visitor)
    #expect(try await go(visitor, to: 3).isRefused)
    #expect(visitor.tree == tree)
  }

  @Test("A sheet with its stack is opened again: a part of it, then the rest")
  func nested() async throws {
    let visitor = await visitor()
    await visitor.press("Pick")
    await visitor.press("민지")
    let tree = visitor.tree
    _ = try await go(visitor, to: 0)
    await restart(visitor)
    #expect(try await go(visitor, to: 1).depth == 1)
    #expect(visitor.tree.contains("names") && !visitor.tree.contains("confirm"))
    await restart(visitor)
    #expect(try await go(visitor, to: 2).depth == 2)
    #expect(visitor.tree == tree)
    await visitor.press("Take 민지")
    #expect(visitor.events.contains("ended pick: PickFlow (finished)"))
  }

  @Test("A screen replaced since is not opened a second time")
  func cut() async throws {
    let visitor = await visitor()
    await visitor.press("Open item 2")
    _ = try await go(visitor, to: 0)
    await visitor.press("Open item 1")
    await visitor.press("List")
    await restart(visitor)
    #expect(try await go(visitor, to: 1).isRefused)
  }

  @Test("If the tree has changed, Forward opens nothing")
  func otherTree() async throws {
    let visitor = await visitor()
    await visitor.press("Open item 2")
    await visitor.press("Next")
    _ = try await go(visitor, to: 1)
    // The first item is removed from the stored tree.
    await store.damage { $0.replacing(#""_0":2"#, with: #""_0":"x""#) }
    visitor.app = server()
    await visitor.reload()
    #expect(visitor.status == 200)
    #expect(!visitor.tree.contains("item"))
    #expect(try await go(visitor, to: 2).isRefused)
  }
}

@MainActor
@Suite("Web: journals of restored trees", .drained)
struct StoredJournalTests {
  @Test("A journal that began on a restored tree replays to the identical tree, as before")
  func replays() async throws {
    let store = TextStore()
    func server() -> WebApp {
      makeTestApp {
        $0.store = store
        $0.configuration.journalLimit = 5_000
      }
    }
    func journal(_ visitor: Visitor) throws -> Journal {
      let journal = try #require(visitor.app.store.pages.first?.tree.journal)
      return try JSONDecoder().decode(Journal.self, from: JSONEncoder().encode(journal))
    }
    func expectSame(_ visitor: Visitor) async throws {
      let recorded = try journal(visitor)
      let replay = try await recorded.replay(TestApp())
      #expect(replay.divergence == nil)
      #expect(replay.journal == recorded)
      let lines = visitor.tree.split(separator: "\n").map { $0.replacing("*", with: "") }
      let again = replay.tree.description.split(separator: "\n").map { $0.replacing("*", with: "") }
      #expect(again == lines)
      replay.close()
    }
    let visitor = Visitor(server())
    await visitor.open()
    await visitor.press("Log in")
    await visitor.press("Open item 2")
    try await expectSame(visitor)
    for label in ["Next", "Next"] {
      visitor.app = server()
      await visitor.reload()
      try await expectSame(visitor)
      await visitor.press(label)
      try await expectSame(visitor)
    }
    await visitor.press(posting: "back:")
    await visitor.press(posting: "back:")
    await visitor.press(posting: "back:")
    await visitor.press("Pick")
    await visitor.press("Ada")
    try await expectSame(visitor)
    visitor.app = server()
    await visitor.reload()
    await visitor.press("Take Ada")
    try await expectSame(visitor)
  }
}
