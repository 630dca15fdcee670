import Usher

/// The logged-in user, and every way to end the session.
final class AccountCoordinator: Coordinator, ScreenConfiguring {
  enum Route: Codable { case account, question }

  let navigation = Stack<Route>(.account)
  let screenOptions = ScreenOptions(tabItem: TabItem("계정", imageName: "person"))
  private let session: LiveSession
  private let preferences: any Preferences

  init(_ session: LiveSession, _ preferences: any Preferences) {
    self.session = session
    self.preferences = preferences
  }

  func destination(for route: Route) -> Destination {
    switch route {
    case .account: .screen(AccountModel(session, preferences, navigation: self))
    case .question:
      .alert(
        AlertContent(
          "모든 기기에서 로그아웃할까요?", message: "다른 창에서도 로그아웃돼요.",
          .cancel("취소"), .destructive("모두 로그아웃") { self.logOutEverywhere() }))
    }
  }

  private func logOutEverywhere() {
    task { await self.session.logOut(everywhere: true) }
  }
}

extension AccountCoordinator: AccountNavigation {
  func everywhereTapped() { present(.question) }
}
