/// A segment of an address that is no place.
enum LinkMark {
  /// `;` returns to the enclosing flow, `;;` to the one around that.
  case close(Int)
  /// `!` means that the flow is not at its usual first place.
  case bare
  /// `!!` is the place whose pattern is empty, where it is not the first of its flow.
  case unnamed
  /// `,` ends a place. At the beginning of an address it means that the address is spelled out: it names
  /// every place, a flow's first included, ends each with a mark, and has `=` before every value.
  case separator
  /// `@` means that the enclosing flow presents the next place, `@@` the one around that.
  case level(Int)
  /// `=` precedes a value that could not be in a path otherwise.
  case literal(String)

  /// In bytes: a combining character after a mark would form another character with it.
  init?(_ segment: String) {
    let bytes = segment.utf8
    guard let first = bytes.first else { return nil }
    switch first {
    case UInt8(ascii: ";") where bytes.allSatisfy { $0 == first }: self = .close(bytes.count)
    case UInt8(ascii: "@") where bytes.allSatisfy { $0 == first }: self = .level(bytes.count)
    case UInt8(ascii: "!") where bytes.count == 1: self = .bare
    case UInt8(ascii: "!") where bytes.count == 2 && bytes.last == first: self = .unnamed
    case UInt8(ascii: ",") where bytes.count == 1: self = .separator
    case UInt8(ascii: "="): self = .literal(String(segment.unicodeScalars.dropFirst()))
    default: return nil
    }
  }
}
