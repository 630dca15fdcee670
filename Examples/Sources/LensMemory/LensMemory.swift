package import Lens

/// Accounts and photos in memory: for walks, previews, and an app that keeps nothing.
@MainActor
package final class LensMemory: Accounts, PhotoLibrary {
  private var passwords: [EmailAddress: String] = [:]
  private var lists: [String: [Photo]] = [:]
  /// The number of photos ever added.
  private var added = 0

  package init() {}

  package func logIn(email: EmailAddress, password: String) throws(AccountError) -> Account {
    guard passwords[email] == password else { throw AccountError(.wrongCredentials) }
    return Account(id: email.text, email: email)
  }

  package func signUp(email: EmailAddress, password: String) throws(AccountError) -> Account {
    guard passwords[email] == nil else { throw AccountError(.emailTaken) }
    passwords[email] = password
    return Account(id: email.text, email: email)
  }

  package func photos(of account: Account) throws(PhotoError) -> [Photo] { lists[account.id] ?? [] }

  package func add(_ file: ImageFile, for account: Account) throws(PhotoError) -> Photo {
    guard !file.bytes.isEmpty else { throw PhotoError(.unknownFormat) }
    added += 1
    let photo = Photo(
      id: PhotoID(rawValue: "\(added)"), name: file.name, format: .png, width: added, height: 1,
      byteCount: file.bytes.count)
    lists[account.id, default: []].insert(photo, at: 0)
    return photo
  }

  package func file(of photo: Photo, for account: Account) throws(PhotoError) -> ImageFile {
    guard lists[account.id]?.contains(photo) == true else { throw PhotoError(.missing) }
    return ImageFile(name: photo.name, bytes: [1])
  }

  package func remove(_ photo: Photo, of account: Account) throws(PhotoError) {
    lists[account.id]?.removeAll { $0 == photo }
  }
}
