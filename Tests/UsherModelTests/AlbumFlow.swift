import UsherLinks
import UsherSnapshots
import UsherTesting

@_spi(Hosting) @testable import Usher

/// Photos as pages, among them another album.
final class AlbumFlow: Coordinator, Linkable {
  enum Route: Hashable, Codable {
    case photo(Int), album, info, nothing
  }
  static let links: Links<Route> = [
    RouteLink("photos/:number", Route.photo),
    RouteLink("album", .album, to: AlbumFlow.self),
    RouteLink("nothing", .nothing),
    RouteLink("info", .info, as: .sheet),
  ]

  let navigation: Pages<Route>
  /// The routes whose contents were made, in order.
  private(set) var made: [Route] = []

  init(_ pages: [Route], startingAt position: Int = 0) {
    navigation = Pages(pages, startingAt: position, whenEmpty: .nothing)
  }

  convenience init(_ count: Int, startingAt position: Int = 0) {
    self.init((0..<count).map { .photo($0) }, startingAt: position)
  }

  func destination(for route: Route) -> Destination {
    made.append(route)
    switch route {
    case .photo, .info, .nothing: return .screen(PhotoScreen(self, "\(route)"))
    case .album: return .flow(AlbumFlow(3))
    }
  }
}

/// A page with an action for each verb of its album, which saves how far it is zoomed.
final class PhotoScreen: FuzzableScreen, StateSaving {
  let name: String
  var zoom = 1
  var savedState: Int {
    get { zoom }
    set { zoom = newValue }
  }
  private let flow: AlbumFlow

  init(_ flow: AlbumFlow, _ name: String) {
    (self.flow, self.name) = (flow, name)
  }

  var fuzzActions: [FuzzAction] {
    let flow = flow
    let routes = flow.navigation.routes
    return [
      FuzzAction("next") { flow.next() },
      FuzzAction("previous") { flow.previous() },
      FuzzAction("first") { if !routes.isEmpty { flow.select(at: 0) } },
      FuzzAction("last") { flow.select(at: routes.count - 1) },
      FuzzAction("insert") {
        if routes.count < 9 { flow.insert(.photo(routes.count * 7 % 11), at: 1) }
      },
      FuzzAction("album") { if routes.count < 9 { flow.insert(.album) } },
      FuzzAction("remove") { if let route = flow.navigation.selected { flow.remove(route) } },
      FuzzAction("remove the first") { if let route = routes.first { flow.remove(route) } },
      FuzzAction("reverse") { flow.setPages(routes.reversed()) },
      FuzzAction("clear") { flow.setPages([]) },
      FuzzAction("new") { flow.setPages((0..<5).map { .photo($0) }, selecting: .photo(3)) },
      FuzzAction("info") { flow.present(.info) },
      FuzzAction("close") { flow.dismiss() },
      FuzzAction("finish") { flow.finish() },
    ]
  }
}

/// A stack that contains albums, for the fuzzer.
final class AlbumShelf: Coordinator {
  enum Route: Hashable, Codable { case shelf, album }

  let navigation = Stack<Route>(.shelf)

  func destination(for route: Route) -> Destination {
    switch route {
    case .shelf: .screen(TableScreen { self.push(.album) })
    case .album: .flow(AlbumFlow(6, startingAt: 2))
    }
  }
}
