/// A registered photo, without its file.
package struct Photo: Codable, Hashable, Identifiable, Sendable {
  package enum Format: String, Codable, Hashable, Sendable, CaseIterable {
    case png, jpeg

    package var mediaType: String { "image/\(rawValue)" }
    package var name: String { rawValue.uppercased() }
  }

  /// Created by the store of photos; never typed text.
  package let id: PhotoID
  /// The name of the file.
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

  /// The displayed size.
  package var dimensions: String { "\(width) × \(height)" }
}

extension Photo: CustomDebugStringConvertible {
  /// The photo's name in descriptions of routes.
  package var debugDescription: String { "\(name) \(width)×\(height)" }
}

/// A file that the user chose, before it is checked.
package struct ImageFile: Hashable, Sendable {
  package let name: String
  package let bytes: [UInt8]

  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}
