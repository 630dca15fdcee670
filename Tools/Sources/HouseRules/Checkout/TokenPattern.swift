/// A sequence of tokens to find in code, written as Swift; spaces and line breaks do not matter.
///
/// `_` matches any token. A leading `^` means that neither `.` nor `func` comes before.
struct TokenPattern: Sendable {
  let text: String
  let tokens: [String]
  let isFree: Bool

  init(_ text: String) {
    self.text = text
    let all = Self.tokens(of: text)
    isFree = all.first == "^"
    tokens = isFree ? Array(all.dropFirst()) : all
  }

  /// The tokens of a piece of Swift, which need not be complete.
  static func tokens(of text: String) -> [String] {
    SourceFile(path: "", text: text).tokens.map(\.text)
  }

  /// Returns whether it is found at a position of the code.
  func matches(_ code: [SourceFile.Token], at start: Int) -> Bool {
    guard start + tokens.count <= code.count else { return false }
    for (offset, token) in tokens.enumerated()
    where token != "_" && token != code[start + offset].text {
      return false
    }
    guard isFree, start > 0 else { return true }
    return code[start - 1].text != "." && code[start - 1].text != "func"
  }
}
