import Usher

final class MenuFlow: Coordinator {
  enum Route: Hashable { case menu, drink(Drink), order(Drink) }

  let navigation = Stack<Route>(.menu)
  private(set) var orders: [Order] = []

  func destination(for route: Route) -> Destination {
    switch route {
    case .menu: .screen(MenuModel(onChoose: { self.push(.drink($0)) }))
    case .drink(let drink):
      .screen(DrinkModel(drink, onOrder: { self.push(.order(drink)) }))
    case .order(let drink):
      .flow(OrderFlow(drink)) { order in self.orders.append(order) }
    }
  }
}
