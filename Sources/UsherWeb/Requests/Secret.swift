/// An unguessable name: for a visitor, a tree, or the token in its forms.
package struct Secret: Sendable, Hashable, CustomStringConvertible {
  /// 32 lower-case hexadecimal digits: 128 bits.
  package let description: String

  /// Creates a secret with the system's random generator.
  package init() {
    var generator = SystemRandomNumberGenerator()
    self.init(using: &generator)
  }

  /// Creates a secret with `generator`, for tests that must know it.
  package init(using generator: inout some RandomNumberGenerator) {
    description = Self.digits(generator.next()) + Self.digits(generator.next())
  }

  /// Reads a secret from a browser; `nil` for another form.
  package init?(_ text: some StringProtocol) {
    guard text.utf8.count == 32,
      text.utf8.allSatisfy({ byte in
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
      })
    else { return nil }
    description = String(text)
  }

  /// Returns whether `text` is this secret; the duration does not depend on the matching part.
  package func matches(_ text: String) -> Bool {
    let mine = Array(description.utf8)
    let other = Array(text.utf8)
    guard mine.count == other.count else { return false }
    var difference: UInt8 = 0
    for (left, right) in zip(mine, other) { difference |= left ^ right }
    return difference == 0
  }

  private static func digits(_ value: UInt64) -> String {
    let text = String(value, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }
}
