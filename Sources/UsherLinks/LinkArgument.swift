/// The type of one parameter of a link: a ``LinkParameter``, an optional or an array of one, or a
/// `Bool`.
///
/// Conform to ``LinkParameter``, which implies this. A path has only parameters; a query item may
/// be left out if it is optional, may repeat if it is an array, and is a flag (present or absent)
/// if it is a `Bool`.
public protocol LinkArgument {
  /// The number of its texts.
  static var linkCount: LinkCount { get }
  /// Reads it from its texts, in the link's order; `nil` if they do not describe this type.
  init?(linkTexts: [String])
  /// Its texts.
  var linkTexts: [String] { get }
}
