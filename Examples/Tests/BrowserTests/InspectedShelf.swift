import DemoServer
import Foundation
import Usher
import UsherInspector
import UsherJournal
import UsherLinks
import UsherTesting
import UsherWeb

/// An app without a browser whose inspector is served: books on a shelf, one of which is never put back.
@MainActor
final class InspectedShelf {
  let flow = ShelfFlow()
  let host: InMemoryHost
  let inspector = Inspector(limit: 20_000)
  let web = WebHost("Shelf", apps: [])

  init() {
    host = InMemoryHost(flow, journalLimit: 100_000)
    inspector.add(host.tree, named: "Shelf", replaying: { ShelfFlow() })
    web.serve("/usher", bodyLimit: Inspector.bodyLimit) { [inspector] request in
      await inspector.respond(to: request)
    }
  }

  /// Opens and leaves books until the inspector has heard of this many events.
  func read(events: Int) {
    // Each book is a request, a place that comes, a visible screen and an outcome; and the same back.
    for number in 0..<(events / 8) {
      flow.push(.book(number))
      host.user.tapBack()
    }
  }

  /// Opens a book that the flow keeps by mistake, and leaves it.
  func leak() {
    flow.keeps = true
    flow.push(.book(0))
    host.user.tapBack()
    flow.keeps = false
  }

  /// Opens and leaves a book, is refused once, and stays in a book.
  func browse() {
    flow.push(.book(1))
    host.user.tapBack()
    flow.push(.vault)
    flow.push(.book(2))
  }
}

/// The flow of the shelf.
final class ShelfFlow: Coordinator, Linkable, RouteGuard {
  enum Route: Codable, Hashable { case books, book(Int), vault }

  static let links: Links<Route> = [RouteLink("", .books), RouteLink("book/:number", Route.book)]
  let navigation = Stack<Route>(.books)
  var keeps = false
  private var kept: [BookModel] = []

  func destination(for route: Route) -> Destination {
    switch route {
    case .books, .vault: .screen(ShelfModel())
    case .book: .screen(makeBook())
    }
  }

  func decision(for route: Route) -> RouteDecision<Route> {
    route == .vault ? .refuse("the vault is closed") : .allow
  }

  private func makeBook() -> BookModel {
    let book = BookModel()
    if keeps { kept.append(book) }
    return book
  }
}

final class ShelfModel {}
final class BookModel {}
