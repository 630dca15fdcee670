import Observation

/// The photos of the logged-in user, shared by all screens.
@Observable @MainActor
package final class Album {
  package let account: Account
  /// The photos, the latest first.
  package private(set) var photos: [Photo] = []
  /// The error of reading ``photos``.
  package private(set) var problem: PhotoError?
  private let library: any PhotoLibrary
  @ObservationIgnored private var isRead = false
  @ObservationIgnored private var watchers: [Int: AsyncStream<[Photo]>.Continuation] = [:]
  @ObservationIgnored private var watcherCount = 0

  init(_ account: Account, library: any PhotoLibrary) {
    self.account = account
    self.library = library
  }

  /// Reads the stored photos.
  func load() async {
    do throws(PhotoError) {
      photos = try await library.photos(of: account)
      (problem, isRead) = (nil, true)
      for watcher in watchers.values { watcher.yield(photos) }
    } catch {
      problem = error
    }
  }

  /// Returns the photos each time they were read, and at once if they were.
  func updates() -> AsyncStream<[Photo]> {
    let (updates, watcher) = AsyncStream.makeStream(
      of: [Photo].self, bufferingPolicy: .bufferingNewest(1))
    let number = watcherCount
    watcherCount += 1
    watchers[number] = watcher
    watcher.onTermination = { [weak self] _ in Task { @MainActor in self?.watchers[number] = nil } }
    if isRead { watcher.yield(photos) }
    return updates
  }

  /// Registers a file, and adds it to the photos.
  func add(_ file: ImageFile) async throws(PhotoError) -> Photo {
    let photo = try await library.add(file, for: account)
    await load()
    return photo
  }

  func file(of photo: Photo) async throws(PhotoError) -> ImageFile {
    try await library.file(of: photo, for: account)
  }

  /// Returns a photo, if it is loaded.
  func photo(_ id: Photo.ID) -> Photo? { photos.first { $0.id == id } }

  /// Returns a photo, reading the store if it is not loaded.
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
