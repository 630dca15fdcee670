/// A JSON object on one line, written value by value.
struct JSONLine {
  private var bytes: [UInt8] = []

  init(capacity: Int) {
    bytes.reserveCapacity(capacity)
    bytes.append(UInt8(ascii: "{"))
  }

  /// The whole object.
  var closed: [UInt8] { bytes + [UInt8(ascii: "}")] }

  mutating func add(_ name: StaticString, _ number: Int) {
    begin(name)
    bytes.append(contentsOf: String(number).utf8)
  }

  mutating func add(_ name: StaticString, _ isTrue: Bool) {
    begin(name)
    bytes.append(contentsOf: (isTrue ? "true" : "false").utf8)
  }

  mutating func add(_ name: StaticString, _ text: String) {
    begin(name)
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { text in
      // Copies bytes that need no escape in one step.
      var plain = 0
      for position in text.indices {
        let byte = text[position]
        guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else {
          continue
        }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[plain..<position]))
        if byte < 0x20 {
          bytes.append(contentsOf: Self.escape(byte).utf8)
          plain = position + 1
        } else {
          // A backslash before the character itself escapes these.
          bytes.append(UInt8(ascii: "\\"))
          plain = position
        }
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[plain...]))
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Names come from the source and need no escaping.
  private mutating func begin(_ name: StaticString) {
    if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(contentsOf: name.description.utf8)
    bytes.append(contentsOf: "\":".utf8)
  }

  /// Returns the escape of a control character.
  private static func escape(_ byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "\n"): "\\n"
    case UInt8(ascii: "\r"): "\\r"
    case UInt8(ascii: "\t"): "\\t"
    default: "\\u00" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16)
    }
  }
}
