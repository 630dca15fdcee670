import Observation
import Testing
import UsherLinks
import UsherSnapshots
import UsherTesting

@_spi(Hosting) @testable import Usher

/// Columns whose room changes, and whose rows are chosen, while something is under way.
@Suite("Columns while something is under way", .timeLimit(.minutes(10)))
@MainActor
struct SplitUnderwayTests {
  private func endings(_ host: InMemoryHost) -> [String] {
    host.events.compactMap { event -> String? in
      guard case .ended(let node, let cause) = event else { return nil }
      return "\(node.route ?? node.name) (\(cause))"
    }
  }

  @Test("Room that comes and goes during each kind of transition ends nothing")
  func transitions() throws {
    for (isWide, verb) in [true, false].flatMap({ wide in (0..<6).map { (wide, $0) } }) {
      let notes = NotesFlow()
      let host = InMemoryHost(notes, transitions: .stepped)
      host.finishTransitions()
      host.isWide = isWide
      notes.show(.folder(1))
      notes.show(.note(1))
      host.finishTransitions()
      let note = try #require(notes.child(NoteFlow.self))
      let before = endings(host).count
      switch verb {
      case 0: note.push(.attachment(1))
      case 1: notes.present(.info)
      case 2: notes.show(.details)
      case 3: notes.show(.note(1))
      case 4: note.present(.attachment(2))
      default: notes.show(.folder(1))
      }
      host.isWide.toggle()
      host.finishTransition()
      host.isWide.toggle()
      host.isWide.toggle()
      host.finishTransitions()
      #expect(endings(host).count == before, "verb \(verb), wide \(isWide)")
      #expect(notes.child(NoteFlow.self) === note)
      #expect(host.disagreements == [])
    }
  }

  @Test(
    "Room that changes under a finger leaves the gesture and the columns as they are",
    arguments: [true, false])
  func underFinger(finishes: Bool) {
    let notes = NotesFlow()
    let host = InMemoryHost(notes)
    notes.show(.folder(1))
    notes.show(.note(1))
    let gesture = host.user.beginSwipeBack()
    #expect(gesture.isUnderWay)
    host.isWide = true
    if finishes { gesture.finish() } else { gesture.cancel() }
    host.isWide = false
    #expect(
      notes.navigation.routes
        == (finishes ? [.folders, .folder(1)] : [.folders, .folder(1), .note(1)]))
    #expect(host.disagreements == [])
  }

  @Test(
    "A column that is cleared under a finger is empty afterwards, however the gesture ends",
    arguments: [true, false])
  func clearedUnderFinger(finishes: Bool) {
    let notes = NotesFlow()
    let host = InMemoryHost(notes)
    notes.show(.folder(1))
    notes.show(.note(1))
    let gesture = host.user.beginSwipeBack()
    notes.clear(.detail)
    if finishes { gesture.finish() } else { gesture.cancel() }
    #expect(notes.navigation.routes == [.folders, .folder(1)])
    #expect(endings(host).filter { $0.hasPrefix("note(1)") }.count == 1)
    #expect(host.disagreements == [])
  }

  @Test(
    "Another row while the question about the former one is open: one question, and the last row counts"
  )
  func rowsDuringQuestion() async throws {
    let notes = NotesFlow()
    let host = InMemoryHost(notes)
    host.isWide = true
    notes.show(.note(101))
    let note = try #require(notes.child(NoteFlow.self))
    let first = notes.show(.note(2))
    await host.until("the question") { note.answer != nil }
    let second = notes.show(.note(3))
    host.isWide = false
    note.answer?.resume(returning: true)
    await host.until("both outcomes") {
      first.currentOutcome != nil && second.currentOutcome != nil
    }
    // The note of the first row was replaced before the host showed it.
    #expect(first.currentOutcome == .superseded)
    #expect(second.currentOutcome == .settled)
    #expect(notes.navigation.routes == [.folders, .note(3)])
    #expect(endings(host).contains("note(101) (replaced)"))
    #expect(host.disagreements == [])
  }

  @Test("A row that was chosen before the one that is shown by now does not replace it")
  func overtakenRow() async throws {
    let notes = NotesFlow()
    let host = InMemoryHost(notes)
    notes.show(.note(101))
    let note = try #require(notes.child(NoteFlow.self))
    let early = notes.show(.note(2))
    await host.until("the question") { note.answer != nil }
    notes.withoutAsking { notes.show(.note(3)) }
    note.answer?.resume(returning: true)
    await host.until("its outcome") { early.currentOutcome != nil }
    #expect(early.currentOutcome == .superseded)
    #expect(notes.navigation.routes == [.folders, .note(3)])
    #expect(host.disagreements == [])
  }

  @Test(
    "A row that may be entered too late does not take the column of one that was shown meanwhile")
  func enteredTooLate() async {
    let notes = AskedNotes()
    let host = InMemoryHost(notes)
    let early = notes.show(.note(1))
    await host.until("the question") { notes.answer != nil }
    notes.show(.note(2))
    #expect(notes.navigation.routes == [.list, .note(2)])
    notes.answer?.resume()
    await host.until("its outcome") { early.currentOutcome != nil }
    #expect(early.currentOutcome == .superseded)
    #expect(notes.navigation.routes == [.list, .note(2)])
    #expect(host.disagreements == [])
  }

  @Test("A row that may be entered replaces one that was shown before it was chosen")
  func enteredInTime() async {
    let notes = AskedNotes()
    let host = InMemoryHost(notes)
    notes.show(.note(2))
    let late = notes.show(.note(1))
    await host.until("the question") { notes.answer != nil }
    notes.answer?.resume()
    await host.until("its outcome") { late.currentOutcome != nil }
    #expect(late.currentOutcome == .settled)
    #expect(notes.navigation.routes == [.list, .note(1)])
    #expect(host.disagreements == [])
  }

  @Test("The same row while its question is open keeps the place; a no changes nothing")
  func sameRowDuringQuestion() async throws {
    let notes = NotesFlow()
    let host = InMemoryHost(notes)
    notes.show(.note(101))
    let note = try #require(notes.child(NoteFlow.self))
    note.push(.attachment(1))
    let clear = notes.clear(.detail)
    await host.until("the question") { note.answer != nil }
    notes.show(.note(101))
    #expect(endings(host) == ["attachment(1) (tab reselected)"])
    note.answer?.resume(returning: false)
    await host.until("the answer") { clear.currentOutcome != nil }
    #expect(notes.child(NoteFlow.self) === note)
    #expect(host.disagreements == [])
  }

  @Test(
    "The same row twice in one turn shows one place, also where the first row is still under way")
  func sameRowTwice() {
    let notes = NotesFlow()
    let host = InMemoryHost(notes, transitions: .stepped)
    host.finishTransitions()
    notes.show(.note(1))
    notes.show(.note(1))
    notes.show(.note(1), allowsRepeat: true)
    host.finishTransitions()
    #expect(notes.navigation.routes == [.folders, .note(1)])
    #expect(endings(host) == [])
    #expect(host.disagreements == [])
  }

  @Test("A snapshot of columns that are no longer there puts their places into the nearest ones")
  func fewerColumns() throws {
    let notes = NotesFlow()
    let host = InMemoryHost(notes)
    notes.show(.folder(1))
    notes.show(.note(2))
    notes.show(.details)
    let snapshot = host.tree.snapshot()
    let two = NotesFlow([.sidebar, .detail])
    let restored = InMemoryHost(two, launch: .restoring(snapshot))
    // The folder is in the sidebar now, and the details, which are last, in the detail.
    #expect(two.navigation.routes == [.folder(1), .details])
    #expect(two.navigation[.content] == nil)
    #expect(restored.disagreements == [])
    let one = NotesFlow([.detail])
    let last = InMemoryHost(one, launch: .restoring(snapshot))
    #expect(one.navigation.routes == [.details])
    #expect(last.disagreements == [])
  }

  @Test("A flow that a detail awaits is cancelled when another row replaces the detail")
  func awaited() async throws {
    let shelf = WaitingNotes()
    let host = InMemoryHost(shelf)
    host.isWide = true
    shelf.show(.note(1))
    let note = try #require(shelf.child(WaitingNote.self))
    note.ask()
    await host.until("the sheet") { host.tree.modals.count == 1 }
    host.isWide = false
    shelf.show(.note(2))
    await host.until("the end of the waiting code") { note.outcome != nil }
    #expect(note.outcome == "cancelled")
    #expect(shelf.ends == ["1 replaced"])
    #expect(host.tree.modals.isEmpty)
    #expect(host.disagreements == [])
  }
}

/// Notes of which the first asks before it is entered.
@Observable
private final class AskedNotes: Coordinator, RouteGuard {
  enum Route: Hashable { case list, note(Int) }
  let navigation = Split<Route>(.list) { $0 == .list ? .sidebar : .detail }
  private(set) var answer: CheckedContinuation<Void, Never>?

  func destination(for route: Route) -> Destination { .screen(MixedPage()) }

  func decision(for route: Route) -> RouteDecision<Route> {
    guard route == .note(1) else { return .allow }
    return .ask { [self] in
      await withCheckedContinuation { answer = $0 }
      return .allow
    }
  }
}

private final class WaitingNotes: Coordinator {
  enum Route: Hashable { case list, note(Int) }
  let navigation = Split<Route>(.list) { $0 == .list ? .sidebar : .detail }
  private(set) var ends: [String] = []

  func destination(for route: Route) -> Destination {
    switch route {
    case .list: .screen(MixedPage())
    case .note(let number):
      .flow(WaitingNote(), onEnd: { self.ends.append("\(number) \($0.cause)") })
    }
  }
}

/// A note that awaits what it presents.
@Observable
private final class WaitingNote: Coordinator {
  let navigation = Stack<Int>(1)
  private(set) var outcome: String?
  func destination(for route: Int) -> Destination { .screen(MixedPage()) }

  func ask() {
    Task {
      do {
        outcome = try await run(WaitingQuestion()).map { "\($0)" } ?? "nothing"
      } catch {
        outcome = "cancelled"
      }
    }
  }
}

private final class WaitingQuestion: Coordinator {
  typealias Output = Int
  let navigation = Stack<Int>(1)
  func destination(for route: Int) -> Destination { .screen(MixedPage()) }
}
