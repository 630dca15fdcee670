import Foundation
import Testing

@testable import Lens
@testable import LensServices

@Suite("Lens: stored photos")
struct PhotoStoreTests {
  private let folder = TestFolder()
  private let minji = Account(id: UUID().uuidString, email: .minji)
  private let other = Account(id: UUID().uuidString, email: .other)

  private func store(_ change: (inout PhotoLimits) -> Void = { _ in }) -> PhotoStore {
    var limits = PhotoLimits()
    change(&limits)
    return PhotoStore(in: folder.url, limits: limits)
  }

  @Test("a photo equals its file, and survives a restart byte for byte")
  func keeping() async throws {
    let store = store()
    let png = try await store.add(image("gradient.png"), for: minji)
    #expect((png.name, png.format, png.dimensions) == ("gradient.png", .png, "48 × 32"))
    let jpeg = try await store.add(image("photo.jpg"), for: minji)
    #expect(try await store.photos(of: minji) == [jpeg, png])
    let again = self.store()
    #expect(try await again.photos(of: minji) == [jpeg, png])
    #expect(try await again.file(of: png, for: minji) == image("gradient.png"))
  }

  @Test("an account never gets the photos of another account")
  func apart() async throws {
    let store = store()
    let photo = try await store.add(image("gradient.png"), for: minji)
    #expect(try await store.photos(of: other).isEmpty)
    await #expect(throws: PhotoError(.missing)) { try await store.file(of: photo, for: other) }
    try await store.remove(photo, of: other)
    #expect(try await store.photos(of: minji) == [photo])
  }

  @Test("an invented photo id leads nowhere")
  func madeUp() async throws {
    let store = store()
    let photo = Photo(
      id: "../../etc/passwd", name: "", format: .png, width: 1, height: 1, byteCount: 1)
    await #expect(throws: PhotoError(.missing)) { try await store.file(of: photo, for: minji) }
    try await store.remove(photo, of: minji)
  }

  @Test("a removed photo is gone with its file, and makes room")
  func removing() async throws {
    let store = store { $0.photosPerAccount = 1 }
    let photo = try await store.add(image("gradient.png"), for: minji)
    try await store.remove(photo, of: minji)
    #expect(try await store.photos(of: minji).isEmpty)
    let files = try FileManager.default.contentsOfDirectory(
      atPath: folder.url.appending(path: minji.id).path)
    #expect(files == ["photos.json"])
    _ = try await store.add(image("photo.jpg"), for: minji)
    await #expect(throws: PhotoError(.missing)) { try await store.file(of: photo, for: minji) }
  }

  @Test("the limits of a file, of an account and of all accounts are enforced")
  func limits() async throws {
    let size = try image("photo.jpg").bytes.count
    let large = store { $0.bytesPerPhoto = size - 1 }
    await #expect(throws: PhotoError(.tooManyBytes)) {
      try await large.add(image("photo.jpg"), for: minji)
    }
    let wide = store { $0.pixelsPerPhoto = 100 }
    await #expect(throws: PhotoError(.tooManyPixels)) {
      try await wide.add(image("photo.jpg"), for: minji)
    }
    let store = store {
      $0.photosPerAccount = 2
      $0.bytesInAll = 3 * size
    }
    for _ in 0..<2 { _ = try await store.add(image("photo.jpg"), for: minji) }
    await #expect(throws: PhotoError(.tooManyPhotos)) {
      try await store.add(image("photo.jpg"), for: minji)
    }
    _ = try await store.add(image("photo.jpg"), for: other)
    await #expect(throws: PhotoError(.noRoom)) {
      try await store.add(image("photo.jpg"), for: other)
    }
    #expect(try await store.photos(of: other).count == 1)
  }

  @Test("a file that is no image, or a truncated one, is not stored")
  func noImage() async throws {
    let store = store()
    let photo = try image("photo.jpg")
    let half = ImageFile(name: "photo.jpg", bytes: Array(photo.bytes.prefix(600)))
    await #expect(throws: PhotoError(.damaged)) { try await store.add(half, for: minji) }
    let text = ImageFile(name: "a.png", bytes: Array("text".utf8))
    await #expect(throws: PhotoError(.unknownFormat)) { try await store.add(text, for: minji) }
    #expect(try await store.photos(of: minji).isEmpty)
    #expect(!FileManager.default.fileExists(atPath: folder.url.path))
  }

  @Test("an unreadable list affects only its account, and stays as it is")
  func unreadable() async throws {
    let photo = try await store().add(image("photo.jpg"), for: minji)
    let list = folder.url.appending(path: "\(other.id)/photos.json")
    try FileManager.default.createDirectory(
      at: list.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("[{".utf8).write(to: list)
    let store = store()
    #expect(try await store.photos(of: minji) == [photo])
    await #expect(throws: PhotoError(.unreachable)) {
      try await store.add(image("photo.jpg"), for: other)
    }
    #expect(try Data(contentsOf: list) == Data("[{".utf8))
  }
}
