/// The name of an element or of an attribute, looked through once.
struct MarkupName {
  /// The name in small letters as numbers, so that looking it up in a list compares no texts.
  struct Code: Equatable {
    // The last sixteen bytes; with the count, names on lists are told from all others.
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
  /// As do all attributes that a browser runs.
  private(set) var beginsWithOn = false

  /// `nil` for what no element and no attribute can be called.
  init?(_ name: String) {
    var name = name
    guard name.withUTF8({ read($0) }) else { return nil }
  }

  /// The codes of names, to look names up in.
  static func list(_ names: String...) -> [Code] { names.compactMap { MarkupName($0)?.code } }

  /// - Returns: Whether it is a name.
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
