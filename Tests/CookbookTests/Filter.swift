import Testing
import Usher
import UsherLinks
import UsherTesting

final class FlatsFlow: Coordinator, Linkable {
  enum Route: Hashable { case flats(rooms: Int?) }
  static let links: Links<Route> = [RouteLink("flats?rooms", Route.flats(rooms:))]

  let navigation = Stack<Route>(.flats(rooms: nil))

  func destination(for route: Route) -> Destination {
    switch route {
    case .flats(let rooms): .screen(FlatsModel(rooms, onRooms: { self.update(.flats(rooms: $0)) }))
    }
  }
}

// Not on the page:

final class FlatsModel {
  private(set) var rooms: Int?
  private let onRooms: (Int) -> Void
  init(_ rooms: Int?, onRooms: @escaping (Int) -> Void) {
    self.rooms = rooms
    self.onRooms = onRooms
  }

  func filter(_ rooms: Int) {
    self.rooms = rooms
    onRooms(rooms)
  }
}

extension CookbookTests {
  @Test("A filter changes the address and not the screen")
  func filter() throws {
    let host = InMemoryHost(FlatsFlow())
    let before = ObjectIdentifier(try host.screen(FlatsModel.self))
    try host.screen(FlatsModel.self).filter(3)
    #expect(ObjectIdentifier(try host.screen(FlatsModel.self)) == before)
    #expect(try host.tree.address == "/flats?rooms=3")
    host.expectTree(try page.tree("A filter in the address"))
  }
}
