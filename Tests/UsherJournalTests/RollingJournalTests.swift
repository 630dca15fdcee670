import Foundation
import Testing
import Usher
import UsherJournal
import UsherSnapshots
import UsherTesting

@Suite("A journal that reached its limit")
@MainActor
struct RollingJournalTests {
  private func stored(_ host: InMemoryHost) throws -> Journal {
    let data = try JSONEncoder().encode(try #require(host.tree.journal))
    return try JSONDecoder().decode(Journal.self, from: data)
  }

  @Test("begins again with a snapshot, and replays to the same tree")
  func rolling() async throws {
    let flow = NotesFlow()
    let host = InMemoryHost(flow, journalLimit: 60)
    var deepest = 0
    for number in 0..<40 {
      flow.push(.note(number))
      if number % 3 == 0 { host.user.tapBack() }
      if number % 5 == 0 { flow.popToRoot() }
      deepest = max(deepest, host.tree.description.split(separator: "\n").count)
      let journal = try stored(host)
      #expect(journal.records.count <= 60)
      #expect(journal.dropped == 0)
      let replay = try await journal.replay(NotesFlow())
      #expect(replay.tree.description == host.tree.description)
      replay.close()
    }
    let journal = try stored(host)
    #expect(journal.earlierCount > 60)
    #expect(!journal.isWhole)
    #expect(journal.leftOut.isEmpty)
    #expect(deepest > 3)
  }

  @Test("is written as a test, which compares the last tree")
  func exporting() throws {
    let flow = NotesFlow()
    let host = InMemoryHost(flow, journalLimit: 30)
    for number in 0..<30 {
      flow.push(.note(number))
      flow.pop()
    }
    let source = try stored(host).swiftTest(
      named: "Rolled", root: "NotesFlow()", importing: [], tree: host.tree.description)
    #expect(source.contains("snapshot"))
    #expect(source.contains("replay.tree.description"))
    #expect(!source.contains("divergence"))
  }

  @Test("restores guarded places, also where the guard would refuse them now")
  func guarded() async throws {
    let flow = DoorFlow(isOpen: true)
    let host = InMemoryHost(flow, journalLimit: 24)
    flow.push(.inside)
    for number in 0..<20 {
      flow.push(.room(number))
      flow.pop()
    }
    let journal = try stored(host)
    #expect(journal.earlierCount > 0)
    let replay = try await journal.replay(DoorFlow(isOpen: false))
    #expect(replay.tree.description == host.tree.description)
    #expect(replay.tree.description.contains("inside"))
    replay.close()
  }

  @Test("says what the snapshot leaves out")
  func gaps() async throws {
    let flow = NotesFlow()
    let host = InMemoryHost(flow, journalLimit: 24)
    let run = Task { try await flow.run(pushing: .editor, returning: String.self) }
    await yieldUntil { host.topScreen is EditorPage }
    for number in 0..<20 {
      flow.push(.note(number))
      flow.pop()
    }
    let journal = try stored(host)
    #expect(journal.leftOut.map(\.reason) == [.awaited])
    host.tree.close()
    _ = try? await run.value
  }

  @Test("begins again only at a moment at which nothing moves")
  func moving() throws {
    let flow = NotesFlow()
    let host = InMemoryHost(flow, transitions: .stepped, journalLimit: 24)
    flow.push(.note(0))
    for number in 1..<20 {
      flow.push(.note(number))
      flow.pop()
    }
    let journal = try stored(host)
    #expect(journal.earlierCount == 0)
    #expect(journal.dropped > 0)
    #expect(journal.records.count <= 24)
    host.finishTransitions()
    for number in 1..<20 {
      flow.push(.note(number))
      host.finishTransitions()
      flow.pop()
      host.finishTransitions()
    }
    #expect(try stored(host).dropped == 0)
    #expect(try stored(host).earlierCount > 60)
  }
}

/// A door that opens by something outside.
private final class DoorFlow: Coordinator, RouteGuard {
  enum Route: Codable { case outside, inside, room(Int) }

  let navigation = Stack<Route>(.outside)
  private let isOpen: Bool

  init(isOpen: Bool) { self.isOpen = isOpen }

  func decision(for route: Route) -> RouteDecision<Route> {
    if case .inside = route, !isOpen { return .refuse("closed") }
    return .allow
  }

  func destination(for route: Route) -> Destination { .screen(Room()) }
}

private final class Room {}
