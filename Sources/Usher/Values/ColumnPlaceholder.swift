/// What a column of a split view shows while it is empty.
///
/// It is no place: nothing starts or ends, no address names it, and where there is room for one column only, it is not
/// shown.
public struct ColumnPlaceholder: Hashable, Sendable {
  /// A few words, such as “No message chosen”.
  public let title: String
  /// A sentence below the title; `nil` for none.
  public let message: String?
  /// The name of a system image, or of one in the app's bundle; `nil` for none.
  public let imageName: String?

  /// Creates a placeholder with a title, and what else is given.
  public init(_ title: String, message: String? = nil, imageName: String? = nil) {
    (self.title, self.message, self.imageName) = (title, message, imageName)
  }
}
