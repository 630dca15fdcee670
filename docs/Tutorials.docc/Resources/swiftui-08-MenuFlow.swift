import Usher
import UsherLinks

final class MenuFlow: Coordinator, ScreenConfiguring, Linkable {
  enum Route: Hashable { case menu, drink(Drink) }

  static let links: Links<Route> = [
    RouteLink("", .menu),
    RouteLink("drinks/:drink", Route.drink),
  ]

  let navigation = Stack<Route>(.menu)
  let basket = Basket()
  var orders: [Order] { basket.orders }

  var screenOptions: ScreenOptions {
    ScreenOptions(tabItem: TabItem("Menu", imageName: "cup.and.saucer"))
  }

  func destination(for route: Route) -> Destination {
    switch route {
    case .menu: .screen(MenuModel(basket, onChoose: { self.push(.drink($0)) }))
    case .drink(let drink):
      .screen(DrinkModel(drink, onOrder: { self.orderTapped(drink) }))
    }
  }

  private func orderTapped(_ drink: Drink) {
    task {
      guard let order = try await self.run(OrderFlow(drink), as: .sheet) else { return }
      self.basket.orders.append(order)
      self.popToRoot()
    }
  }
}
