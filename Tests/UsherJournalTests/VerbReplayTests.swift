import Foundation
import Testing
@_spi(Hosting) import Usher
import UsherJournal
import UsherTesting

/// A flow whose methods another class inherits.
private class BasicFlow: Coordinator {
  let navigation = Stack("a")

  func destination(for route: String) -> Destination { .screen(InheritedPage()) }
  func goOn() { push("b") }
}

private final class SpecialFlow: BasicFlow {}

private final class InheritedPage {}

/// A flow whose guard is asked, with its only place, whether it could start again.
private final class StrictFlow: Coordinator, RouteGuard {
  enum Route: Codable, Equatable { case editor, other }

  let navigation = Stack<Route>(.editor)
  var answer = RouteDecision<Route>.allow

  func destination(for route: Route) -> Destination {
    route == .editor ? .flow(EditorFlow()) { _ in } : .screen(InheritedPage())
  }

  func decision(for route: Route) -> RouteDecision<Route> { route == .editor ? answer : .allow }
}

@Suite("A journal of verbs that keep places", .timeLimit(.minutes(10)))
@MainActor
struct VerbReplayTests {
  private let flow = NotesFlow()
  private let host: InMemoryHost

  init() { host = InMemoryHost(flow, journalLimit: 1_000) }

  private func expectSame() async throws { try await expectSame(host, in: NotesFlow()) }

  /// Expects that a stored recording of `host` leads a new root to the same tree, with the same records.
  private func expectSame(_ host: InMemoryHost, in root: some Coordinator) async throws {
    let journal = try #require(host.tree.journal)
    let stored = try JSONDecoder().decode(Journal.self, from: JSONEncoder().encode(journal))
    #expect(stored == journal)
    let replay = try await stored.replay(root)
    #expect(replay.divergence == nil)
    #expect(replay.tree.description == host.tree.description)
    #expect(replay.journal == journal)
    replay.close()
  }

  @Test("replays an update, and has a record of the new route")
  func update() async throws {
    flow.push(.note(1))
    flow.update(.note(2))
    #expect(
      host.tree.journal?.description.contains("\n  updated #3 note(2): NotePage\n") == true)
    try await expectSame()
    flow.transaction {
      flow.update(.note(3))
      flow.push(.note(4))
    }
    try await expectSame()
  }

  @Test("replays a verb that a superclass calls, by the name of the flow")
  func inherited() async throws {
    let flow = SpecialFlow()
    let host = InMemoryHost(flow, journalLimit: 100)
    flow.goOn()
    #expect(host.tree.journal?.description.contains("in SpecialFlow") == true)
    try await expectSame(host, in: SpecialFlow())
  }

  @Test("replays setRoutes with places that stay, a removed page, and one made anew")
  func places() async throws {
    flow.setRoutes([.list, .note(1), .note(2), .note(3)])
    flow.setRoutes([.list, .note(4), .note(2), .note(5), .note(3)])
    flow.remove(.note(2))
    flow.remake()
    #expect(flow.navigation.routes == [.list, .note(4), .note(5), .note(3)])
    try await expectSame()
  }

  @Test("replays a modal dismissed by its route, and one by its handle")
  func modals() async throws {
    flow.present(.note(1))
    let handle = flow.present(.note(2))
    flow.present(.note(3))
    flow.dismiss(.note(3))
    handle.dismiss()
    #expect(host.tree.modals.count == 1)
    try await expectSame()
  }

  @Test("replays a present that is withdrawn while a guard is asked")
  func withdrawn() async throws {
    let flow = LockFlow()
    let host = InMemoryHost(flow, journalLimit: 1_000)
    let handle = flow.present(.asked)
    await yieldUntil { host.alert != nil }
    handle.dismiss()
    #expect(handle.currentOutcome == .superseded)
    await yieldUntil { host.alert == nil }
    try await expectSame(host, in: LockFlow())
  }

  @Test("replays what was wrong with the verbs of a transaction that a guard judges")
  func misuseInTransaction() async throws {
    let flow = LockFlow()
    let host = InMemoryHost(flow, recordsMisuse: false, journalLimit: 1_000)
    flow.transaction {
      flow.push(.list)
      flow.dismiss()
      flow.push(.list)
      flow.pop(to: .secret)
    }
    #expect(host.misuses.map(\.value) == ["LockFlow.dismiss", "LockFlow.pop(to: secret)"])
    #expect(flow.navigation.routes == [.list, .list, .list])
    try await expectSame(host, in: LockFlow())
  }

  @Test("replays a verb whose lookup asks a guard")
  func guardInLookup() async throws {
    let answers: [RouteDecision<StrictFlow.Route>] = [.refuse("no"), .redirect(to: .other)]
    for answer in answers {
      let flow = StrictFlow()
      let host = InMemoryHost(flow, recordsMisuse: false, journalLimit: 1_000)
      flow.answer = answer
      flow.child(EditorFlow.self)?.pop()
      try await expectSame(host, in: StrictFlow())
    }
  }

  @Test("repeats a part of the inputs, also where kept and updated places are missing")
  func part() async throws {
    flow.setRoutes([.list, .note(1), .note(2)])
    flow.setRoutes([.list, .note(3), .note(2)])
    flow.update(.note(4))
    let journal = try #require(host.tree.journal)
    let units = journal.units
    #expect(units.count == 3)
    for left in units.indices {
      let part = journal.inputs(of: units.indices.filter { $0 != left }.map { units[$0] })
      let replay = try await part.replay(NotesFlow())
      #expect(replay.tree.isLive)
      replay.close()
    }
    let whole = try await journal.inputs.replay(NotesFlow())
    #expect(whole.tree.description == host.tree.description)
    whole.close()
  }
}
