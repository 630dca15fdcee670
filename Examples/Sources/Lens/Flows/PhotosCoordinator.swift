import Usher
import UsherLinks

/// All photos as pages, in the order of the list; finishes when the user is done, or has removed the
/// last one.
final class PhotosCoordinator: Coordinator, Linkable {
  enum Route: Codable, Hashable { case photo(Photo.ID), removal, failure(PhotoError) }
  /// An error has no address, because another start would not have it.
  static let links: Links<Route> = [
    RouteLink("remove", .removal, as: .alert), RouteLink(":id", Route.photo),
  ]

  let navigation: Pages<Route>
  private let album: Album
  /// The pages of stored photos.
  private var stored: [Route]

  /// - Parameter first: The photo to begin with; `nil` for the latest.
  init(_ album: Album, startingAt first: Photo.ID?) {
    self.album = album
    stored = album.photos.map { .photo($0.id) }
    navigation = Pages(
      stored, startingAt: album.photos.firstIndex { $0.id == first } ?? 0)
  }

  func destination(for route: Route) -> Destination {
    switch route {
    case .photo(let id): .screen(ImageResultModel(id, in: album, isNew: false, navigation: self))
    case .removal: .alert(.removal { self.removeShown() })
    case .failure(let error): .alert(.failure(error))
    }
  }

  func lifetime() async {
    for await photos in album.updates() { follow(photos) }
  }

  /// Shows the stored photos.
  ///
  /// A photo that was never stored, from a link, keeps its page, which says that it is missing.
  private func follow(_ photos: [Photo]) {
    let old = stored
    stored = photos.map { .photo($0.id) }
    let missing = navigation.routes.filter { !old.contains($0) && !stored.contains($0) }
    if stored.isEmpty && missing.isEmpty { finish() } else { setPages(stored + missing) }
  }

  private func removeShown() {
    guard case .photo(let id)? = navigation.selected else { return }
    task {
      do throws(PhotoError) {
        try await self.album.remove(id)
      } catch {
        self.present(.failure(error))
      }
    }
  }
}

extension PhotosCoordinator: ImageResultNavigation {
  func doneTapped() { finish() }
  func removeTapped() { present(.removal) }
}
