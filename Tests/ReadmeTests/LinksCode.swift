// The code of docs/links.md, compiled. `LinksTests` checks that it contains each block of the
// page; declarations that the page omits come first.
import Testing
import Usher
import UsherLinks
import UsherTesting

final class ShopScreen {
  let name: String

  init(_ name: String) {
    self.name = name
  }
}

final class ShopSession {
  var isOpen = false
}

final class OrdersFlow: Coordinator, Linkable {
  enum Route: Hashable { case orders, order(Int) }
  static let links: Links<Route> = [RouteLink("orders", .orders), RouteLink(":id", Route.order)]

  let navigation = Stack<Route>(.orders)

  func destination(for route: Route) -> Destination { .screen(ShopScreen("\(route)")) }
}

struct Photo: Hashable {
  let album: Int
  let number: Int

  init?(rawText: String) {
    let numbers = rawText.split(separator: "-").compactMap { Int($0) }
    guard numbers.count == 2, numbers[0] >= 0 else { return nil }
    (album, number) = (numbers[0], numbers[1])
  }
}

enum Sorting: String, CaseIterable, LinkParameter { case newest, cheapest = "싼것부터" }

extension Photo: LinkParameter {
  init?(linkText: String) { self.init(rawText: linkText) }
  var linkText: String { "\(album)-\(number)" }
}

final class SearchTab: Coordinator, Linkable {
  enum Route: Hashable {
    case start, product(Int), photo(Photo), share
    case results(text: String, sorting: Sorting?, tags: [String], onlyNew: Bool)
  }
  static let links: Links<Route> = [
    RouteLink("", .start),
    RouteLink("상품/:id", Route.product),
    RouteLink("products/:id", Route.product),
    RouteLink("photos/:photo", Route.photo),
    RouteLink("results?text&sort&tag&new", Route.results),
    RouteLink("share", .share, as: .sheet),
  ]

  let navigation = Stack<Route>(.start)

  func destination(for route: Route) -> Destination { .screen(ShopScreen("\(route)")) }
}

final class ListFlow: Coordinator, Linkable {
  enum Route: Hashable { case list, product(Int) }
  static let links: Links<Route> = [
    RouteLink("", .list), RouteLink("product/:id", Route.product, to: ProductFlow.self),
  ]

  let navigation = Stack<Route>(.list)

  func destination(for route: Route) -> Destination {
    switch route {
    case .list: .screen(ShopScreen("list"))
    case .product(let id): .flow(ProductFlow(id))
    }
  }
}

final class ProductFlow: Coordinator, Linkable {
  enum Route: Hashable { case product, reviews }
  static let links: Links<Route> = [
    RouteLink("", .product), RouteLink("reviews", .reviews, to: ReviewsFlow.self),
  ]

  let navigation = Stack<Route>(.product)
  let id: Int

  init(_ id: Int) { self.id = id }

  func destination(for route: Route) -> Destination {
    switch route {
    case .product: .screen(ShopScreen("product \(id)"))
    case .reviews: .flow(ReviewsFlow(id))
    }
  }
}

final class ReviewsFlow: Coordinator, Linkable {
  enum Route: Hashable { case reviews }
  static let links: Links<Route> = [RouteLink("", .reviews)]

  let navigation = Stack<Route>(.reviews)
  let id: Int

  init(_ id: Int) { self.id = id }

  func destination(for route: Route) -> Destination { .screen(ShopScreen("reviews of \(id)")) }
}

final class ShopTabs: Coordinator, Linkable {
  enum Route: Hashable { case search, orders, help }
  static let links: Links<Route> = [
    RouteLink("search", .search, to: SearchTab.self),
    RouteLink("orders", .orders, to: OrdersFlow.self),
    RouteLink("help", .help, to: helpLinks, as: .sheet),
    RouteLink("order/:id", forwardingTo: "orders/orders/:id"),
    RouteLink("find?q", forwardingTo: "search/results?text=:q"),
  ]

  let navigation = Tabs<Route>(.search, .orders)

  func destination(for route: Route) -> Destination {
    switch route {
    case .search: .flow(SearchTab())
    case .orders: .flow(OrdersFlow())
    case .help: .flow(makeHelp())
    }
  }
}

// In the package of the feature, which alone knows the flow:
@MainActor func makeHelp() -> some Coordinator<Void> { HelpFlow() }
@MainActor let helpLinks: any Linkable.Type = HelpFlow.self

final class HelpFlow: Coordinator, Linkable {
  enum Route: Hashable { case help }
  static let links: Links<Route> = [RouteLink("", .help)]

  let navigation = Stack<Route>(.help)

  func destination(for route: Route) -> Destination { .screen(ShopScreen("help")) }
}

final class ShopApp: Coordinator, Linkable, RouteGuard {
  enum Route: Hashable { case logIn, shop }
  static let links = Links<Route>(
    from: "https://shop.example.com", "shop:",
    links: [RouteLink("", .shop, to: ShopTabs.self), RouteLink("login", .logIn)])

  let navigation = Switcher<Route>(.shop)
  let session: ShopSession

  init(_ session: ShopSession) { self.session = session }

  func decision(for route: Route) -> RouteDecision<Route> {
    route == .logIn
      ? .allow : .require(session.isOpen, else: .redirect(to: .logIn, remembering: true))
  }

  func destination(for route: Route) -> Destination {
    switch route {
    case .shop: .flow(ShopTabs())
    case .logIn: .screen(ShopScreen("login"))
    }
  }

  func loggedIn() {
    session.isOpen = true
    resume(orElse: .shop)
  }
}

@MainActor @Test("The links of the shop hold")
func links() {
  ShopApp.expectLinks()
}

@MainActor @Test("A link resumes after the login")
func kept() throws {
  let app = ShopApp(ShopSession())
  let host = try InMemoryHost(app, opening: "https://shop.example.com/orders/orders/3")
  #expect(try host.screen(ShopScreen.self).name == "login")
  app.loggedIn()
  #expect(try host.tree.address == "/orders/orders/3")
}

@MainActor @Test("An error names the wrong part of a link")
func wrong() {
  let host = InMemoryHost(ShopApp(ShopSession()))
  let error = #expect(throws: LinkError.self) { try host.tree.open("/orders/orders/three") }
  #expect(error?.code == .unknown)
  #expect(error?.part == "three")
}
