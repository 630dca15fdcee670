// Screens/ holds what a screen declares about itself, such as its title.

/// How a host presents a screen: its title, bar, sheet and tab.
///
/// Options that are `nil` are taken from the screens inside a flow, and otherwise left to the host.
public struct ScreenOptions: Hashable, Sendable {
  /// The title in the navigation bar.
  public var title: String?
  /// The title of the back button on the screen pushed above; ``title`` if `nil`.
  public var backTitle: String?
  /// True if the navigation bar is hidden while the screen is on top; `false` if `nil`.
  public var hidesNavigationBar: Bool?
  /// The heights that a sheet rests at, the smallest first; large if `nil` or empty.
  public var detents: [SheetDetent]?
  /// False if the user must not swipe the sheet down or tap beside it; `true` if `nil`.
  public var isDismissable: Bool?
  /// How the screen's tab looks.
  public var tabItem: TabItem?

  /// Creates options; those left out are `nil`.
  public init(
    title: String? = nil, backTitle: String? = nil, hidesNavigationBar: Bool? = nil,
    detents: [SheetDetent]? = nil, isDismissable: Bool? = nil, tabItem: TabItem? = nil
  ) {
    self.title = title
    self.backTitle = backTitle
    self.hidesNavigationBar = hidesNavigationBar
    self.detents = detents
    self.isDismissable = isDismissable
    self.tabItem = tabItem
  }
}
