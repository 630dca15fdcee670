import Usher
import UsherLinks

/// The tab bar of the logged-in user; finishes when they log out.
final class TabsCoordinator: Coordinator, Linkable {
  enum Route: Codable, Hashable { case main, settings }
  static let links: Links<Route> = [
    RouteLink("photos", .main, to: MainCoordinator.self),
    RouteLink("settings", .settings, to: SettingsCoordinator.self),
  ]

  let navigation = Tabs<Route>(.main, .settings)
  private let album: Album

  init(_ album: Album) {
    self.album = album
  }

  func lifetime() async { await album.load() }

  func destination(for route: Route) -> Destination {
    switch route {
    case .main: .flow(MainCoordinator(album))
    case .settings: .flow(SettingsCoordinator(album)) { self.finish() }
    }
  }
}
