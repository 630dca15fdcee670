import Usher

final class MainFlow: Usher.Coordinator {
  enum Route: Hashable { case home, account }

  let navigation = Tabs<Route>(.home, .account)

  func destination(for route: Route) -> Destination {
    switch route {
    case .home: .screen(HomeModel())
    case .account: .screen(AccountModel(onLogOut: { self.finish() }))
    }
  }
}
