/// An error in a link, or in writing one.
///
/// A failed operation has changed nothing.
public struct LinkError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of the error.
  ///
  /// New codes may be added, so a `switch` over it needs a `default`.
  public struct Code: Hashable, Sendable, CustomStringConvertible {
    private let name: String

    /// The code in a word or two.
    public var description: String { name }

    /// The text is no link: percent-encoding, UTF-8 or the form is broken.
    public static let malformed = Code(name: "malformed")
    /// The link is longer, or nests deeper, than any link of an app.
    public static let tooLong = Code(name: "too long")
    /// The link has a host or a scheme that the app does not open.
    public static let foreign = Code(name: "foreign")
    /// A part of the path leads nowhere.
    public static let unknown = Code(name: "unknown")
    /// A value has another type than the link requires.
    public static let unreadable = Code(name: "unreadable")
    /// A query item is missing.
    public static let missing = Code(name: "missing")
    /// A place has no address: its route has no link, or its values have none.
    public static let unaddressed = Code(name: "unaddressed")
    /// The address of a tree would be read as that of another.
    public static let ambiguous = Code(name: "ambiguous")
  }

  /// The kind of the error.
  public let code: Code
  /// The given link, or the written part of an address.
  ///
  /// A link that was too long is truncated.
  public let link: String
  /// The position of the error in the link; `nil` if it is in no part.
  public let range: Range<String.Index>?
  /// The problem in words.
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

  /// The wrong part of the link, if there is one.
  public var part: Substring? { range.map { link[$0] } }

  /// The message, with the wrong part.
  public var description: String {
    let part = part.map { " at “\($0.prefix(60))”" } ?? ""
    return "\(code) link\(part): \(message)"
  }
}
