import Usher
import UsherLinks

/// Choosing an image, then its result; finishes when the user is done with it.
final class RegisterCoordinator: Coordinator, Linkable {
  enum Route: Codable, Hashable { case image, result(Photo.ID) }
  static let links: Links<Route> = [
    RouteLink("", .image), RouteLink(":id", Route.result, to: PhotoCoordinator.self),
  ]

  let navigation = Stack<Route>(.image)
  private let album: Album

  init(_ album: Album) {
    self.album = album
  }

  func destination(for route: Route) -> Destination {
    switch route {
    case .image: .screen(RegisterImageModel(album, navigation: self))
    case .result(let id): .flow(PhotoCoordinator(id, in: album)) { self.finish() }
    }
  }
}

extension RegisterCoordinator: RegisterImageNavigation {
  func registered(_ photo: Photo) { push(.result(photo.id)) }
}
