import Usher
import UsherLinks

/// The photos, with the ways to add and to open one.
final class MainCoordinator: Coordinator, Linkable, ScreenConfiguring {
  enum Route: Codable, Hashable { case main, register, photo(Photo.ID) }
  static let links: Links<Route> = [
    RouteLink("", .main), RouteLink("register", .register, to: RegisterCoordinator.self),
    RouteLink(":id", Route.photo, to: PhotoCoordinator.self),
  ]

  let navigation = Stack<Route>(.main)
  let screenOptions = ScreenOptions(tabItem: TabItem("메인", imageName: "photo"))
  private let album: Album

  init(_ album: Album) {
    self.album = album
  }

  func destination(for route: Route) -> Destination {
    switch route {
    case .main: .screen(MainModel(album, navigation: self))
    case .register: .flow(RegisterCoordinator(album))
    case .photo(let id): .flow(PhotoCoordinator(id, in: album))
    }
  }
}

extension MainCoordinator: MainNavigation {
  func registerTapped() { push(.register) }
  func photoTapped(_ photo: Photo) { push(.photo(photo.id)) }
}
