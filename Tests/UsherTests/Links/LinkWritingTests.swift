import Testing
import Usher
import UsherLinks
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

  @Test("A value that no link can hold does not prevent the next value of its case")
  func valueAfterUnwritable() throws {
    #expect(throws: LinkError.self) { try address(ScaleFlow(.weight(.nan))) }
    #expect(try address(ScaleFlow(.weight(2.5))) == "/!/2.5")
  }

  @Test("A place that becomes the first of its flow is written as first, whatever it was")
  func becomesFirst() throws {
    let flow = TwiceFlow()
    let host = InMemoryHost(flow)
    flow.push(.start)
    #expect(try host.tree.address == "/!/1/start")
    #expect(try host.tree.address == "/!/1/start")
    flow.edit { _ in StackSplice(0..<1, with: []) }
    #expect(try host.tree.address == "/")
  }

  @Test("A place keeps its address when it is written again and among others")
  func again() throws {
    let flow = ShelfFlow(.start)
    let host = InMemoryHost(flow)
    flow.push(.item(2))
    #expect(try host.tree.address == "/2")
    flow.push(.item(3))
    #expect(try host.tree.address == "/2/3")
    flow.edit { _ in StackSplice(1..<2, with: [.item(1)]) }
    #expect(try host.tree.address == "/first/3")
  }

  @Test("An updated place has the address of its new route, also in a transaction that reads it")
  func updated() throws {
    let flow = ShelfFlow(.start)
    let host = InMemoryHost(flow)
    flow.push(.item(2))
    #expect(try host.tree.address == "/2")
    flow.update(.item(1))
    #expect(try host.tree.address == "/first")
    flow.update(.item(3))
    #expect(try host.tree.address == "/3")
  }

  @Test("A hand-written address is computed each time")
  func byHand() throws {
    let flow = MoodyFlow()
    let host = InMemoryHost(flow)
    flow.push(.word("a"))
    #expect(try host.tree.address == "/word/a")
    MoodyFlow.isMoody = true
    #expect(try host.tree.address == "/moody/a")
    MoodyFlow.isMoody = false
    #expect(try host.tree.address == "/word/a")
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

/// Not comparable, only described.
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

private final class ScaleFlow: Coordinator, Linkable {
  enum Route: Hashable { case start, weight(Double) }
  static let links: Links<Route> = [RouteLink("", .start), RouteLink(":weight", Route.weight)]
  let navigation: Stack<Route>
  init(_ route: Route) { navigation = Stack(route) }
  func destination(for route: Route) -> Destination { .screen(ShelfScreen()) }
}

private final class TwiceFlow: Coordinator, Linkable {
  typealias Route = ShelfFlow.Route
  static let links: Links<Route> = [
    RouteLink("", .start), RouteLink("start", .start), RouteLink(":number", Route.item),
  ]
  let navigation = Stack<Route>(.item(1))
  func destination(for route: Route) -> Destination { .screen(ShelfScreen()) }
}

private final class MoodyFlow: Coordinator, Linkable {
  typealias Route = WordFlow.Route
  static var isMoody = false
  static let links: Links<Route> = [
    RouteLink("", .start),
    RouteLink(
      "moody/:word", Route.word,
      from: { if case .word(let word) = $0, isMoody { word } else { nil } }),
    RouteLink("word/:word", Route.word),
  ]
  let navigation = Stack<Route>(.start)
  func destination(for route: Route) -> Destination { .screen(ShelfScreen()) }
}
