import Testing
import Usher
import UsherLinks
import UsherSnapshots
import UsherTesting

/// The routes that may be entered now.
@MainActor
private final class Keys {
  var isShut = true
}

private final class Museum: Coordinator, RouteGuard, Linkable {
  enum Route: Codable, Hashable { case halls, attic, shop }
  static let links: Links<Route> = [
    RouteLink("halls", .halls, to: Halls.self), RouteLink("attic", .attic),
    RouteLink("shop", .shop),
  ]
  let navigation = Tabs<Route>(.halls, .attic, .shop)
  let keys: Keys

  init(_ keys: Keys) { self.keys = keys }

  func destination(for route: Route) -> Destination {
    route == .halls ? .flow(Halls(keys)) : .screen(TrialPage("\(route)", of: self))
  }

  func decision(for route: Route) -> RouteDecision<Route> {
    switch route {
    case .halls: .allow
    case .attic: .require(!keys.isShut, else: .refuse("dusty"))
    case .shop: .require(!keys.isShut, else: .redirect(to: .halls))
    }
  }
}

private final class Halls: Coordinator, RouteGuard, Linkable {
  enum Route: Codable, Hashable { case hall, room(Int), safe, crypt }
  static let links: Links<Route> = [
    RouteLink("", .hall), RouteLink("rooms/:n", Route.room), RouteLink("safe", .safe),
    RouteLink("crypt", .crypt),
  ]
  let navigation = Stack<Route>(.hall)
  let keys: Keys

  init(_ keys: Keys) { self.keys = keys }

  func destination(for route: Route) -> Destination { .screen(TrialPage("\(route)", of: self)) }

  func decision(for route: Route) -> RouteDecision<Route> {
    let open = RouteRule("open") { !self.keys.isShut }
    return switch route {
    case .hall, .room: .allow
    case .safe: .require(open, else: .refuse("shut"))
    case .crypt: .require(open, else: .redirect(to: .room(1), remembering: true))
    }
  }
}

@MainActor
@Suite("Explanations")
struct ExplainingTests {
  private let keys = Keys()
  private let museum: Museum
  private let host: InMemoryHost

  init() {
    museum = Museum(keys)
    host = InMemoryHost(museum)
  }

  private var halls: Halls? { museum.child(Halls.self) }

  @Test("of links name each refused part and its guard, and the target of a redirect")
  func links() throws {
    let refused = try host.tree.open("/halls/safe")
    #expect(
      refused.explanation.description == """
        !2 open /halls/safe by link: refused by Halls: shut
          Halls refused safe: not open, shut
        """)
    let tab = try host.tree.open("/attic")
    #expect(
      tab.explanation.description == """
        !3 open /attic by link: refused by Museum: dusty
          Museum refused attic: dusty
        """)
    let redirected = try host.tree.open("/halls/crypt")
    #expect(
      redirected.explanation.description == """
        !4 open /halls/crypt by link: redirected to room(1)
          Halls redirected crypt to room(1): not open; crypt is remembered
        """)
    #expect(redirected.explanation.steps.map(\.isRemembered) == [true])
    #expect(host.tree.explanations.map(\.request.verb) == ["open", "open", "open"])
  }

  @Test("of a link that starts the tree name the parts left out")
  func coldLink() throws {
    let host = try InMemoryHost(Museum(keys), opening: "/halls/safe")
    #expect(
      host.tree.explanation(of: NavigationRequest.ID(1))?.description == """
        !1 start Museum by host: settled
          Halls cut safe: not open, shut
        """)
  }

  @Test("of a restoration name the parts left out")
  func restored() {
    keys.isShut = false
    halls?.push(.room(3))
    halls?.push(.safe)
    let snapshot = host.tree.snapshot()
    keys.isShut = true
    let again = InMemoryHost(Museum(keys), launch: .restoring(snapshot))
    #expect(
      again.tree.explanations.map(\.description) == [
        """
        !1 start Museum by host: settled
          Halls cut safe: not open, shut
        """
      ])
    #expect(again.lines.last == "  shop: TrialPage" || again.top == "room(3)")
  }

  @Test("of tabs, tapped or selected, name the guard that refused or redirected")
  func tabs() {
    host.user.tapTab(1)
    #expect(
      host.tree.explanations.last?.description == """
        !2 select tab 1 by user: refused by Museum: dusty
          Museum refused attic: dusty
        """)
    #expect(
      museum.select(.attic).explanation.description == """
        !3 select attic in Museum by code: refused by Museum: dusty
          Museum refused attic: dusty
        """)
    #expect(
      museum.select(.shop).explanation.description == """
        !4 select shop in Museum by code: redirected to halls
          Museum redirected shop to halls
        """)
  }

  @Test("of setRoutes name the refused route, and late answers")
  func routes() throws {
    let halls = try #require(halls)
    #expect(
      halls.setRoutes([.hall, .room(3), .safe]).explanation.description == """
        !2 set routes [hall, room(3), safe] in Halls by code: refused by Halls: shut
          Halls refused safe: not open, shut
        """)
    #expect(
      halls.setRoutes([.hall, .crypt, .safe]).explanation.description == """
        !3 set routes [hall, crypt, safe] in Halls by code: redirected to room(1)
          Halls redirected crypt to room(1): not open; crypt is remembered
        """)
    host.tree.close()
    #expect(
      halls.setRoutes([.hall]).explanation.description == """
        !0 set routes [hall] in Halls by code: superseded
          superseded by !4: its flow had ended (host closed)
        """)
  }
}
