// Screens/ holds what a screen declares about itself, such as its title.

/// A screen that tells the host its title and other options.
///
/// Conform a screen's own object, or the coordinator of a flow, which then speaks for the screens inside:
///
///     final class PlacesModel: ScreenConfiguring {
///       let screenOptions = ScreenOptions(title: "Places")
///     }
///
/// Hosts apply the options when the screen appears. If the object is `@Observable` and the property is computed
/// from observed properties, hosts follow their changes. Nothing requires a screen to conform.
@MainActor
public protocol ScreenConfiguring: AnyObject {
  /// The options; a flow's come before those of the screens in it, option by option.
  var screenOptions: ScreenOptions { get }
}

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
