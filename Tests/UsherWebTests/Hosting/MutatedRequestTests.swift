import Foundation
import Testing
@_spi(Hosting) import Usher
import UsherLinks

@testable import UsherWeb

@Suite("Thousands of requests that no browser sends", .drained, .timeLimit(.minutes(10)))
@MainActor
struct MutatedRequestTests {
  private static let secret = "geheim-비밀"

  @Test(
    "get answers below 500, at once, and another visitor's tree is neither changed nor seen",
    arguments: [UInt64(1), 2])
  func mutated(_ seed: UInt64) async {
    let app = makeTestApp { Self.limit(&$0) }
    let victim = Visitor(app)
    await victim.open()
    await victim.press("Log in", ["field/Log in/Name": Self.secret])
    await victim.press("Open item 2")
    await attack(app, victim, RequestMutator(dice: Dice(seed: seed)))
  }

  @Test("Links do too, which start trees, move them, and lead nowhere", arguments: [UInt64(3), 4])
  func links(_ seed: UInt64) async {
    var options = WebOptions()
    Self.limit(&options)
    let views = WebViews()
    views.register(NotedBook.self) { book in
      Heading(book.title)
      TextField("Note", text: book.note) { book.note = $0 }
      Button("Next") { book.onNext() }
    }
    let app = WebApp(
      "Books", path: "/books", views: views, options: options, beside: TreeLog().markup
    ) {
      NotedBooks()
    }
    let victim = Visitor(app)
    await victim.open()
    await victim.press("Next", ["field/Note": Self.secret])
    await victim.press("Next")
    #expect(victim.address.hasPrefix("/books/%EC%B1%85/1/note?tree="))
    var mutator = RequestMutator(dice: Dice(seed: seed))
    mutator.knowsLinks = true
    await attack(app, victim, mutator)
  }

  private static func limit(_ options: inout WebOptions) {
    options.limits.pages = 40
    options.limits.pagesPerVisitor = 5
  }

  private func attack(_ app: WebApp, _ victim: Visitor, _ mutator: RequestMutator) async {
    var mutator = mutator
    let (tree, id) = (victim.tree, String(victim.address.suffix(32)))
    let foreign = victim.request(victim.page.button("Next")?.value ?? "")
    let attacker = Visitor(app)
    await attacker.open()
    mutator.foreign = [victim.address, victim.page.token, id]
    var statuses: [Int: Int] = [:]

    for round in 0..<700 {
      if round.isMultiple(of: 40) { await attacker.open() }
      let base = await self.base(round, attacker, foreign, &mutator)
      let requests = (0...round % 3).map { _ in mutator.mutated(base) }
      let before = trees(app)
      let start = clock()
      let answers = await together(requests, to: app)
      // Microseconds of processor time, which other processes do not affect.
      #expect(clock() - start < 2_000_000, "\(requests)")
      for answer in answers {
        statuses[answer.status, default: 0] += 1
        #expect((200..<500).contains(answer.status), "\(requests)")
        #expect(answer.headers["Content-Security-Policy"] != nil, "\(requests)")
        #expect(answer.text?.contains(Self.secret) != true, "\(requests)")
      }
      let after = trees(app)
      #expect(after[id] == tree, "\(requests)")
      if answers.allSatisfy({ $0.status >= 400 }) { #expect(after == before, "\(requests)") }
    }
    await victim.reload()
    #expect(victim.status == 200)
    // Not every request was refused at once.
    for status in [200, 303, 400, 403, 404, 405] { #expect(statuses[status, default: 0] > 5) }
  }

  private func trees(_ app: WebApp) -> [String: String] {
    let pages = app.store.pages.filter { !$0.hasEnded }
    return Dictionary(pages.map { ("\($0.id)", $0.tree.description) }) { $1 }
  }

  /// Returns a valid request of a browser.
  private func base(
    _ round: Int, _ attacker: Visitor, _ foreign: WebRequest, _ mutator: inout RequestMutator
  ) async -> WebRequest {
    var request: WebRequest
    let home = attacker.app.path
    switch mutator.dice.roll(8) {
    case 0:
      request = foreign
      if mutator.dice.roll(2) == 0 { request = WebRequest(path: foreign.path) }
    case 1: request = WebRequest(path: home + mutator.dice.one(of: ["", "/", "/usher.js"]))
    case 2:
      let last = mutator.dice.one(of: ["", "/events", "?file=x"])
      let page = "\(home)/t/\(attacker.address.suffix(32))"
      request = WebRequest(target: page + last)
    case 3 where mutator.knowsLinks:
      // The visitor types another address of their tree, or one that starts a tree.
      let link = mutator.dice.one(of: [
        "/%EC%B1%85/2", "/%EC%B1%85/1/note", "/%EC%B1%85/1/%EC%B1%85/2", "/",
      ])
      let tree = mutator.dice.roll(2) == 0 ? "" : "?tree=\(attacker.address.suffix(32))"
      request = WebRequest(target: home + link + tree)
      request.headers["Sec-Fetch-Site"] = "none"
    default:
      await attacker.reload()
      let buttons = attacker.page.buttons
      let value = buttons.isEmpty ? "back:1" : mutator.dice.one(of: buttons).value
      request = attacker.request(
        value, ["field/Log in/Name": "Eve", "field/Text": "\(round)", "field/Note": "Eve"])
    }
    request.headers["Cookie"] = attacker.cookie
    return request
  }
}

/// Books, each with a note in a sheet; the address contains no note.
private final class NotedBooks: Coordinator, Linkable {
  enum Route: Hashable { case books, book(Int), note }
  static let links: Links<Route> = [
    RouteLink("", .books), RouteLink("책/:number", Route.book),
    RouteLink("note", .note, as: .sheet),
  ]
  let navigation = Stack<Route>(.books)

  func destination(for route: Route) -> Destination {
    switch route {
    case .books: .screen(NotedBook("Books") { self.push(.book(1)) })
    case .book(let number): .screen(NotedBook("Book \(number)") { self.present(.note) })
    case .note: .screen(NotedBook("Note") { self.push(.book(2)) })
    }
  }
}

private final class NotedBook: ScreenConfiguring {
  let title: String
  var screenOptions: ScreenOptions { ScreenOptions(title: title) }
  var note = ""
  let onNext: @MainActor () -> Void

  init(_ title: String, onNext: @escaping @MainActor () -> Void) {
    self.title = title
    self.onNext = onNext
  }
}
