import Observation
import Testing
import UsherLinks
import UsherSnapshots
import UsherTesting

@_spi(Hosting) @testable import Usher

/// What `setPages` does to a page on which something is open.
@Suite("Pages that leave the list while something is open on them", .timeLimit(.minutes(10)))
@MainActor
struct PagesRemovalTests {
  private func endings(_ host: InMemoryHost) -> [String] {
    host.events.compactMap { event -> String? in
      guard case .ended(let node, let cause) = event else { return nil }
      return "\(node.route ?? node.name) (\(cause))"
    }
  }

  @Test(
    "An open question about a page is shared by setPages, which waits for it",
    arguments: [true, false])
  func sharedQuestion(isYes: Bool) async throws {
    let desk = Desk([.form, .plain(1), .plain(2)])
    let host = InMemoryHost(desk)
    let form = try #require(desk.child(FormFlow.self))
    let removal = desk.remove(.form)
    await host.until("a question") { form.answer != nil }
    let change = desk.setPages([.plain(2), .plain(3)])
    #expect(desk.navigation.routes == [.form, .plain(1), .plain(2)])
    form.answer?.resume(returning: isYes)
    await host.until("both answers") {
      removal.currentOutcome != nil && change.currentOutcome != nil
    }
    #expect(form.timesAsked == 1)
    #expect(
      desk.navigation.routes == (isYes ? [.plain(2), .plain(3)] : [.form, .plain(1), .plain(2)]))
    #expect(desk.navigation.selected == (isYes ? .plain(2) : .form))
    #expect(host.disagreements == [])
  }

  @Test("A selection that waits for a guard is superseded when setPages takes its page out")
  func waitingSelection() async {
    let desk = Desk([.plain(1), .plain(2), .locked])
    let host = InMemoryHost(desk)
    let selection = desk.select(.locked)
    await host.until("a question") { desk.answer != nil }
    desk.setPages([.plain(2), .plain(1)])
    #expect(selection.currentOutcome == .superseded)
    desk.answer?.resume()
    await host.until("rest") { host.tree.isSettled }
    #expect(desk.navigation.selected == .plain(1))
    #expect(desk.navigation.routes == [.plain(2), .plain(1)])
    #expect(host.disagreements == [])
  }

  @Test(
    "A selection that waits for a guard follows its page when setPages moves it",
    arguments: [true, false])
  func movedSelection(byRoute: Bool) async {
    let desk = Desk([.plain(1), .plain(2), .locked])
    let host = InMemoryHost(desk)
    let selection = byRoute ? desk.select(.locked) : desk.select(at: 2)
    await host.until("a question") { desk.answer != nil }
    desk.setPages([.locked, .plain(3), .plain(1)])
    #expect(desk.navigation.selected == .plain(1))
    desk.answer?.resume()
    await host.until("the answer") { selection.currentOutcome != nil }
    #expect(selection.currentOutcome == .settled)
    #expect(desk.navigation.selectedIndex == 0)
    #expect(host.disagreements == [])
  }

  @Test("A swipe to a page that asks first goes back, asks, and turns with a yes")
  func swipedQuestion() async {
    let desk = Desk([.plain(1), .locked, .plain(2)])
    let host = InMemoryHost(desk)
    host.user.swipeToNextPage()
    await host.until("a question") { desk.answer != nil }
    #expect(desk.navigation.selected == .plain(1))
    #expect(host.disagreements == [])
    desk.answer?.resume()
    await host.until("the answer") { desk.navigation.selected == .locked }
    #expect(host.disagreements == [])
  }

  @Test("What a page's flow awaits is cancelled when setPages takes the page out, and told once")
  func awaited() async throws {
    let desk = Desk([.plain(1), .child, .plain(2)], startingAt: 1)
    let host = InMemoryHost(desk)
    let child = try #require(desk.child(ChildFlow.self))
    child.ask()
    await host.until("the sheet") { host.tree.modals.count == 1 }
    desk.setPages([.plain(1), .plain(2)])
    await host.until("the end of the waiting code") { child.outcome != nil }
    #expect(child.outcome == "cancelled")
    #expect(desk.ends == ["removed"])
    #expect(host.tree.modals.isEmpty)
    #expect(desk.navigation.selected == .plain(2))
    #expect(host.disagreements == [])
  }

  @Test("A modal on a page that asks holds setPages back", arguments: [true, false])
  func modalAsks(isYes: Bool) async throws {
    let desk = Desk([.plain(1), .child, .plain(2)], startingAt: 1)
    let host = InMemoryHost(desk)
    let child = try #require(desk.child(ChildFlow.self))
    child.present(.form)
    let form = try #require(child.child(FormFlow.self))
    let change = desk.setPages([.plain(1)])
    await host.until("a question") { form.answer != nil }
    #expect(desk.navigation.routes.count == 3)
    form.answer?.resume(returning: isYes)
    await host.until("the answer") { change.currentOutcome != nil }
    #expect(desk.navigation.routes == (isYes ? [.plain(1)] : [.plain(1), .child, .plain(2)]))
    #expect(host.tree.modals.count == (isYes ? 0 : 1))
    #expect(desk.ends == (isYes ? ["removed"] : []))
    #expect(host.disagreements == [])
  }

  @Test("A verb of a page that leaves with it does nothing more")
  func verbsOfGone() throws {
    let desk = Desk([.plain(1), .child], startingAt: 1)
    let host = InMemoryHost(desk, transitions: .stepped)
    host.finishTransitions()
    let child = try #require(desk.child(ChildFlow.self))
    let push = child.push(.more)
    desk.setPages([.plain(1)])
    let late = child.push(.more)
    host.finishTransitions()
    #expect(push.currentOutcome != .settled && late.currentOutcome != .settled)
    #expect(desk.navigation.routes == [.plain(1)])
    #expect(child.navigation.routes == [])
    #expect(endings(host).filter { $0.hasPrefix("more") }.count == 1)
    #expect(endings(host).last == "child (removed)")
    #expect(host.disagreements == [])
  }

  @Test("A page that turns when setPages takes it out gives way to the one at its position")
  func duringTurn() {
    let desk = Desk([.plain(1), .plain(2), .plain(3)])
    let host = InMemoryHost(desk, transitions: .stepped)
    host.finishTransitions()
    let turn = desk.next()
    desk.setPages([.plain(1), .plain(3)])
    host.finishTransitions()
    #expect(turn.currentOutcome != nil)
    #expect(desk.navigation.selected == .plain(3))
    #expect(host.disagreements == [])
  }

  @Test("Equal routes stay as often as they are in the list, with their own places")
  func equalRoutes() throws {
    let desk = Desk([.plain(1), .plain(1), .plain(2), .plain(1)], startingAt: 3)
    let host = InMemoryHost(desk)
    let before = desk.navigation.container.nodes
    desk.setPages([.plain(2), .plain(1), .plain(1)])
    let after = desk.navigation.container.nodes
    #expect(after[0] === before[2] && after[1] === before[0] && after[2] === before[1])
    #expect(endings(host) == ["plain(1) (removed)"])
    // The third of the equal ones was selected, and left: the page at its position is next.
    #expect(desk.navigation.selectedIndex == 2)
    desk.setPages([.plain(1), .plain(1), .plain(1), .plain(1)], selecting: .plain(1))
    #expect(desk.navigation.routes.count == 4)
    #expect(desk.navigation.selectedIndex == 0)
    desk.select(at: 3)
    let again = Desk([.plain(5)])
    let restored = InMemoryHost(again, launch: .restoring(host.tree.snapshot()))
    #expect(again.navigation.selectedIndex == 3)
    #expect(again.navigation.routes.count == 4)
    #expect(host.disagreements == [] && restored.disagreements == [])
  }

  @Test("A link to a page that is not listed fills an empty list, and replaces the placeholder")
  func linkIntoNothing() throws {
    let album = AlbumFlow([])
    let host = InMemoryHost(album)
    #expect(album.navigation.routes == [.nothing])
    try host.tree.open("/photos/4")
    #expect(album.navigation.routes == [.photo(4)])
    try host.tree.open("/album/photos/7")
    #expect(album.navigation.routes == [.photo(4), .album])
    #expect(album.child(AlbumFlow.self)?.navigation.selected == .photo(7))
    #expect(host.disagreements == [])
    let cold = AlbumFlow([])
    let second = InMemoryHost(cold, launch: .opening("/photos/4"))
    #expect(cold.navigation.routes == [.photo(4)])
    #expect(second.disagreements == [])
  }
}

/// Pages of which one asks before it is left, one before it is entered, and one has a flow.
@Observable
private final class Desk: Coordinator, RouteGuard {
  enum Route: Hashable, Codable { case plain(Int), form, locked, child }
  let navigation: Pages<Route>
  var answer: CheckedContinuation<Void, Never>?
  private(set) var ends: [String] = []

  init(_ pages: [Route], startingAt position: Int = 0) {
    navigation = Pages(pages, startingAt: position)
  }

  func destination(for route: Route) -> Destination {
    switch route {
    case .plain, .locked: .screen(MixedPage())
    case .form: .flow(FormFlow())
    case .child: .flow(ChildFlow(), onEnd: { self.ends.append("\($0.cause)") })
    }
  }

  func decision(for route: Route) -> RouteDecision<Route> {
    guard route == .locked else { return .allow }
    return .ask { [self] in
      await withCheckedContinuation { answer = $0 }
      return .allow
    }
  }
}

@Observable
private final class FormFlow: Coordinator, LeaveGuard {
  enum Route: Hashable, Codable { case form }
  let navigation = Stack<Route>(.form)
  var answer: CheckedContinuation<Bool, Never>?
  private(set) var timesAsked = 0
  var leavePolicy: LeavePolicy { .ask }
  func destination(for route: Route) -> Destination { .screen(MixedPage()) }
  func confirmLeave() async -> Bool {
    timesAsked += 1
    return await withCheckedContinuation { answer = $0 }
  }
}

/// A page that awaits what it presents.
@Observable
private final class ChildFlow: Coordinator {
  enum Route: Hashable, Codable { case first, more, form }
  let navigation = Stack<Route>(.first)
  private(set) var outcome: String?

  func destination(for route: Route) -> Destination {
    switch route {
    case .first, .more: .screen(MixedPage())
    case .form: .flow(FormFlow())
    }
  }

  func ask() {
    Task {
      do {
        outcome = try await run(QuestionFlow()).map { "\($0)" } ?? "nothing"
      } catch {
        outcome = "cancelled"
      }
    }
  }
}

private final class QuestionFlow: Coordinator {
  typealias Output = Int
  enum Route: Hashable, Codable { case question }
  let navigation = Stack<Route>(.question)
  func destination(for route: Route) -> Destination { .screen(MixedPage()) }
}
