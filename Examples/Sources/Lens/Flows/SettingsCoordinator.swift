import Usher
import UsherLinks

/// The account of the logged-in user; finishes when they log out.
final class SettingsCoordinator: Coordinator, Linkable, ScreenConfiguring {
  enum Route: Codable, Hashable { case settings }
  static let links: Links<Route> = [RouteLink("", .settings)]

  let navigation = Stack<Route>(.settings)
  let screenOptions = ScreenOptions(tabItem: TabItem("설정", imageName: "gearshape"))
  private let album: Album

  init(_ album: Album) {
    self.album = album
  }

  func destination(for route: Route) -> Destination {
    .screen(SettingsModel(album, navigation: self))
  }
}

extension SettingsCoordinator: SettingsNavigation {
  func logOutTapped() { finish() }
}
