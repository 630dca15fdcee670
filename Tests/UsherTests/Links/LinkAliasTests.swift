import Testing
import Usher
import UsherLinks
import UsherTesting

@MainActor
@Suite("Links: aliases")
struct LinkAliasTests {
  private func address(opening link: String) throws -> String {
    try InMemoryHost(AliasTabs(), opening: link).tree.address
  }

  @Test(
    "Each link for a place is read, and the first is printed",
    arguments: [
      ("/home/dishes", "/home"), ("/home/d/4", "/home/dish/4"),
      ("/home/dish/4/d/5/dish/6", "/home/dish/4/dish/5/dish/6"), ("/home/s", "/home/share"),
      ("/home/find/a/find/b", "/home/search/search?text=a&text.2=b"),
      ("/home/f", "/home/flow"), ("/home/f/7", "/home/flow/7"),
      ("/home/dishes/d/1", "/home/dish/1"),
      ("/home/dishes/dishes", "/home/dishes/dishes"), ("/home/find/tea", "/home/search?text=tea"),
    ])
  func several(_ link: String, _ address: String) throws {
    #expect(try self.address(opening: link) == address)
    #expect(try self.address(opening: address) == address)
  }

  @Test(
    "A link is forwarded to a place in another tab, through the links of other flows",
    arguments: [
      ("/order/3", "/orders/3"), ("/order/3/4", "/orders/3/4"),
      ("/home/d/1/;/order/3", "/home/dish/1/;/orders/3"),
      ("/first-order", "/orders/1"), ("/receipt/3/of/9", "/orders/9/3"),
      ("/order/3/note", "/orders/3/note"), ("/help-on/3", "/orders/3/@/help"),
      ("/home/@/h", "/home/@/help"), ("/orders/3/@/h", "/orders/3/@/help"), ("/old/3", "/orders/3"),
      ("/order/=3", "/orders/3"), ("/orders/9/;/order-at-home/3", "/orders/9/;/home/dish/3"),
    ])
  func forwarded(_ link: String, _ address: String) throws {
    #expect(try self.address(opening: link) == address)
    #expect(try self.address(opening: address) == address)
    // Also in a tree that starts elsewhere.
    let host = try InMemoryHost(AliasTabs(), opening: "/home/dish/1/dish/2")
    try host.tree.open(link)
    #expect(try host.screen(LinkScreen.self).name == InMemoryHost.screen(at: address))
    #expect(host.disagreements == [])
  }

  @Test(
    "Query items are passed on: the named ones, and all others unchanged",
    arguments: [
      ("/find?q=tea", "/home/search?text=tea"), ("/find", "/home/search"),
      ("/find?q=tea&text=coffee", "/home/search?text=tea"),
      ("/find?q=tea&tag=a&tag=b", "/home/search?text=tea&tag=a&tag=b"),
      ("/find?text=coffee", "/home/search"), ("/tagged/x", "/home/search?tag=x&tag=new"),
      ("/find?q=%26%3D&tag=", "/home/search?text=%26=&tag"),
      ("/search/b", "/home/search?text=b"), ("/search/b?tag=c", "/home/search?text=b&tag=c"),
    ])
  func items(_ link: String, _ address: String) throws {
    #expect(try self.address(opening: link) == address)
  }

  @Test(
    "A value stays a value, whatever its text",
    arguments: [
      ";", "@", "!", "!!", "=", "==x", "..", ".", "", "dish", "a/b", "서울 역", "\u{301}", ":id",
    ])
  func values(_ value: String) throws {
    let host = try InMemoryHost(
      AliasTabs(),
      opening: "/search/="
        + value.utf8.map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined())
    #expect(
      try host.screen(LinkScreen.self).name == "\(AliasStack.Route.search(text: value, tags: []))")
    let named = try InMemoryHost(
      AliasTabs(),
      opening: "/word/="
        + value.utf8.map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined())
    #expect(try named.screen(LinkScreen.self).name == "\(AliasStack.Route.word(value))")
  }

  @Test(
    "An error in an alias names the part of the original link",
    arguments: [
      ("/order/three", "three"), ("/order/3/x", "x"), ("/order", nil), ("/receipt/a/of/9", "a"),
      ("/order/;", nil), ("/lost/3", "lost/3"), ("/around/1", nil), ("/growing", nil),
      ("/doubling?x=1", nil), ("/order/%zz", "%zz"), ("/orders/3/@/order/3", "order/3"),
    ])
  func mistakes(_ link: String, _ part: String?) throws {
    let host = InMemoryHost(AliasTabs())
    let before = host.tree.description
    let error = try #require(throws: LinkError.self) { try host.tree.open(link) }
    if let part { #expect(error.part.map { $0 == part } == true, "\(error)") }
    #expect(error.link == link)
    #expect(!error.description.isEmpty)
    #expect(host.tree.description == before)
  }

  @Test("An impossible declaration is reported")
  func declarations() {
    let problems = WrongAliases.linkProblems()
    for line in [
      "“”: A link that is forwarded needs a segment.",
      "“a”: “/” has no segment to forward to.",
      "“b/:id”: “:id” begins with the parameter :id",
      "“c/:id”: “list/:number” has :number in its path, which is no parameter of the pattern.",
      "“d”: “list?x=:y” has :y, which is no parameter of the pattern.",
      "“e/:id/:id”: A parameter is named twice.",
      "“lost” is forwarded to “nowhere”, which leads nowhere, as /lost",
      "“typed/:id” is forwarded to “item/:id/x”, which leads nowhere",
      "“loop” is forwarded to “loop”, which leads nowhere, as /loop: Links forward it to each other without an end.",
      "“list” reads the same as “list”.",
    ] {
      #expect(
        problems.contains { $0.contains(line) },
        "\(line) not in\n\(problems.joined(separator: "\n"))")
    }
    #expect(problems.count == 10, "\(problems.joined(separator: "\n"))")
  }

  @Test("Links without a mistake")
  func fine() {
    GoodAliases.expectLinks()
    AliasStack.expectLinks()
  }

  @Test("Links for one route that lead on to different flows are reported")
  func different() {
    #expect(
      DifferentAliases.linkProblems() == [
        "DifferentAliases: “f” is for the route of “flow”, and does not lead to the same coordinator: "
          + "say the same to: in both."
      ])
  }

  @Test("A place whose address would repeat that of the place below it is reported")
  func repeated() {
    #expect(
      RepeatingFlow.linkProblems() == [
        "RepeatingFlow: “dish/:id/options” begins with “dish/:id”: on top of that place the address "
          + "repeats it, as in /dish/1/dish/1/options. Let it begin with a segment of its own.",
        "RepeatingFlow: “dish/:id/share” begins with “dish/:id”: on top of that place the address "
          + "repeats it, as in /dish/1/dish/1/share. Let it begin with a segment of its own.",
      ])
    // In tabs and switchers no place is above another one.
    #expect(BesideSwitcher.linkProblems() == [])
  }

  @Test("A link of a flow that is read as a link of the enclosing flow is reported")
  func hidden() {
    #expect(
      HidingTabs.linkProblems().contains {
        $0.contains("“b” of HiddenStack below “a”: It is read as another tree")
      }, "\(HidingTabs.linkProblems())")
  }
}

extension InMemoryHost {
  fileprivate static func screen(at address: String) throws -> String {
    try InMemoryHost(AliasTabs(), opening: address).screen(LinkScreen.self).name
  }
}

private final class AliasTabs: Coordinator, Linkable {
  enum Route: Hashable { case home, orders, help }
  static let links: Links<Route> = [
    RouteLink("home", .home, to: AliasStack.self),
    RouteLink("orders", .orders, to: AliasOrders.self),
    RouteLink("help", .help, as: .sheet),
    RouteLink("order/:id", forwardingTo: "orders/:id"),
    RouteLink("old/:number", forwardingTo: "/order/:number"),
    RouteLink("first-order", forwardingTo: "orders/1"),
    RouteLink("receipt/:receipt/of/:order", forwardingTo: "orders/:order/:receipt"),
    RouteLink("order-at-home/:id", forwardingTo: "home/d/:id"),
    RouteLink("help-on/:id", forwardingTo: "orders/:id/@/help"),
    RouteLink("h", forwardingTo: "help"),
    RouteLink("find?q", forwardingTo: "home/search?text=:q"),
    RouteLink("search/:text", forwardingTo: "home/search?text=:text"),
    RouteLink("tagged/:tag", forwardingTo: "home/search?tag=:tag&tag=new"),
    RouteLink("word/:word", forwardingTo: "home/word/:word"),
    RouteLink("lost/:id", forwardingTo: "nowhere/:id"),
    RouteLink("around/:id", forwardingTo: "and-around/:id"),
    RouteLink("and-around/:id", forwardingTo: "around/:id"),
    RouteLink("growing", forwardingTo: "growing/growing"),
    RouteLink("doubling?x", forwardingTo: "doubling?x=:x&x=:x"),
  ]
  let navigation = Tabs<Route>(.home, .orders)

  func destination(for route: Route) -> Destination {
    switch route {
    case .home: .flow(AliasStack())
    case .orders: .flow(AliasOrders())
    case .help: .screen(LinkScreen(route))
    }
  }
}

private final class AliasStack: Coordinator, Linkable {
  enum Route: Hashable {
    case dishes, dish(Int), share, flow, word(String), search(text: String?, tags: [String])
  }
  static let links: Links<Route> = [
    RouteLink("", .dishes), RouteLink("dishes", .dishes),
    RouteLink("dish/:id", Route.dish), RouteLink("d/:id", Route.dish),
    RouteLink("share", .share, as: .sheet), RouteLink("s", .share, as: .sheet),
    RouteLink("flow", .flow, to: AliasOrders.self), RouteLink("f", .flow, to: AliasOrders.self),
    RouteLink("word/:word", Route.word),
    RouteLink("search?text&tag", Route.search),
    RouteLink("find/:text", forwardingTo: "search?text=:text"),
  ]
  let navigation = Stack<Route>(.dishes)

  func destination(for route: Route) -> Destination {
    route == .flow ? .flow(AliasOrders()) : .screen(LinkScreen(route))
  }
}

private final class AliasOrders: Coordinator, Linkable {
  enum Route: Hashable { case orders, order(Int), note }
  static let links: Links<Route> = [
    RouteLink("", .orders), RouteLink(":id", Route.order), RouteLink("note", .note, as: .sheet),
  ]
  let navigation = Stack<Route>(.orders)

  func destination(for route: Route) -> Destination { .screen(LinkScreen(route)) }
}

private final class GoodAliases: Coordinator, Linkable {
  enum Day: String, CaseIterable, LinkParameter { case today, tomorrow }
  enum Route: Hashable { case list, item(Int), day(Day), named(LinkKey) }
  static let links: Links<Route> = [
    RouteLink("list", .list), RouteLink(":id", Route.item), RouteLink("on/:day", Route.day),
    RouteLink("all", forwardingTo: "list"), RouteLink("item/:id", forwardingTo: "list/:id"),
    RouteLink("both/:day/:id", forwardingTo: "on/:day/:id"),
    RouteLink("query?id&day", forwardingTo: "list"),
  ]
  let navigation = Stack<Route>(.list)

  func destination(for route: Route) -> Destination { .screen(LinkScreen(route)) }
}

private final class WrongAliases: Coordinator, Linkable {
  enum Route: Hashable { case list, item(Int) }
  static let links: Links<Route> = [
    RouteLink("list", .list), RouteLink("item/:id", Route.item),
    RouteLink("", forwardingTo: "list"), RouteLink("a", forwardingTo: "/"),
    RouteLink("b/:id", forwardingTo: ":id"), RouteLink("c/:id", forwardingTo: "list/:number"),
    RouteLink("d", forwardingTo: "list?x=:y"), RouteLink("e/:id/:id", forwardingTo: "list"),
    RouteLink("lost", forwardingTo: "nowhere"), RouteLink("typed/:id", forwardingTo: "item/:id/x"),
    RouteLink("loop", forwardingTo: "loop"), RouteLink("list", forwardingTo: "item/1"),
  ]
  let navigation = Stack<Route>(.list)

  func destination(for route: Route) -> Destination { .screen(LinkScreen(route)) }
}

private final class DifferentAliases: Coordinator, Linkable {
  enum Route: Hashable { case list, flow }
  static let links: Links<Route> = [
    RouteLink("", .list), RouteLink("flow", .flow, to: AliasOrders.self), RouteLink("f", .flow),
  ]
  let navigation = Stack<Route>(.list)

  func destination(for route: Route) -> Destination {
    route == .flow ? .flow(AliasOrders()) : .screen(LinkScreen(route))
  }
}

private final class RepeatingFlow: Coordinator, Linkable {
  enum Route: Hashable { case menu, dish(Int), options(Int), share(Int), dishAt(Int, Int) }
  static let links: Links<Route> = [
    RouteLink("", .menu), RouteLink("dish/:id", Route.dish),
    RouteLink("dish/:id/options", Route.options),
    RouteLink("dish/:id/share", Route.share, as: .sheet),
    // Never printed.
    RouteLink("dish/:id/full", Route.dish), RouteLink("dish/:id/now", forwardingTo: "dish/:id"),
    // Of another type.
    RouteLink("at/:shelf/dish/:id", Route.dishAt),
  ]
  let navigation = Stack<Route>(.menu)

  func destination(for route: Route) -> Destination { .screen(LinkScreen(route)) }
}

private final class BesideSwitcher: Coordinator, Linkable {
  enum Route: Hashable { case dish(Int), options(Int) }
  static let links: Links<Route> = [
    RouteLink("dish/:id", Route.dish), RouteLink("dish/:id/options", Route.options),
  ]
  let navigation = Switcher<Route>(.dish(1))

  func destination(for route: Route) -> Destination { .screen(LinkScreen(route)) }
}

private final class HidingTabs: Coordinator, Linkable {
  enum Route: Hashable { case a, ab }
  static let links: Links<Route> = [
    RouteLink("a", .a, to: HiddenStack.self), RouteLink("a/b", .ab),
  ]
  let navigation = Tabs<Route>(.a, .ab)

  func destination(for route: Route) -> Destination {
    route == .a ? .flow(HiddenStack()) : .screen(LinkScreen(route))
  }
}

private final class HiddenStack: Coordinator, Linkable {
  enum Route: Hashable { case start, b }
  static let links: Links<Route> = [RouteLink("", .start), RouteLink("b", .b)]
  let navigation = Stack<Route>(.start)

  func destination(for route: Route) -> Destination { .screen(LinkScreen(route)) }
}
