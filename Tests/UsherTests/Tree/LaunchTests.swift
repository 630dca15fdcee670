import Testing
import Usher
import UsherLinks
import UsherSnapshots
import UsherTesting

@Suite("Where a tree starts")
@MainActor
struct LaunchTests {
  /// Returns the snapshot of a tree at a certain place.
  private func saved() -> TreeSnapshot {
    let root = WordFlow()
    let host = InMemoryHost(root)
    root.push(.word("saved"))
    return host.tree.snapshot()
  }

  @Test("Without a snapshot and a link the tree starts as usual")
  func nothing() {
    let host = InMemoryHost(WordFlow(), launch: .restoring(nil).opening(nil))
    host.expectTree("WordFlow (stack)\n  home: WordScreen")
    #expect(host.tree.restorationReport == nil)
  }

  @Test("A link alone starts at its place, and makes nothing else")
  func link() {
    let root = WordFlow()
    let host = InMemoryHost(root, launch: .opening("/word/linked").restoring(nil))
    host.expectTree("WordFlow (stack)\n  home: WordScreen\n  word(\"linked\"): WordScreen")
    #expect(root.made == ["home", "word(\"linked\")"])
  }

  @Test(
    "The snapshot is restored first and the link opened then, in either order of the calls",
    arguments: [true, false])
  func both(isRestoredFirst: Bool) {
    let root = WordFlow()
    let saved = saved()
    let launch: Launch =
      isRestoredFirst
      ? .restoring(saved).opening("/word/linked") : .opening("/word/linked").restoring(saved)
    let host = InMemoryHost(root, launch: launch)
    #expect(root.made == ["home", "word(\"saved\")", "word(\"linked\")"])
    host.expectTree("WordFlow (stack)\n  home: WordScreen\n  word(\"linked\"): WordScreen")
    #expect(host.tree.restorationReport?.isWhole == true)
  }

  @Test(
    "A wrong link is reported once, with and without a snapshot", arguments: [true, false])
  func wrong(isRestored: Bool) {
    let saved = saved()
    var errors: [LinkError] = []
    let host = InMemoryHost(
      WordFlow(),
      launch: .opening("/nowhere") { errors.append($0) }.restoring(isRestored ? saved : nil))
    #expect(errors.map(\.code) == [.unknown])
    #expect(host.tree.description.contains("saved") == isRestored)
  }

  @Test("Of two links the last counts")
  func twice() throws {
    let host = InMemoryHost(WordFlow(), launch: .opening("/word/first").opening("/word/second"))
    #expect(try host.screen(WordScreen.self).route == "word(\"second\")")
  }

  @Test("A link that is read before the start throws its error")
  func readBefore() throws {
    let root = WordFlow()
    #expect(throws: LinkError.self) { try Launch.opening("/nowhere", for: root) }
    let host = InMemoryHost(root, launch: try .opening("/word/linked", for: root))
    #expect(try host.screen(WordScreen.self).route == "word(\"linked\")")
  }

  @Test("A link that was read before the start is opened after the snapshot is restored")
  func readBeforeRestoring() throws {
    let root = WordFlow()
    let saved = saved()
    let host = InMemoryHost(
      root, launch: try .opening("/word/linked", for: root).restoring(saved))
    #expect(root.made == ["home", "word(\"saved\")", "word(\"linked\")"])
    host.expectTree("WordFlow (stack)\n  home: WordScreen\n  word(\"linked\"): WordScreen")
  }
}

@MainActor
private final class WordFlow: Coordinator, Linkable {
  enum Route: Codable, Hashable { case home, word(String) }
  static let links: Links<Route> = [RouteLink("", .home), RouteLink("word/:text", Route.word)]
  let navigation = Stack<Route>(.home)
  private(set) var made: [String] = []

  func destination(for route: Route) -> Destination {
    let _ = made.append("\(route)")
    return .screen(WordScreen("\(route)"))
  }
}

@MainActor
private final class WordScreen {
  let route: String

  init(_ route: String) {
    self.route = route
  }
}
