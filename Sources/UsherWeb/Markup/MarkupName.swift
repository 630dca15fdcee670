/// The validated name of an element or of an attribute.
struct MarkupName {
  /// The name in lower case as numbers, for fast look-ups in a list.
  struct Code: Equatable {
    // The last sixteen bytes; together with the count they distinguish listed names from all
    // others.
    private var high: UInt64 = 0
    private var low: UInt64 = 0
    fileprivate private(set) var count = 0

    fileprivate mutating func append(_ byte: UInt8) {
      high = high << 8 | low >> 56
      low = low << 8 | UInt64(byte)
      count += 1
    }
  }

  private(set) var code = Code()
  private(set) var hasCapitals = false
  /// True for event handlers, whose code a browser would run.
  private(set) var beginsWithOn = false

  /// `nil` for an invalid name.
  init?(_ name: String) {
    var name = name
    guard name.withUTF8({ read($0) }) else { return nil }
  }

  /// Returns the codes of names, for look-ups.
  static func list(_ names: String...) -> [Code] { names.compactMap { MarkupName($0)?.code } }

  /// - Returns: `true` for a valid name.
  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"): code.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        hasCapitals = true
        code.append(byte | 0x20)
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: ":"):
        if code.count == 0 { return false }
        code.append(byte)
      default: return false
      }
      if code.count == 2 { beginsWithOn = code == Self.on }
    }
    return code.count > 0
  }

  private static let on: Code = {
    var code = Code()
    for byte in "on".utf8 { code.append(byte) }
    return code
  }()
}
