package import Foundation
package import Lens

/// Photos in a folder on this machine, with a subfolder for each account.
///
/// They belong to the account and not to a visitor's tree: they survive logging out and restarts of
/// the server. ``PhotoLimits`` bounds each file, each account, and the total.
package actor PhotoStore: PhotoLibrary {
  private let folder: URL
  private let limits: PhotoLimits
  /// The photos of each account, by its id; the latest first.
  private var lists: [String: [Photo]]?
  /// The accounts with unreadable lists, which stay as they are.
  private var unreadable: Set<String> = []

  /// Creates a store; nothing is read or written yet.
  ///
  /// - Parameters:
  ///   - folder: The folder of the photos, which need not exist.
  ///   - limits: The limits of the store.
  package init(in folder: URL, limits: PhotoLimits = PhotoLimits()) {
    self.folder = folder
    self.limits = limits
  }

  package func photos(of account: Account) throws(PhotoError) -> [Photo] {
    try list(of: account)
  }

  package func add(_ file: ImageFile, for account: Account) throws(PhotoError) -> Photo {
    guard file.bytes.count <= limits.bytesPerPhoto else { throw PhotoError(.tooManyBytes) }
    let list = try list(of: account)
    guard list.count < limits.photosPerAccount else { throw PhotoError(.tooManyPhotos) }
    let findings = try ImageInspector(mostPixels: limits.pixelsPerPhoto).inspect(file.bytes)
    var lists = try read()
    let bytes = lists.values.joined().reduce(0) { $0 + $1.byteCount }
    guard bytes + file.bytes.count <= limits.bytesInAll else { throw PhotoError(.noRoom) }
    let photo = Photo(
      id: PhotoID(rawValue: UUID().uuidString.lowercased()), name: file.name,
      format: findings.format,
      width: findings.width, height: findings.height, byteCount: file.bytes.count)
    lists[account.id] = [photo] + list
    try reaching { try KeptData.write(Data(file.bytes), to: url(of: photo, account.id)) }
    try write(lists, for: account.id)
    return photo
  }

  package func file(of photo: Photo, for account: Account) throws(PhotoError) -> ImageFile {
    let photo = try known(photo, of: account)
    let data = try reaching { try Data(contentsOf: url(of: photo, account.id)) }
    return ImageFile(name: photo.name, bytes: [UInt8](data))
  }

  package func remove(_ photo: Photo, of account: Account) throws(PhotoError) {
    var lists = try read()
    guard let photo = try? known(photo, of: account) else { return }
    lists[account.id]?.removeAll { $0.id == photo.id }
    try write(lists, for: account.id)
    // A remaining file is in no list, and does no harm.
    try? FileManager.default.removeItem(at: url(of: photo, account.id))
  }

  /// Returns the stored photo, because the caller's details may be wrong.
  private func known(_ photo: Photo, of account: Account) throws(PhotoError) -> Photo {
    guard let known = try list(of: account).first(where: { $0.id == photo.id }) else {
      throw PhotoError(.missing)
    }
    return known
  }

  private func list(of account: Account) throws(PhotoError) -> [Photo] {
    let lists = try read()
    guard !unreadable.contains(account.id) else { throw PhotoError(.unreachable, "its list") }
    return lists[account.id] ?? []
  }

  // MARK: - Files

  private func url(of photo: Photo, _ account: String) -> URL {
    folder.appending(path: "\(account)/\(photo.id).\(photo.format.rawValue)")
  }

  private func index(of account: String) -> KeptFile<[PhotoRecord]> {
    KeptFile(url: folder.appending(path: "\(account)/photos.json"))
  }

  /// Returns all lists, read from the folder the first time.
  private func read() throws(PhotoError) -> [String: [Photo]] {
    if let lists { return lists }
    let read = try reaching {
      var lists: [String: [Photo]] = [:]
      guard FileManager.default.fileExists(atPath: folder.path) else { return lists }
      for account in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
        do {
          lists[account] = try index(of: account).read()?.compactMap(\.photo)
        } catch {
          unreadable.insert(account)
        }
      }
      return lists
    }
    lists = read
    return read
  }

  private func write(_ new: [String: [Photo]], for account: String) throws(PhotoError) {
    try reaching { try index(of: account).write((new[account] ?? []).map(PhotoRecord.init)) }
    lists = new
  }

  private func reaching<Result>(_ body: () throws -> Result) throws(PhotoError) -> Result {
    do {
      return try body()
    } catch {
      throw PhotoError(.unreachable, "\(error)")
    }
  }
}

/// The stored form of a photo.
private struct PhotoRecord: Codable, Sendable {
  let id, name, format: String
  let width, height, byteCount: Int

  init(_ photo: Photo) {
    (id, name, format) = (photo.id.rawValue, photo.name, photo.format.rawValue)
    (width, height, byteCount) = (photo.width, photo.height, photo.byteCount)
  }

  var photo: Photo? {
    guard let format = Photo.Format(rawValue: format), UUID(uuidString: id) != nil else {
      return nil
    }
    return Photo(
      id: PhotoID(rawValue: id), name: name, format: format, width: width, height: height,
      byteCount: byteCount)
  }
}
