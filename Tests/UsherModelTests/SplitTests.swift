import Foundation
import Testing
import UsherJournal
import UsherLinks
import UsherSnapshots
import UsherTesting

@_spi(Hosting) @testable import Usher

@Suite("Columns of a split", .timeLimit(.minutes(10)))
@MainActor
struct SplitTests {
  private func endings(_ host: InMemoryHost) -> [String] {
    host.events.compactMap { event -> String? in
      guard case .ended(let node, let cause) = event else { return nil }
      return "\(node.route ?? node.name) (\(cause))"
    }
  }

  private func visible(_ host: InMemoryHost) -> [String] {
    let screens = host.events.reversed().lazy.compactMap { event -> [NodeSummary]? in
      if case .visible(let screens) = event { screens } else { nil }
    }
    return screens.first?.map { $0.route ?? $0.name } ?? []
  }

  @Test("Each route stands in its column, and another one replaces it, and those in later columns")
  func columns() {
    let notes = NotesFlow()
    let host = InMemoryHost(notes)
    host.isWide = true
    notes.show(.folder(1))
    notes.show(.note(7))
    notes.show(.details)
    #expect(notes.navigation.routes == [.folders, .folder(1), .note(7), .details])
    #expect(notes.navigation[.detail] == .note(7))
    notes.show(.note(8))
    #expect(notes.navigation.routes == [.folders, .folder(1), .note(8)])
    notes.show(.folder(2))
    #expect(notes.navigation.routes == [.folders, .folder(2)])
    #expect(notes.navigation[.detail] == nil)
    notes.show(.note(9))
    notes.clear(.content)
    #expect(notes.navigation.routes == [.folders])
    #expect(
      endings(host) == [
        "details (replaced)", "note (ancestor ended)", "note(7) (replaced)",
        "note (ancestor ended)", "note(8) (replaced)", "folder(1) (replaced)",
        "note (ancestor ended)", "note(9) (popped)", "folder(2) (popped)",
      ])
    #expect(host.disagreements == [])
  }

  @Test("A column may stay empty, also before another one")
  func gap() {
    let notes = NotesFlow()
    let host = InMemoryHost(notes)
    notes.show(.note(1))
    #expect(notes.navigation.routes == [.folders, .note(1)])
    notes.show(.folder(1))
    #expect(notes.navigation.routes == [.folders, .folder(1)])
    notes.clear(.sidebar)
    #expect(notes.navigation.routes == [.folders, .folder(1)])
    #expect(host.disagreements == [])
  }

  @Test("A route updates the place in its own column, and is misuse where that is empty")
  func update() {
    let notes = NotesFlow()
    let host = InMemoryHost(notes, recordsMisuse: false)
    notes.show(.folder(1))
    notes.show(.note(1))
    notes.update(.folder(2))
    #expect(notes.navigation.routes == [.folders, .folder(2), .note(1)])
    #expect(endings(host) == [])
    notes.update(.details)
    #expect(notes.navigation.routes == [.folders, .folder(2), .note(1)])
    #expect(
      host.misuses.map(\.value) == ["NotesFlow.update(details)"])
    notes.remake()
    #expect(notes.navigation.routes == [.folders, .folder(2), .note(1)])
    #expect(endings(host) == ["note (ancestor ended)", "note(1) (replaced)"])
    #expect(host.disagreements == [])
  }

  @Test("Where there is no room, the columns lie on each other, and Back leaves the last place")
  func narrow() {
    let notes = NotesFlow()
    let host = InMemoryHost(notes)
    notes.show(.folder(1))
    notes.show(.note(1))
    notes.child(NoteFlow.self)?.push(.attachment(1))
    #expect(host.user.backMenuCount == 3)
    host.user.tapBack()
    #expect(notes.navigation.routes == [.folders, .folder(1), .note(1)])
    host.user.swipeBack()
    #expect(notes.navigation.routes == [.folders, .folder(1)])
    host.user.tapBack()
    #expect(!host.user.canSwipeBack)
    #expect(notes.navigation.routes == [.folders])
    #expect(
      endings(host) == [
        "attachment(1) (back button)", "note (swipe)", "note(1) (swipe)", "folder(1) (back button)",
      ])
    #expect(host.disagreements == [])
  }

  @Test("Where there is room, Back is inside a column, and never takes its lowest screen")
  func wide() {
    let notes = NotesFlow()
    let host = InMemoryHost(notes)
    host.isWide = true
    notes.show(.folder(1))
    notes.show(.note(1))
    #expect(!host.user.canSwipeBack)
    notes.child(NoteFlow.self)?.push(.attachment(1))
    notes.child(NoteFlow.self)?.push(.attachment(2))
    notes.show(.details)
    #expect(!host.user.canSwipeBack)
    host.user.tapBack(in: .detail)
    #expect(
      host.tree.description.contains("attachment(1)")
        && !host.tree.description.contains("attachment(2)"))
    #expect(notes.navigation.routes.last == .details)
    #expect(host.disagreements == [])
  }

  @Test("A change of room changes nothing in the tree, only what is visible")
  func rotation() throws {
    let notes = NotesFlow()
    let host = InMemoryHost(notes)
    notes.show(.folder(1))
    notes.show(.note(1))
    let before = host.tree.description
    let address = try host.tree.address
    #expect(visible(host) == ["note"])
    host.isWide = true
    #expect(visible(host) == ["folders", "folder(1)", "note"])
    #expect(host.tree.description == before)
    #expect(try host.tree.address == address)
    #expect((host.topScreen(in: .content) as? NotesScreen)?.name == "folder(1)")
    #expect(host.topScreen(in: .inspector) == nil)
    host.isWide = false
    #expect(visible(host) == ["note"])
    #expect(host.topScreen(in: .content) == nil)
    #expect(endings(host) == [])
  }

  @Test("Columns are hidden by code and by the user, and nothing ends")
  func hiding() {
    let notes = NotesFlow()
    let host = InMemoryHost(notes)
    notes.navigation.visibility = .withoutFirst
    notes.show(.folder(1))
    notes.show(.note(1))
    #expect(visible(host) == ["note"])
    host.isWide = true
    #expect(visible(host) == ["folder(1)", "note"])
    #expect(host.topScreen(in: .sidebar) == nil)
    notes.navigation.visibility = .all
    #expect(visible(host) == ["folders", "folder(1)", "note"])
    notes.show(.details)
    host.user.showColumns(.mainOnly)
    #expect(notes.navigation.visibility == .mainOnly)
    #expect(visible(host) == ["note", "details"])
    #expect(!host.user.canGoBack(in: .content))
    host.isWide = false
    #expect(visible(host) == ["details"])
    #expect(notes.navigation.visibility == .mainOnly)
    #expect(endings(host) == [])
    #expect(host.disagreements == [])
  }

  @Test("A width has its ideal between its limits")
  func widths() {
    let width = ColumnWidth(300, minimum: 400, maximum: 200)
    #expect(width.minimum == 300 && width.maximum == 300)
    #expect(ColumnWidth(300, minimum: 100, maximum: 500).maximum == 500)
    #expect(ColumnWidth(-3).ideal == 0)
    let split = Split<Int>(1, sidebarWidth: 280) { _ in .sidebar }
    #expect(split.container.layout?.width(of: .sidebar) == ColumnWidth(280))
    #expect(split.container.layout?.width(of: .detail) == nil)
  }

  @Test("The same route again goes back to the first screen of its flow, and later columns stay")
  func again() {
    let notes = NotesFlow()
    let host = InMemoryHost(notes)
    notes.show(.folder(1))
    notes.show(.note(1))
    notes.child(NoteFlow.self)?.push(.attachment(1))
    notes.show(.details)
    notes.show(.note(1))
    #expect(notes.navigation.routes == [.folders, .folder(1), .note(1), .details])
    #expect(endings(host) == ["attachment(1) (tab reselected)"])
    notes.show(.folder(1))
    #expect(notes.navigation.routes.count == 4)
    #expect(host.disagreements == [])
  }

  @Test("A guard is asked before its place is replaced, also by a place of an earlier column")
  func guarded() async throws {
    let notes = NotesFlow()
    let host = InMemoryHost(notes)
    host.isWide = true
    notes.show(.folder(1))
    notes.show(.note(101))
    let note = try #require(notes.child(NoteFlow.self))
    let handle = notes.show(.folder(2))
    #expect(notes.navigation.routes == [.folders, .folder(1), .note(101)])
    await host.until("the question is open") { note.answer != nil }
    host.isWide = false
    note.answer?.resume(returning: false)
    #expect(await handle.outcome != .settled)
    #expect(notes.navigation[.detail] == .note(101))
    note.answer = nil
    host.user.tapBack()
    await host.until("the question is open") { note.answer != nil }
    note.answer?.resume(returning: true)
    await host.until("the note is gone") { notes.navigation[.detail] == nil }
    #expect(host.disagreements == [])
  }

  @Test("A flow that finishes in a column leaves it, and a modal above the split stays where it is")
  func finished() {
    let notes = NotesFlow()
    let host = InMemoryHost(notes)
    host.isWide = true
    notes.show(.note(1))
    notes.present(.info)
    notes.child(NoteFlow.self)?.finish()
    #expect(notes.navigation.routes == [.folders])
    #expect(host.tree.modals.count == 1)
    #expect(host.disagreements == [])
  }

  @Test("Links lead to columns, and the address names them")
  func links() throws {
    NotesFlow.expectLinks()
    let notes = NotesFlow()
    let host = InMemoryHost(notes)
    try host.tree.open("/folders/1/notes/2/attachments/3")
    #expect(notes.navigation.routes == [.folders, .folder(1), .note(2)])
    host.isWide = true
    #expect(try host.tree.address == "/folders/1/notes/2/attachments/3")
    try host.tree.open("/folders/4")
    #expect(notes.navigation.routes == [.folders, .folder(4)])
    try host.tree.open("/notes/4")
    #expect(notes.navigation.routes == [.folders, .note(4)])
    #expect(host.disagreements == [])
  }

  @Test("A snapshot restores the columns, with as much room as there is then")
  func snapshots() throws {
    let notes = NotesFlow()
    let host = InMemoryHost(notes)
    host.isWide = true
    notes.show(.folder(1))
    notes.show(.note(2))
    let again = NotesFlow()
    let restored = InMemoryHost(again, launch: .restoring(host.tree.snapshot()))
    #expect(again.navigation.routes == [.folders, .folder(1), .note(2)])
    #expect(restored.tree.description == host.tree.description)
    #expect(restored.disagreements == [])
  }

  @Test("A journal replays, with the same tree at the end")
  func journal() async throws {
    let notes = NotesFlow()
    let host = InMemoryHost(notes, journalLimit: 100)
    notes.show(.folder(1))
    notes.show(.note(1))
    host.isWide = true
    notes.child(NoteFlow.self)?.push(.attachment(1))
    host.user.tapBack()
    notes.show(.note(2))
    notes.clear(.detail)
    let replay = try await #require(host.tree.journal).replay(NotesFlow())
    #expect(replay.divergence == nil)
  }

  @Test("A redirect leads to a place in its own column")
  func redirected() {
    let notes = GuardedNotes()
    let host = InMemoryHost(notes)
    notes.show(.folder(1))
    notes.show(.note(1))
    notes.show(.note(13))
    #expect(notes.navigation.routes == [.folders, .folder(3)])
    notes.show(.note(2))
    notes.show(.folder(13))
    #expect(notes.navigation.routes == [.folders, .folder(3), .note(3)])
    #expect(host.disagreements == [])
  }

  @Test("Of several routes in one column the last one counts, and there may be two columns only")
  func firstPlaces() {
    let notes = NotesFlow([.sidebar, .detail], .note(1), .folder(3), .note(2), .note(3))
    let host = InMemoryHost(notes)
    #expect(notes.navigation.routes == [.folder(3), .note(3)])
    #expect(notes.navigation.column(of: .details) == .detail)
    notes.show(.details)
    #expect(notes.navigation.routes == [.folder(3), .details])
    #expect(host.disagreements == [])
  }

  @Test(
    "The fuzzer walks through columns, on a stack, a tab and a sheet",
    arguments: (1...4) as ClosedRange<UInt64>)
  func fuzzed(seed: UInt64) async {
    await Fuzzer { NotesShelf() }.expectNoFailure(steps: 2_000, seed: seed)
  }

  @Test("A walk is recorded, and replayed to the same tree")
  func replayed() async {
    await Fuzzer { NotesShelf() }.expectReplays(steps: 1_000, seed: 4)
  }
}

/// Tabs with columns in one of them, and columns in a sheet.
private final class NotesShelf: Coordinator {
  enum Route: Hashable, Codable { case notes, other, sheet }

  let navigation = Tabs<Route>(.notes, .other)

  func destination(for route: Route) -> Destination {
    switch route {
    case .notes, .sheet: .flow(NotesFlow())
    case .other: .screen(TableScreen { self.present(.sheet) })
    }
  }
}

/// Columns of which one number is unlucky.
private final class GuardedNotes: Coordinator, RouteGuard {
  typealias Route = NotesFlow.Route
  let navigation = Split<Route>(.folders, columns: SplitColumn.allCases) { route in
    switch route {
    case .folders, .info: .sidebar
    case .folder: .content
    case .note: .detail
    case .details: .inspector
    }
  }

  func destination(for route: Route) -> Destination { .screen(NotesScreen(self, "\(route)")) }

  func decision(for route: Route) -> RouteDecision<Route> {
    switch route {
    case .note(13): .redirect(to: .folder(3))
    case .folder(13): .redirect(to: .note(3))
    default: .allow
    }
  }
}
