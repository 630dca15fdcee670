import Usher

final class MenuFlow: Coordinator {
  enum Route: Hashable { case menu }

  let navigation = Stack<Route>(.menu)

  func destination(for route: Route) -> Destination {
    switch route {
    case .menu: .screen(MenuModel(onChoose: { _ in }))
    }
  }
}
