/// Stores photos, separately for each account.
package protocol PhotoLibrary: Sendable {
  /// Returns the photos of an account, the latest first.
  ///
  /// - Throws: ``PhotoError`` with code `.unreachable` if the store cannot be read.
  func photos(of account: Account) async throws(PhotoError) -> [Photo]

  /// Decodes a whole file, and stores it unchanged.
  ///
  /// - Throws: ``PhotoError`` if it is no image, damaged, or exceeds a limit; nothing is stored
  ///   then.
  func add(_ file: ImageFile, for account: Account) async throws(PhotoError) -> Photo

  /// Returns the file of a photo, unchanged.
  ///
  /// - Throws: ``PhotoError`` with code `.missing` if the account has no such photo.
  func file(of photo: Photo, for account: Account) async throws(PhotoError) -> ImageFile

  /// Removes a photo and its file; does nothing if there is none.
  func remove(_ photo: Photo, of account: Account) async throws(PhotoError)
}

/// Limits of the store.
package struct PhotoLimits: Hashable, Sendable {
  package var bytesPerPhoto = 5 << 20
  /// About the size of a camera's photo: decoded images must fit into memory.
  package var pixelsPerPhoto = 24_000_000
  package var photosPerAccount = 20
  /// The total of all accounts.
  package var bytesInAll = 512 << 20

  package init() {}
}

/// The reason why a photo could not be registered, read or removed.
package struct PhotoError: Error, Codable, Hashable, Sendable {
  package struct Code: Codable, Hashable, Sendable {
    private enum Raw: String, Codable {
      case nothingChosen, unknownFormat, damaged, tooManyBytes, tooManyPixels, tooManyPhotos
      case noRoom, missing, unreachable
    }
    private let raw: Raw

    package static let nothingChosen = Code(raw: .nothingChosen)
    package static let unknownFormat = Code(raw: .unknownFormat)
    package static let damaged = Code(raw: .damaged)
    package static let tooManyBytes = Code(raw: .tooManyBytes)
    package static let tooManyPixels = Code(raw: .tooManyPixels)
    package static let tooManyPhotos = Code(raw: .tooManyPhotos)
    package static let noRoom = Code(raw: .noRoom)
    package static let missing = Code(raw: .missing)
    package static let unreachable = Code(raw: .unreachable)
  }

  package let code: Code
  /// Details for logs; not part of equality.
  package let message: String

  package init(_ code: Code, _ message: String = "") {
    self.code = code
    self.message = message
  }

  package static func == (left: PhotoError, right: PhotoError) -> Bool { left.code == right.code }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(code)
  }

  /// The message for the user.
  package var text: String {
    let limits = PhotoLimits()
    return switch code {
    case .nothingChosen: "사진 파일을 먼저 선택해 주세요."
    case .unknownFormat: "PNG 또는 JPEG 사진이 아니에요."
    case .damaged: "사진 파일이 손상됐거나 완전하지 않아요."
    case .tooManyBytes: "사진이 너무 커요. \(limits.bytesPerPhoto >> 20)MB까지 올릴 수 있어요."
    case .tooManyPixels:
      "사진의 해상도가 너무 높아요. \(limits.pixelsPerPhoto / 10_000)만 화소까지 올릴 수 있어요."
    case .tooManyPhotos: "사진은 \(limits.photosPerAccount)장까지 등록할 수 있어요."
    case .noRoom: "저장 공간이 가득 찼어요."
    case .missing: "사진을 찾을 수 없어요."
    default: "사진을 불러오거나 저장할 수 없어요. 잠시 후 다시 시도해 주세요."
    }
  }
}
