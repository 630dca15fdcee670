/// The number of a link's texts that form one argument.
///
/// New counts may be added.
public struct LinkCount: Hashable, Sendable {
  private let name: String

  /// Exactly one.
  public static let one = LinkCount(name: "one")
  /// One or none.
  public static let optional = LinkCount(name: "optional")
  /// Any number.
  public static let many = LinkCount(name: "many")
}
