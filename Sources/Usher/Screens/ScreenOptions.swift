/// The presentation of a screen: its title, bar, sheet and tab.
///
/// Options that are `nil` come from the screens inside a flow, and otherwise from the host.
public struct ScreenOptions: Hashable, Sendable {
  /// The title in the navigation bar.
  public var title: String?
  /// The title of the back button on the screen pushed above; ``title`` if `nil`.
  public var backTitle: String?
  /// True if the navigation bar is hidden while the screen is on top; `false` if `nil`.
  ///
  /// The back button is hidden with the bar, and UIKit turns the swipe back off: give such a screen a way back.
  public var hidesNavigationBar: Bool?
  /// The heights that a sheet rests at, the smallest first; large if `nil` or empty.
  public var detents: [SheetDetent]?
  /// False if the user must not swipe the sheet down or tap beside it; `true` if `nil`.
  public var isDismissable: Bool?
  /// The appearance of the screen's tab.
  public var tabItem: TabItem?

  /// Creates options; omitted ones are `nil`.
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
