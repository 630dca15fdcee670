import Usher
import UsherLinks

/// The photos, with the ways to add and to open one.
final class MainCoordinator: Coordinator, Linkable, ScreenConfiguring {
  enum Route: Codable, Hashable { case main, register, photos }
  static let links: Links<Route> = [
    RouteLink("", .main), RouteLink("register", .register, to: RegisterCoordinator.self),
    RouteLink("album", .photos, to: PhotosCoordinator.self),
    // Earlier versions wrote this.
    RouteLink(":id", forwardingTo: "album/:id"),
  ]

  let navigation = Stack<Route>(.main)
  let screenOptions = ScreenOptions(tabItem: TabItem("메인", imageName: "photo"))
  private let album: Album
  /// The photo that was chosen last in the list.
  private var chosen: Photo.ID?

  init(_ album: Album) {
    self.album = album
  }

  func destination(for route: Route) -> Destination {
    switch route {
    case .main: .screen(MainModel(album, navigation: self))
    case .register: .flow(RegisterCoordinator(album))
    case .photos: .flow(PhotosCoordinator(album, startingAt: chosen))
    }
  }
}

extension MainCoordinator: MainNavigation {
  func registerTapped() { push(.register) }

  func photoTapped(_ photo: Photo) {
    chosen = photo.id
    push(.photos)
  }
}
