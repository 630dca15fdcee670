/// A segment of an address that names no place.
enum LinkMark {
  /// `;` goes back to the flow around, `;;` to the one around that.
  case close(Int)
  /// `!` says that the flow does not stand on the place that it usually starts with.
  case bare
  /// `!!` is the tab whose pattern is empty.
  case unnamed
  /// `@` says that the flow around presents what follows, `@@` the one around that.
  case level(Int)
  /// `=` in front of a value that could not stand in a path otherwise.
  case literal(String)

  /// By bytes: a combining character behind a mark would make another character of it.
  init?(_ segment: String) {
    let bytes = segment.utf8
    guard let first = bytes.first else { return nil }
    switch first {
    case UInt8(ascii: ";") where bytes.allSatisfy { $0 == first }: self = .close(bytes.count)
    case UInt8(ascii: "@") where bytes.allSatisfy { $0 == first }: self = .level(bytes.count)
    case UInt8(ascii: "!") where bytes.count == 1: self = .bare
    case UInt8(ascii: "!") where bytes.count == 2 && bytes.last == first: self = .unnamed
    case UInt8(ascii: "="): self = .literal(String(segment.unicodeScalars.dropFirst()))
    default: return nil
    }
  }
}
