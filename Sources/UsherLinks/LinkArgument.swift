/// What one parameter of a link may be: a ``LinkParameter``, an optional or an array of one, or a `Bool`.
///
/// Conform to ``LinkParameter``, which brings this. In a path there are only parameters; a query item may
/// be left out if it is optional, given several times if it is an array, and is a flag (there or not) if
/// it is a `Bool`.
public protocol LinkArgument {
  /// How many texts it takes.
  static var linkCount: LinkCount { get }
  /// Reads it from its texts, in the order in which the link has them; `nil` if they are none of this type.
  init?(linkTexts: [String])
  /// Its texts.
  var linkTexts: [String] { get }
}
