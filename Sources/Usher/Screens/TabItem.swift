/// The title, picture and badge of a tab.
public struct TabItem: Hashable, Sendable {
  /// The title below the picture.
  public let title: String
  /// The name of a picture that the host knows, such as a system symbol.
  public let imageName: String?
  /// A short text in the tab's corner.
  public let badge: String?

  /// Creates a tab item with a title, and with a picture and a badge if given.
  public init(_ title: String, imageName: String? = nil, badge: String? = nil) {
    self.title = title
    self.imageName = imageName
    self.badge = badge
  }
}
