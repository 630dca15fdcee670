import Observation

/// The photos of whoever is logged in, for all screens alike.
@Observable @MainActor
package final class Album {
  package let account: Account
  /// The latest first.
  package private(set) var photos: [Photo] = []
  /// Why ``photos`` are not known.
  package private(set) var problem: PhotoError?
  private let library: any PhotoLibrary

  init(_ account: Account, library: any PhotoLibrary) {
    self.account = account
    self.library = library
  }

  /// Reads what is kept.
  func load() async {
    do throws(PhotoError) {
      photos = try await library.photos(of: account)
      problem = nil
    } catch {
      problem = error
    }
  }

  /// Registers a file, and shows it among the others.
  func add(_ file: ImageFile) async throws(PhotoError) -> Photo {
    let photo = try await library.add(file, for: account)
    await load()
    return photo
  }

  func file(of photo: Photo) async throws(PhotoError) -> ImageFile {
    try await library.file(of: photo, for: account)
  }

  func remove(_ photo: Photo) async throws(PhotoError) {
    try await library.remove(photo, of: account)
    await load()
  }
}
