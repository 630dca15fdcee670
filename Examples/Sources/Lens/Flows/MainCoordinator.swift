import Usher

/// The photos, and the ways to a new one and to one of them.
final class MainCoordinator: Coordinator, TabScreen {
  enum Route: Codable { case main, register, photo(Photo) }

  let navigation = Stack<Route>(.main)
  let tabItem = TabItem("메인", imageName: "photo")
  private let album: Album

  init(_ album: Album) {
    self.album = album
  }

  func destination(for route: Route) -> Destination {
    switch route {
    case .main: .screen(MainModel(album, navigation: self))
    case .register: .flow(RegisterCoordinator(album))
    case .photo(let photo): .flow(PhotoCoordinator(photo, in: album))
    }
  }
}

extension MainCoordinator: MainNavigation {
  func registerTapped() { push(.register) }
  func photoTapped(_ photo: Photo) { push(.photo(photo)) }
}
