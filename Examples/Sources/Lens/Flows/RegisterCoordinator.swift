import Usher

/// Choosing an image, and what came of it; finishes when that has been seen.
final class RegisterCoordinator: Coordinator {
  enum Route: Codable { case image, result(Photo) }

  let navigation = Stack<Route>(.image)
  private let album: Album

  init(_ album: Album) {
    self.album = album
  }

  func destination(for route: Route) -> Destination {
    switch route {
    case .image: .screen(RegisterImageModel(album, navigation: self))
    case .result(let photo): .flow(PhotoCoordinator(photo, in: album)) { self.finish() }
    }
  }
}

extension RegisterCoordinator: RegisterImageNavigation {
  func registered(_ photo: Photo) { push(.result(photo)) }
}
