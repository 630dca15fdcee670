import Foundation
import Testing
import UsherJournal
import UsherLinks
import UsherSnapshots
import UsherTesting

@_spi(Hosting) @testable import Usher

@Suite("Pages: equal routes, empty lists, and pages that are not made", .timeLimit(.minutes(10)))
@MainActor
struct PagesEdgeTests {
  private func nodes(_ album: AlbumFlow) -> [Node] { album.navigation.container.nodes }

  @Test("Of equal routes the first page is removed, and a new one comes before its equal")
  func equalRoutes() {
    let album = AlbumFlow([.photo(1), .photo(2), .photo(1)], startingAt: 2)
    let host = InMemoryHost(album)
    let last = nodes(album)[2]
    album.remove(.photo(1))
    #expect(nodes(album).map(\.id) == [nodes(album)[0].id, last.id])
    #expect(album.navigation.selectedIndex == 1)
    album.insert(.photo(2), at: 0)
    #expect(nodes(album)[2] === last)
    #expect(album.navigation.selectedIndex == 2)
    #expect(host.disagreements == [])
  }

  @Test("Removing the only page after a question shows the placeholder, in a stack too")
  func removedAfterQuestion() async {
    let shelf = QuestionShelf()
    let host = InMemoryHost(shelf)
    shelf.push(.pages)
    let pages = shelf.child(QuestionPages.self)
    pages?.remove(1)
    await host.until { host.alert != nil }
    host.user.choose("Yes")
    await host.until { pages?.navigation.routes == [0] }
    #expect(shelf.navigation.routes == [.first, .pages])
    #expect(host.disagreements == [])
  }

  @Test("A placeholder that cannot be made is reported once, and the list stays empty")
  func brokenPlaceholder() {
    let book = BrokenBook()
    let host = InMemoryHost(book, recordsMisuse: false)
    book.setPages([])
    #expect(book.navigation.routes == [])
    #expect(book.navigation.isAttached)
    #expect(!host.misuses.isEmpty)
    book.setPages([1])
    #expect(book.navigation.routes == [1])
  }

  @Test("A link leads into a page that was not made, and selects there")
  func linkInside() throws {
    let album = AlbumFlow([.photo(0), .photo(1), .photo(2), .album])
    let host = InMemoryHost(album)
    try host.tree.open("/album/photos/2")
    #expect(album.navigation.selected == .album)
    #expect(album.child(AlbumFlow.self)?.navigation.selected == .photo(2))
    #expect(album.navigation.routes.count == 4)
    #expect(host.disagreements == [])
  }

  @Test("A turn settles although the page beside it is removed before it is shown")
  func neighbourRemoved() {
    let album = AlbumFlow(4)
    let host = InMemoryHost(album, transitions: .stepped)
    host.finishTransitions()
    let handle = album.next()
    album.remove(.photo(2))
    host.finishTransitions()
    #expect(handle.currentOutcome == .settled)
    #expect(host.disagreements == [])
  }

  @Test("An empty list is kept by a snapshot and by a journal")
  func emptyKept() async throws {
    let book = EmptyBook([1, 2])
    let host = InMemoryHost(book, journalLimit: 50)
    book.setPages([])
    let read = try JSONDecoder().decode(
      TreeSnapshot.self, from: JSONEncoder().encode(host.tree.snapshot()))
    let again = EmptyBook([1, 2])
    _ = InMemoryHost(again, launch: .restoring(read))
    #expect(again.navigation.routes == [])
    let replay = try await #require(host.tree.journal).replay(EmptyBook([1, 2]))
    #expect(replay.divergence == nil)
  }

  @Test("With all first pages refused the placeholder is shown, and what a redirect presents")
  func nothingAllowed() {
    let album = LockedAlbum()
    let host = InMemoryHost(album)
    #expect(album.navigation.routes == [0])
    #expect(host.tree.modals.count == 1)
    #expect(host.disagreements == [])
  }
}

/// Pages that may not be entered before a log in, which is a sheet.
private final class LockedAlbum: Coordinator, RouteGuard {
  let navigation = Pages<Int>([1, 2], whenEmpty: 0)
  func destination(for route: Int) -> Destination { .screen(MixedPage()) }
  func decision(for route: Int) -> RouteDecision<Int> {
    route == 9 || route == 0 ? .allow : .redirect(to: 9, as: .sheet)
  }
}

/// Pages whose placeholder is no place.
private final class BrokenBook: Coordinator {
  let navigation = Pages<Int>([1], whenEmpty: 0)
  func destination(for route: Int) -> Destination {
    route == 0 ? .alert(AlertContent("Nothing", .cancel("OK"))) : .screen(MixedPage())
  }
}

private final class QuestionShelf: Coordinator {
  enum Route: Hashable { case first, pages }
  let navigation = Stack<Route>(.first)
  func destination(for route: Route) -> Destination {
    route == .first ? .screen(MixedPage()) : .flow(QuestionPages())
  }
}

private final class QuestionPages: Coordinator {
  let navigation = Pages<Int>([1], whenEmpty: 0)
  func destination(for route: Int) -> Destination {
    .screen(route == 0 ? MixedPage() : QuestionPage(self))
  }
}

private final class QuestionPage: LeaveGuard {
  private weak let flow: QuestionPages?
  init(_ flow: QuestionPages) { self.flow = flow }
  var leavePolicy: LeavePolicy { .ask }
  func confirmLeave() async -> Bool {
    await flow?.confirm("Remove?", ok: "Yes", cancel: "No") == true
  }
}
