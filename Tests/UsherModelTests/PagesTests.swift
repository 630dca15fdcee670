import Foundation
import Testing
import UsherJournal
import UsherLinks
import UsherSnapshots
import UsherTesting

@_spi(Hosting) @testable import Usher

@Suite("Pages", .timeLimit(.minutes(10)))
@MainActor
struct PagesTests {
  private func nodes(_ album: AlbumFlow) -> [Node] { album.navigation.container.nodes }

  private func screen(_ host: InMemoryHost) throws -> PhotoScreen { try host.screen() }

  @Test("Only the selected page and its neighbours have their screens")
  func demand() {
    let album = AlbumFlow(9, startingAt: 4)
    let host = InMemoryHost(album)
    #expect(album.navigation.selected == .photo(4))
    #expect(album.made == [.photo(4), .photo(5), .photo(3)])
    #expect(nodes(album).map { $0.screen != nil } == [3, 4, 5].flags(of: 9))
    album.select(at: 8)
    #expect(Array(album.made.dropFirst(3)) == [.photo(8), .photo(7)])
    #expect(nodes(album).map { $0.screen != nil } == [7, 8].flags(of: 9))
    #expect(host.disagreements == [])
    #expect(host.endings() == [])
  }

  @Test(
    "A page that was far gets a new screen with what the former one saved, and is the same place")
  func released() throws {
    let album = AlbumFlow(9)
    let host = InMemoryHost(album)
    let place = nodes(album)[0]
    weak let former = try screen(host)
    former?.zoom = 3
    album.select(at: 5)
    #expect(former == nil)
    album.select(at: 0)
    #expect(try screen(host).zoom == 3)
    #expect(nodes(album)[0] === place)
    #expect(
      host.events.filter { if case .started(let node) = $0 { node.id == place.id } else { false } }
        .count == 1)
    #expect(host.disagreements == [])
  }

  @Test("A page that asks before it is left is not released")
  func kept() {
    let album = AskingAlbum()
    let host = InMemoryHost(album)
    let first = album.navigation.container.nodes[0].screen
    album.select(at: 4)
    #expect(album.navigation.container.nodes[0].screen === first)
    #expect(host.disagreements == [])
  }

  @Test("The user swipes to the next page and back, as far as there are pages")
  func swipes() {
    let album = AlbumFlow(3)
    let host = InMemoryHost(album)
    #expect(!host.user.canSwipeToPreviousPage)
    host.user.swipeToNextPage()
    host.user.swipeToNextPage()
    #expect(album.navigation.selected == .photo(2))
    #expect(!host.user.canSwipeToNextPage)
    host.user.swipeToPreviousPage()
    #expect(album.navigation.selectedIndex == 1)
    #expect(host.requests.dropFirst() == ["select page(1)", "select page(2)", "select page(1)"])
    #expect(host.disagreements == [])
  }

  @Test("next() and previous() turn one page, and do nothing at the ends")
  func turning() {
    let album = AlbumFlow(2)
    let host = InMemoryHost(album)
    #expect(album.previous().currentOutcome == .settled)
    #expect(album.navigation.selectedIndex == 0)
    album.next()
    #expect(album.next().currentOutcome == .settled)
    #expect(album.navigation.selectedIndex == 1)
    #expect(host.disagreements == [])
  }

  @Test("Pages come and go, and those that stay keep their place, screen and selection")
  func list() throws {
    let album = AlbumFlow(5, startingAt: 2)
    let host = InMemoryHost(album)
    let shown = try screen(host)
    album.insert(.photo(9), at: 0)
    #expect(album.navigation.routes == [9, 0, 1, 2, 3, 4].map { .photo($0) })
    #expect(album.navigation.selectedIndex == 3)
    album.remove(.photo(0))
    album.setPages([4, 3, 2, 1].map { .photo($0) })
    #expect(try screen(host) === shown)
    #expect(album.navigation.selected == .photo(2))
    album.remove(.photo(2))
    #expect(album.navigation.selected == .photo(1))
    #expect(host.endings() == ["photo(2) (removed)"])
    #expect(host.disagreements == [])
  }

  @Test("An empty list shows the placeholder, which goes when there is a page")
  func empty() {
    let album = AlbumFlow(2)
    let host = InMemoryHost(album)
    album.setPages([])
    #expect(album.navigation.routes == [.nothing])
    album.insert(.photo(5))
    #expect(album.navigation.routes == [.photo(5)])
    album.remove(.photo(5))
    #expect(album.navigation.routes == [.nothing])
    #expect(album.navigation.isAttached)
    #expect(host.disagreements == [])
  }

  @Test("Without a placeholder an empty list is possible, also at the start")
  func withoutPlaceholder() {
    let book = EmptyBook()
    let host = InMemoryHost(book)
    #expect(book.navigation.routes == [])
    #expect(book.navigation.selected == nil)
    #expect(host.topScreen == nil)
    book.setPages([1, 2])
    #expect(book.navigation.selected == 1)
    book.setPages([])
    #expect(book.navigation.isAttached)
    #expect(host.disagreements == [])
    #expect(host.misuses.isEmpty)
  }

  @Test("A page whose flow ends leaves the list, and nothing else ends")
  func finished() {
    let album = AlbumFlow([.photo(1), .album, .photo(2)], startingAt: 1)
    let host = InMemoryHost(album)
    album.child(AlbumFlow.self)?.finish()
    #expect(album.navigation.routes == [.photo(1), .photo(2)])
    #expect(album.navigation.selected == .photo(2))
    #expect(host.disagreements == [])
    #expect(host.misuses.isEmpty)
  }

  @Test("A flow far from the selected page stays, with all that is in it")
  func farFlow() {
    let album = AlbumFlow([.album] + (0..<5).map { .photo($0) })
    let host = InMemoryHost(album)
    let child = album.child(AlbumFlow.self)
    child?.next()
    album.select(at: 5)
    #expect(album.child(AlbumFlow.self) === child)
    #expect(child?.navigation.selectedIndex == 1)
    #expect(host.endings() == [])
    #expect(host.disagreements == [])
  }

  @Test("A missing page is reported, and changes nothing")
  func misuse() {
    let album = AlbumFlow(2)
    let host = InMemoryHost(album, recordsMisuse: false)
    album.select(at: 7)
    album.select(.photo(9))
    album.setPages([.photo(1)], selecting: .photo(4))
    #expect(album.navigation.routes == [.photo(0), .photo(1)])
    #expect(host.misuses.count == 3)
  }

  @Test("A snapshot keeps the list, the selection, and what far pages saved")
  func snapshot() throws {
    let album = AlbumFlow(9)
    let host = InMemoryHost(album)
    try screen(host).zoom = 4
    album.setPages((0..<7).reversed().map { .photo($0) })
    album.select(at: 1)
    let snapshot = host.tree.snapshot()
    #expect(snapshot.isWhole, "\(snapshot.gaps)")
    let read = try JSONDecoder().decode(TreeSnapshot.self, from: JSONEncoder().encode(snapshot))
    let other = AlbumFlow(2)
    let again = InMemoryHost(other, launch: .restoring(read))
    #expect(again.tree.description == host.tree.description)
    #expect(other.navigation.selectedIndex == 1)
    #expect(other.made.count == 3)
    // Never near in this tree: its state is taken along as it was read.
    let third = AlbumFlow(1)
    let later = InMemoryHost(third, launch: .restoring(again.tree.snapshot()))
    third.select(.photo(0))
    #expect(try screen(later).zoom == 4)
    #expect(later.disagreements == [])
  }

  @Test("A link selects a page, and adds one that is not in the list")
  func links() throws {
    AlbumFlow.expectLinks()
    let album = AlbumFlow(4)
    let host = InMemoryHost(album)
    try host.tree.open("/photos/2")
    #expect(album.navigation.selectedIndex == 2)
    try host.tree.open("/photos/40")
    #expect(album.navigation.selected == .photo(40))
    #expect(album.navigation.routes.count == 5)
    #expect(host.disagreements == [])
    let cold = AlbumFlow(3)
    _ = InMemoryHost(cold, launch: .opening("/photos/1"))
    #expect(cold.navigation.selectedIndex == 1)
    #expect(cold.navigation.routes.count == 3)
  }

  @Test("A guard judges the page that is selected, and not those beside it")
  func guarded() async {
    let album = GuardedAlbum()
    let host = InMemoryHost(album)
    #expect(album.judged == [0])
    host.user.swipeToNextPage()
    #expect(album.navigation.selectedIndex == 1)
    host.user.swipeToNextPage()
    #expect(album.navigation.selectedIndex == 1)
    #expect(host.disagreements == [])
    album.select(3)
    #expect(album.navigation.selected == 0)
  }

  @Test("A modal on a page that is taken out ends with it")
  func modal() {
    let album = AlbumFlow([.photo(0), .album], startingAt: 1)
    let host = InMemoryHost(album)
    album.child(AlbumFlow.self)?.present(.info)
    #expect(host.tree.modals.count == 1)
    album.setPages([.photo(0)])
    #expect(host.tree.modals.count == 0)
    #expect(host.disagreements == [])
  }

  @Test("A journal replays, with the same tree at the end")
  func journal() async throws {
    let album = AlbumFlow(6)
    let host = InMemoryHost(album, journalLimit: 100)
    album.next()
    album.setPages([.photo(1), .album, .photo(5)], selecting: .album)
    album.child(AlbumFlow.self)?.next()
    host.user.swipeToNextPage()
    let journal = try #require(host.tree.journal)
    let replay = try await journal.replay(AlbumFlow(6))
    #expect(replay.divergence == nil)
  }

  @Test("The fuzzer walks through pages in pages", arguments: (1...4) as ClosedRange<UInt64>)
  func fuzzed(seed: UInt64) async {
    await Fuzzer { AlbumShelf() }.expectNoFailure(steps: 2_000, seed: seed)
  }

  @Test("A walk is recorded, and replayed to the same tree")
  func replayed() async {
    await Fuzzer { AlbumShelf() }.expectReplays(steps: 1_000, seed: 4)
  }
}

extension InMemoryHost {
  fileprivate func endings() -> [String] {
    events.compactMap { event -> String? in
      guard case .ended(let node, let cause) = event else { return nil }
      return "\(node.route ?? node.name) (\(cause))"
    }
  }

  fileprivate var requests: [String] {
    events.compactMap { event -> String? in
      guard case .request(let request) = event else { return nil }
      return "\(request.verb)\(request.target.map { "(\($0))" } ?? "")"
    }
  }
}

extension [Int] {
  fileprivate func flags(of count: Int) -> [Bool] { (0..<count).map { contains($0) } }
}

/// Pages of which the first asks before it is left.
private final class AskingAlbum: Coordinator {
  let navigation = Pages<Int>([0, 1, 2, 3, 4, 5])
  func destination(for route: Int) -> Destination {
    .screen(route == 0 ? AskingPage() : MixedPage())
  }
}

private final class AskingPage: LeaveGuard {
  var leavePolicy: LeavePolicy { .ask }
  func confirmLeave() async -> Bool { false }
}

/// Pages of which one may not be entered, and one leads elsewhere.
private final class GuardedAlbum: Coordinator, RouteGuard {
  let navigation = Pages<Int>([0, 1, 2, 3])
  private(set) var judged: [Int] = []

  func destination(for route: Int) -> Destination { .screen(MixedPage()) }

  func decision(for route: Int) -> RouteDecision<Int> {
    judged.append(route)
    return route == 2 ? .refuse("it is locked") : route == 3 ? .redirect(to: 0) : .allow
  }
}
