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

  /// A photo, if it is known.
  func photo(_ id: Photo.ID) -> Photo? { photos.first { $0.id == id } }

  /// A photo; looks whether it is kept if it is not known.
  func find(_ id: Photo.ID) async throws(PhotoError) -> Photo {
    if let photo = photo(id) { return photo }
    await load()
    guard let photo = photo(id) else { throw problem ?? PhotoError(.missing) }
    return photo
  }

  func remove(_ id: Photo.ID) async throws(PhotoError) {
    try await library.remove(try await find(id), of: account)
    await load()
  }
}
