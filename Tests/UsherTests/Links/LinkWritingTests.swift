import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Which of several links writes a route")
struct LinkWritingTests {
  private func address(_ root: some Coordinator<Void>) throws -> String {
    try InMemoryHost(root).tree.address
  }

  @Test("A link for one value of a case writes that value, and the case's link writes the others")
  func valueOfCase() throws {
    #expect(try address(ShelfFlow(.item(1))) == "/!/first")
    #expect(try address(ShelfFlow(.item(2))) == "/!/2")
    #expect(try address(ShelfFlow(.start)) == "/")
  }

  @Test("The first link that fits writes")
  func order() throws { #expect(try address(LateShelfFlow(.item(1))) == "/!/1") }

  @Test("Routes that are not Hashable have links for one value too")
  func notHashable() throws {
    #expect(try address(RoughFlow(.item(Rough(1)))) == "/!/first")
    #expect(throws: LinkError.self) { try address(RoughFlow(.item(Rough(2)))) }
  }

  @Test("A value that begins with a combining mark is written and read")
  func combiningMark() throws {
    let host = InMemoryHost(WordFlow(.word("\u{301}=a")))
    let address = try host.tree.address
    let other = InMemoryHost(WordFlow(.start))
    try other.tree.open(address)
    #expect(other.tree.description == host.tree.description)
  }
}

private final class ShelfScreen {}

private final class ShelfFlow: Coordinator, Linkable {
  enum Route: Hashable { case start, item(Int) }
  static let links: Links<Route> = [
    RouteLink("", .start), RouteLink("first", .item(1)), RouteLink(":number", Route.item),
  ]
  let navigation: Stack<Route>
  init(_ route: Route) { navigation = Stack(route) }
  func destination(for route: Route) -> Destination { .screen(ShelfScreen()) }
}

private final class LateShelfFlow: Coordinator, Linkable {
  typealias Route = ShelfFlow.Route
  static let links: Links<Route> = [
    RouteLink("", .start), RouteLink(":number", Route.item), RouteLink("first", .item(1)),
  ]
  let navigation: Stack<Route>
  init(_ route: Route) { navigation = Stack(route) }
  func destination(for route: Route) -> Destination { .screen(ShelfScreen()) }
}

/// Cannot be compared, only described.
private struct Rough {
  let number: Int
  init(_ number: Int) { self.number = number }
}

private final class RoughFlow: Coordinator, Linkable {
  enum Route { case start, item(Rough) }
  static let links: Links<Route> = [RouteLink("", .start), RouteLink("first", .item(Rough(1)))]
  let navigation: Stack<Route>
  init(_ route: Route) { navigation = Stack(route) }
  func destination(for route: Route) -> Destination { .screen(ShelfScreen()) }
}

private final class WordFlow: Coordinator, Linkable {
  enum Route: Hashable { case start, word(String) }
  static let links: Links<Route> = [RouteLink("", .start), RouteLink(":word", Route.word)]
  let navigation: Stack<Route>
  init(_ route: Route) { navigation = Stack(route) }
  func destination(for route: Route) -> Destination { .screen(ShelfScreen()) }
}
