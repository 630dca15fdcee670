/// What is wrong with a link, or with writing one.
///
/// When it is thrown nothing has changed.
public struct LinkError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What kind of mistake it is.
  ///
  /// An open set: codes can be added, so a `switch` over it needs a `default`.
  public struct Code: Hashable, Sendable, CustomStringConvertible {
    private let name: String

    /// The code in a word or two.
    public var description: String { name }

    /// It is no link at all: percent-encoding, UTF-8 or the form is broken.
    public static let malformed = Code(name: "malformed")
    /// It is longer, or nests deeper, than any link of an app.
    public static let tooLong = Code(name: "too long")
    /// It comes from a host or has a scheme that the app does not open.
    public static let foreign = Code(name: "foreign")
    /// A part of the path leads nowhere.
    public static let unknown = Code(name: "unknown")
    /// A value is not of the type that the link needs.
    public static let unreadable = Code(name: "unreadable")
    /// A query item is missing.
    public static let missing = Code(name: "missing")
    /// A place has no address: no link is declared for its route, or it has none.
    public static let unaddressed = Code(name: "unaddressed")
    /// The address of a tree would be read as that of another.
    public static let ambiguous = Code(name: "ambiguous")
  }

  /// What kind of mistake it is.
  public let code: Code
  /// The link as it was given, or as far as it could be written.
  ///
  /// A link that was too long is cut.
  public let link: String
  /// Where in the link the mistake is; `nil` if it is in none of its parts.
  public let range: Range<String.Index>?
  /// What is wrong.
  public let message: String

  init(_ code: Code, _ link: String, at offsets: Range<Int>? = nil, _ message: String) {
    let isCut = link.utf8.count > LinkLimits.length
    self.code = code
    self.link = isCut ? String(link.prefix(200)) : link
    self.message = message
    let text = self.link
    range = offsets.flatMap { offsets in
      guard !isCut, offsets.upperBound <= text.utf8.count else { return nil }
      let start = text.utf8.index(text.startIndex, offsetBy: offsets.lowerBound)
      return start..<text.utf8.index(start, offsetBy: offsets.count)
    }
  }

  /// The part of the link that is wrong, if it is in one.
  public var part: Substring? { range.map { link[$0] } }

  /// The message, with the part it is about.
  public var description: String {
    let part = part.map { " at “\($0.prefix(60))”" } ?? ""
    return "\(code) link\(part): \(message)"
  }
}
