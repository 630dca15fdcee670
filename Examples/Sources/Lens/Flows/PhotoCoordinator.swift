import Usher
import UsherLinks

/// A photo that was just registered; finishes when the user is done with it, or has removed it.
final class PhotoCoordinator: Coordinator, Linkable {
  enum Route: Codable, Hashable { case photo, removal, failure(PhotoError) }
  /// An error has no address, because another start would not have it.
  static let links: Links<Route> = [
    RouteLink("", .photo), RouteLink("remove", .removal, as: .alert),
  ]

  let navigation = Stack<Route>(.photo)
  private let id: Photo.ID
  private let album: Album

  init(_ id: Photo.ID, in album: Album) {
    self.id = id
    self.album = album
  }

  func destination(for route: Route) -> Destination {
    switch route {
    case .photo: .screen(ImageResultModel(id, in: album, isNew: true, navigation: self))
    case .removal: .alert(.removal { self.remove() })
    case .failure(let error): .alert(.failure(error))
    }
  }

  private func remove() {
    task {
      do throws(PhotoError) {
        try await self.album.remove(self.id)
        self.finish()
      } catch {
        self.present(.failure(error))
      }
    }
  }
}

extension PhotoCoordinator: ImageResultNavigation {
  func doneTapped() { finish() }
  func removeTapped() { present(.removal) }
}
