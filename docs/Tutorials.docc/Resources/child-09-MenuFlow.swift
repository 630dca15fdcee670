import Usher

final class MenuFlow: Coordinator {
  enum Route: Hashable { case menu, drink(Drink) }

  let navigation = Stack<Route>(.menu)
  private(set) var orders: [Order] = []

  func destination(for route: Route) -> Destination {
    switch route {
    case .menu: .screen(MenuModel(onChoose: { self.push(.drink($0)) }))
    case .drink(let drink):
      .screen(DrinkModel(drink, onOrder: { self.orderTapped(drink) }))
    }
  }

  private func orderTapped(_ drink: Drink) {
    task {
      guard let order = try await self.run(OrderFlow(drink), as: .sheet) else { return }
      self.orders.append(order)
      self.popToRoot()
    }
  }
}
