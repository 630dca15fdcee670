import Testing
import Usher
import UsherLinks
import UsherTesting

@MainActor
@Suite("Places whose segments together are another link")
struct LinkPairTests {
  @Test("The check names a link that is read where two places lie on top of each other")
  func pair() {
    let problems = PairFlow.linkProblems(with: [PairFlow.Route.item("7")])
    #expect(
      problems == [
        "PairFlow: “:id/edit” also reads /list/edit, which is “list”, “edit”, one on top of the other; "
          + "its address is /,/list/,/edit. Let “:id/edit” begin with a segment of its own."
      ])
  }

  @Test("Their stack has an address, which is spelled out and opens the same stack")
  func spelledOut() throws {
    let flow = PairFlow()
    let host = InMemoryHost(flow)
    flow.push(.edit)
    #expect(try host.tree.address == "/,/list/,/edit")
    let other = PairFlow()
    _ = try InMemoryHost(other, opening: "/,/list/,/edit")
    #expect(other.navigation.routes == [.list, .edit])
    // The plain address is that of the other place.
    try host.tree.open("/list/edit")
    #expect(flow.navigation.routes == [.item("list")])
    #expect(try host.tree.address == "/list/edit")
  }

  @Test("The check finds three places, a modal on top of a place, and a forwarded link")
  func further() {
    let problems = TripleFlow.linkProblems()
    for place in ["“a”, “a”, “c”", "“a”, “note”", "“b”, “old”"] {
      #expect(
        problems.contains { $0.contains("which is \(place), one") }, "\(place): \(problems)")
    }
  }

  @Test("A start without a segment has an address on top of another place, and of itself")
  func starts() throws {
    #expect(StartFlow.linkProblems(with: [StartFlow.Route.start, .page(1)]) == [])
    for routes: [StartFlow.Route] in [
      [.start, .page(1), .start], [.start, .start], [.page(1), .start, .start],
    ] {
      let host = InMemoryHost(StartFlow(routes))
      let address = try host.tree.address
      let other = StartFlow([.start])
      _ = try InMemoryHost(other, opening: address)
      #expect(other.navigation.routes == routes, "\(address)")
    }
    #expect(try InMemoryHost(StartFlow([.start, .page(1), .start])).tree.address == "/1/!!")
  }

  @Test("A given route does not hide what other values of its link do")
  func givenRoute() {
    let problems = HiddenFlow.linkProblems(with: [HiddenFlow.Route.word("x")])
    #expect(problems.contains { $0.contains("“:word” as “word(\"1\")”") }, "\(problems)")
  }

  @Test("A query item that is named as the second of another is a problem")
  func items() {
    let problems = HiddenFlow.linkProblems(with: [HiddenFlow.Route.word("x")])
    #expect(problems.contains { $0.contains("query item q q.2") }, "\(problems)")
  }

  @Test(
    "A mark of a spelled out address stands only in one",
    arguments: ["/list/,/edit", "/,/!/list", "/,/7/edit", "/,/edit/,/x"])
  func wrong(_ link: String) {
    let error = #expect(throws: LinkError.self) { try InMemoryHost(PairFlow(), opening: link) }
    #expect(error?.code == .unknown)
  }

  @Test("A visitor's address bar shows the spelled out address")
  func nearest() {
    let flow = PairFlow()
    let host = InMemoryHost(flow)
    flow.push(.edit)
    #expect(host.tree.nearestAddress == "/,/list/,/edit")
  }
}

private final class PairFlow: Coordinator, Linkable {
  enum Route: Hashable { case list, edit, item(String) }
  static let links: Links<Route> = [
    RouteLink("list", .list), RouteLink("edit", .edit), RouteLink(":id/edit", Route.item),
  ]
  let navigation = Stack<Route>(.list)

  func destination(for route: Route) -> Destination { .screen(LinkScreen(route)) }
}

private final class TripleFlow: Coordinator, Linkable {
  enum Route: Hashable { case a, b, c, old, note, two(String), list }
  static let links: Links<Route> = [
    RouteLink("a", .a), RouteLink("b", .b), RouteLink("c", .c),
    RouteLink("note", .note, as: .sheet), RouteLink("a/:word/c", Route.two),
    RouteLink("a/note", .list), RouteLink("b/old", forwardingTo: "a"),
    RouteLink("old", .old),
  ]
  let navigation = Stack<Route>(.a)

  func destination(for route: Route) -> Destination { .screen(LinkScreen(route)) }
}

private final class StartFlow: Coordinator, Linkable {
  enum Route: Hashable { case start, page(Int) }
  static let links: Links<Route> = [RouteLink("", .start), RouteLink(":n", Route.page)]
  let navigation: Stack<Route>

  init(_ routes: [Route]) { navigation = Stack(routes) }

  func destination(for route: Route) -> Destination { .screen(LinkScreen(route)) }
}

private final class HiddenFlow: Coordinator, Linkable {
  enum Route: Hashable { case number(Int), word(String), find(q: String?), other(q2: String?) }
  static let links: Links<Route> = [
    RouteLink(":number", Route.number), RouteLink(":word", Route.word),
    RouteLink("find?q", Route.find), RouteLink("other?q.2", Route.other),
  ]
  let navigation = Stack<Route>(.number(1))

  func destination(for route: Route) -> Destination { .screen(LinkScreen(route)) }
}
