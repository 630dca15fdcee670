/// A photo that was registered, without what it shows.
package struct Photo: Codable, Hashable, Identifiable, Sendable {
  package enum Format: String, Codable, Hashable, Sendable, CaseIterable {
    case png, jpeg

    package var mediaType: String { "image/\(rawValue)" }
    package var name: String { rawValue.uppercased() }
  }

  /// Made by the store that keeps the photos; never what a user typed.
  package let id: PhotoID
  /// What the file was called.
  package let name: String
  package let format: Format
  /// In pixels, upright.
  package let width: Int
  /// In pixels, upright.
  package let height: Int
  package let byteCount: Int

  package init(
    id: PhotoID, name: String, format: Format, width: Int, height: Int, byteCount: Int
  ) {
    self.id = id
    self.name = name
    self.format = format
    self.width = width
    self.height = height
    self.byteCount = byteCount
  }

  /// Its size, as people write it.
  package var dimensions: String { "\(width) × \(height)" }
}

extension Photo: CustomDebugStringConvertible {
  /// As trees and events name a photo that is part of a route.
  package var debugDescription: String { "\(name) \(width)×\(height)" }
}

/// A file that somebody chose, before anything is known of it.
package struct ImageFile: Hashable, Sendable {
  package let name: String
  package let bytes: [UInt8]

  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}
