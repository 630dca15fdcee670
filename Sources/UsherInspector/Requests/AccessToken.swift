#if DEBUG
  /// The secret part of the inspector's address: 128 random bits.
  struct AccessToken: Sendable {
    /// 32 hexadecimal digits.
    let text: String

    init() {
      var generator = SystemRandomNumberGenerator()
      text = (0..<16).map { _ in
        let byte = UInt8.random(in: .min ... .max, using: &generator)
        return (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }.joined()
    }

    /// Returns whether a text is this secret; the duration does not depend on the matching part.
    func matches(_ other: some StringProtocol) -> Bool {
      let (mine, theirs) = (Array(text.utf8), Array(other.utf8))
      guard mine.count == theirs.count else { return false }
      var difference: UInt8 = 0
      for (left, right) in zip(mine, theirs) { difference |= left ^ right }
      return difference == 0
    }
  }
#endif
