/// Builds HTML as bytes, because appending to a string costs more.
struct MarkupBytes {
  private var bytes: [UInt8] = []

  init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

  /// The HTML.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func append(ascii sign: Unicode.Scalar) { bytes.append(UInt8(ascii: sign)) }

  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  /// Appends `text` escaped, for the content of an element or a quoted attribute.
  mutating func append(escaping text: String) {
    var text = text
    text.withUTF8 { text in
      var plain = 0
      for position in text.indices where Self.mayNeedEscaping(text[position]) {
        guard let (length, replacement) = Self.replacement(in: text, at: position) else { continue }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[plain..<position]))
        bytes.append(contentsOf: replacement.utf8)
        plain = position + length
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[plain...]))
    }
  }

  /// True if a byte may begin a sequence to replace, which is rare in text.
  private static func mayNeedEscaping(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, 0x7F, 0xC2, UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "\""), UInt8(ascii: "'"):
      true
    default: false
    }
  }

  /// Returns the replacement in UTF-8 and the number of replaced bytes; `nil` if the byte stays.
  private static func replacement(
    in text: UnsafeBufferPointer<UInt8>, at position: Int
  ) -> (length: Int, String)? {
    switch text[position] {
    case UInt8(ascii: "&"): (1, "&amp;")
    case UInt8(ascii: "<"): (1, "&lt;")
    case UInt8(ascii: ">"): (1, "&gt;")
    case UInt8(ascii: "\""): (1, "&quot;")
    case UInt8(ascii: "'"): (1, "&#39;")
    case UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): nil
    // Control characters are errors in HTML; browsers would drop some and keep others.
    case 0..<0x20, 0x7F: (1, "\u{FFFD}")
    case 0xC2: (0x80...0x9F).contains(text[position + 1]) ? (2, "\u{FFFD}") : nil
    default: nil
    }
  }
}
