import Testing
import Usher
import UsherLinks
import UsherTesting

final class ShopTabs: Coordinator, Linkable {
  enum Route: Hashable { case search, orders }
  static let links = Links<Route>(
    from: "https://shop.example.com", "shop:",
    links: [
      RouteLink("search", .search, to: SearchFlow.self),
      RouteLink("orders", .orders, to: OrdersFlow.self),
    ])

  let navigation = Tabs<Route>(.search, .orders)

  func destination(for route: Route) -> Destination {
    switch route {
    case .search: .flow(SearchFlow())
    case .orders: .flow(OrdersFlow())
    }
  }
}

final class OrdersFlow: Coordinator, Linkable {
  enum Route: Hashable { case orders, order(Int) }
  static let links: Links<Route> = [RouteLink("", .orders), RouteLink(":id", Route.order)]

  let navigation = Stack<Route>(.orders)

  func destination(for route: Route) -> Destination {
    switch route {
    case .orders: .screen(OrdersModel(onOrder: { self.push(.order($0)) }))
    case .order(let id): .screen(OrderModel(id))
    }
  }
}

// Not on the page:

final class SearchFlow: Coordinator, Linkable {
  enum Route: Hashable { case start, results(text: String) }
  static let links: Links<Route> = [
    RouteLink("", .start), RouteLink("results?text", Route.results(text:)),
  ]

  let navigation = Stack<Route>(.start)

  func destination(for route: Route) -> Destination { .screen(SearchModel()) }
}

final class SearchModel {}

final class OrdersModel {
  let onOrder: (Int) -> Void
  init(onOrder: @escaping (Int) -> Void) { self.onOrder = onOrder }
}

final class OrderModel {
  init(_ id: Int) {}
}

extension CookbookTests {
  @Test("A link selects another tab and sets its stack")
  func tabLink() throws {
    let tabs = ShopTabs()
    let host = InMemoryHost(tabs)
    tabs.child(SearchFlow.self)?.push(.results(text: "tea"))
    try tabs.open("https://shop.example.com/orders/42")
    host.expectTree(try page.tree("A link into another tab"))
    ShopTabs.expectLinks(with: OrdersFlow.Route.order(1))
  }
}
