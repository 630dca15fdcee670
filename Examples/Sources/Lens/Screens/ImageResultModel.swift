import Observation
import Usher

/// The navigation of the photo screen.
@MainActor
package protocol ImageResultNavigation: Working {
  func doneTapped()
  func removeTapped()
}

/// A stored photo with its details: one that was just registered, or one of the album.
@Observable
package final class ImageResultModel: ScreenConfiguring {
  package let id: Photo.ID
  /// Its details; `nil` during the search, and if there is no such photo.
  package private(set) var photo: Photo?
  /// Its file, once it is read.
  package private(set) var file: ImageFile?
  package private(set) var problem: PhotoError?
  private let isNew: Bool
  private let navigation: any ImageResultNavigation

  init(
    _ id: Photo.ID, in album: Album, isNew: Bool, navigation: any ImageResultNavigation
  ) {
    self.id = id
    self.isNew = isNew
    photo = album.photo(id)
    self.navigation = navigation
    navigation.task { await self.load(from: album) }
  }

  package var screenOptions: ScreenOptions {
    ScreenOptions(title: isNew ? "등록 결과" : photo?.name ?? "사진")
  }

  package func doneTapped() { navigation.doneTapped() }
  package func removeTapped() { navigation.removeTapped() }

  private func load(from album: Album) async {
    do throws(PhotoError) {
      let photo = try await album.find(id)
      self.photo = photo
      file = try await album.file(of: photo)
    } catch {
      problem = error
    }
  }
}
