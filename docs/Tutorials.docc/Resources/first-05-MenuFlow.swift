import Usher

final class MenuFlow: Coordinator {
  enum Route: Hashable { case menu, drink(Drink) }

  let navigation = Stack<Route>(.menu)

  func destination(for route: Route) -> Destination {
    switch route {
    case .menu: .screen(MenuModel(onChoose: { self.push(.drink($0)) }))
    case .drink(let drink): .screen(DrinkModel(drink))
    }
  }
}
