/// What a coordinator declares of one of its tabs, beside the title, picture and badge of the screen.
public struct TabOptions: Hashable, Sendable {
  /// True for the tab that searches, which the system sets apart, with a title and a picture of its own.
  ///
  /// From iOS 18. One tab can be it.
  public var isSearch: Bool
  /// The title of the section of the sidebar in which it stands with its neighbours of the same section; `nil` for none.
  ///
  /// On an iPad from iOS 18. Elsewhere it is a tab like the others.
  public var section: String?

  /// Creates options; omitted ones declare nothing.
  public init(isSearch: Bool = false, section: String? = nil) {
    self.isSearch = isSearch
    self.section = section
  }
}

/// When a tab bar becomes small; from iOS 26.
public enum TabBarMinimizing: Hashable, Sendable {
  /// Never.
  case never
  /// While the user scrolls down.
  case onScrollDown
  /// While the user scrolls up.
  case onScrollUp
}
