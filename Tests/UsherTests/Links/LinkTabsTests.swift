import Testing
import Usher
import UsherLinks
import UsherTesting

@MainActor
@Suite("Links: a tab that needs no segment")
struct LinkTabsTests {
  @Test(
    "The address names the tab where another tab comes before it",
    arguments: [
      ("/", "/", "/"), ("/orders", "/", "/"), ("/orders/3", "/", "/orders/3/;/!!"),
      ("/orders/3", "/4", "/orders/3/;/!!/4"), ("/4", "/orders", "/4/;/orders"),
      ("/4", "/orders/3", "/4/;/orders/3"), ("/orders/3", "/!/4", "/orders/3/;/!!/!/4"),
      ("/orders/3/note", "/", "/orders/3/note/;/!!"),
      ("/orders/@/help", "/4", "/4"), ("/orders/3", "/orders/3/@/help", "/orders/3/@/help"),
      ("/profile/help", "/", "/"), ("/profile", "/help", "/help"),
      ("/orders/3", "/help", "/orders/3/;/!!/@/help"),
      ("/orders/3/;/profile", "/orders/3/;/!!", "/orders/3/;/!!"),
    ])
  func named(_ first: String, _ second: String, _ address: String) throws {
    let host = try InMemoryHost(NamelessTabs(), opening: first)
    try host.tree.open(second)
    #expect(try host.tree.address == address)
    let other = try InMemoryHost(NamelessTabs(), opening: address)
    #expect(other.tree.description == host.tree.description)
    #expect(try other.tree.address == address)
    #expect(host.disagreements == [])
  }

  @Test("A tab that is a screen, and one that is not the first, need no segment either")
  func others() throws {
    let host = try InMemoryHost(NamelessSecondTabs(), opening: "/first/help")
    try host.tree.open("/")
    #expect(try host.screen(LinkScreen.self).name == "second")
    #expect(try host.tree.address == "/")
    try host.tree.open("/help")
    #expect(try host.tree.address == "/help")
    let other = try InMemoryHost(NamelessSecondTabs(), opening: "/help")
    #expect(other.tree.description == host.tree.description)
    try host.tree.open("/help/first")
    #expect(try host.tree.address == "/first/help")
  }

  @Test("A tab at its first screen, below its usual start, is named in the address")
  func belowStart() throws {
    let host = try InMemoryHost(NamelessTwoTabs(), opening: "/")
    try host.tree.open("/orders")
    #expect(try host.tree.address == "/!!/;/orders")
    let other = try InMemoryHost(NamelessTwoTabs(), opening: "/!!/;/orders")
    #expect(other.tree.description == host.tree.description)
    #expect(try InMemoryHost(NamelessTwoTabs()).tree.address == "/3")
  }

  @Test("The law holds in every tree that links, taps and pushes reach", arguments: 1...4)
  func walks(seed: UInt64) throws {
    var random = LinkDice(state: seed)
    let tabs = NamelessTabs()
    let host = InMemoryHost(tabs)
    var addresses = ["/", "/orders/3", "/4/5", "/profile/help", "/help", "/!/7"]
    for _ in 0..<40 {
      switch Int.random(in: 0..<5, using: &random) {
      case 0: tabs.select(at: Int.random(in: 0..<3, using: &random))
      case 1: tabs.present(.help)
      case 2: tabs.child(NamelessStack.self)?.push(.item(Int.random(in: 0..<9, using: &random)))
      default: try host.tree.open(addresses.randomElement(using: &random) ?? "/")
      }
      let address: String
      do {
        address = try host.tree.address
      } catch {
        // An address does not contain the order of the modals' presentations.
        #expect(
          error.message.contains("was presented before"), "\(error)\n\(host.tree.description)")
        continue
      }
      addresses.append(address)
      let other = try InMemoryHost(NamelessTabs(), opening: address)
      try #require(other.tree.description == host.tree.description, "\(address)")
    }
    #expect(addresses.count > 20)
    #expect(host.misuses == [])
  }

  @Test("The mark is accepted only where a place has no segment, and a tab only once")
  func misplaced() {
    let again = #expect(throws: LinkError.self) {
      try Plan(opening: "/orders/;/!!/;/!!", in: NamelessTabs())
    }
    #expect(again?.part == "!!")
    #expect(again?.code == .unknown)
    for root in [LinkApp() as any Coordinator, LinkList()] {
      #expect(throws: LinkError.self) { try Plan(opening: "/!!", in: root) }
    }
  }

  @Test("Links without a mistake")
  func fine() {
    NamelessTabs.expectLinks()
    NamelessSecondTabs.expectLinks()
  }

  @Test("Tabs that are read as each other are reported")
  func shadowed() {
    #expect(ShadowedTabs.linkProblems().contains { $0.contains("another tree") })
  }
}

private final class NamelessTabs: Coordinator, Linkable {
  enum Route: Hashable, CaseIterable { case home, orders, profile, help }
  static let links: Links<Route> = [
    RouteLink("", .home, to: NamelessStack.self),
    RouteLink("orders", .orders, to: NamelessStack.self),
    RouteLink("profile", .profile), RouteLink("help", .help, as: .sheet),
  ]
  let navigation = Tabs<Route>(.home, .orders, .profile)

  func destination(for route: Route) -> Destination {
    switch route {
    case .home, .orders: .flow(NamelessStack())
    case .profile, .help: .screen(LinkScreen(route))
    }
  }
}

private final class NamelessStack: Coordinator, Linkable {
  enum Route: Hashable { case start, item(Int), note }
  static let links: Links<Route> = [
    RouteLink("", .start), RouteLink(":number", Route.item), RouteLink("note", .note, as: .sheet),
  ]
  let navigation = Stack<Route>(.start)

  func destination(for route: Route) -> Destination { .screen(LinkScreen(route)) }
}

private final class NamelessSecondTabs: Coordinator, Linkable {
  enum Route: Hashable, CaseIterable { case first, second, help }
  static let links: Links<Route> = [
    RouteLink("first", .first), RouteLink("", .second), RouteLink("help", .help, as: .sheet),
  ]
  let navigation = Tabs<Route>(.first, .second)

  func destination(for route: Route) -> Destination { .screen(LinkScreen(route)) }
}

private final class NamelessTwoTabs: Coordinator, Linkable {
  enum Route: Hashable { case home, orders }
  static let links: Links<Route> = [
    RouteLink("", .home, to: Two.self), RouteLink("orders", .orders),
  ]
  let navigation = Tabs<Route>(.home, .orders)

  func destination(for route: Route) -> Destination {
    route == .home ? .flow(Two()) : .screen(LinkScreen(route))
  }

  /// Starts with two places.
  final class Two: Coordinator, Linkable {
    enum Route: Hashable { case start, item(Int) }
    static let links: Links<Route> = [RouteLink("", .start), RouteLink(":number", Route.item)]
    let navigation = Stack<Route>(.start, .item(3))

    func destination(for route: Route) -> Destination { .screen(LinkScreen(route)) }
  }
}

private final class ShadowedTabs: Coordinator, Linkable {
  enum Route: Hashable { case a, b, ab }
  static let links: Links<Route> = [RouteLink("a", .a), RouteLink("b", .b), RouteLink("a/b", .ab)]
  let navigation = Tabs<Route>(.a, .b, .ab)

  func destination(for route: Route) -> Destination { .screen(LinkScreen(route)) }
}
