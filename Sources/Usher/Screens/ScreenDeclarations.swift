// What a screen declares of itself, and hosts apply. Each protocol is opt-in, on the screen's own
// object or on the coordinator of the flow that stands in its place; nothing is required of a screen.

/// A screen with a title.
@MainActor
public protocol TitledScreen: AnyObject {
  /// The words in the middle of the navigation bar.
  var screenTitle: String { get }
}

/// A screen that chooses the words on the back button of what is pushed on top of it.
@MainActor
public protocol BackTitledScreen: AnyObject {
  /// The words; the screen's title is used if this is not declared.
  var backTitle: String { get }
}

/// A screen that may hide the navigation bar.
@MainActor
public protocol BarHidingScreen: AnyObject {
  /// Whether the bar is hidden while the screen is on top.
  var hidesNavigationBar: Bool { get }
}

/// A screen that says how tall a sheet with it can be.
@MainActor
public protocol SheetSizingScreen: AnyObject {
  /// The heights, the smallest first.
  ///
  /// Without any the sheet is large.
  var sheetDetents: [SheetDetent] { get }
}

/// A height that a sheet can rest at.
public enum SheetDetent: Hashable, Sendable {
  /// About half of the screen.
  case medium
  /// The whole screen but for the edge of what lies below.
  case large
  /// A share of the screen's height, above 0 and up to 1.
  ///
  /// A larger one counts as ``large``. One that is no height, such as 0 or not a number, is left out.
  case fraction(Double)

  /// The height as hosts can show it; `nil` if there is none.
  var possible: SheetDetent? {
    guard case .fraction(let share) = self else { return self }
    // Not a number is not above zero.
    guard share > 0 else { return nil }
    return share > 1 ? .large : self
  }
}

/// A screen that can keep its modal from being drawn down.
@MainActor
public protocol DismissControllingScreen: AnyObject {
  /// Whether the user may dismiss the modal without choosing anything.
  ///
  /// `true` if not declared.
  var isDismissable: Bool { get }
}

/// A tab's own words and picture.
public struct TabItem: Hashable, Sendable {
  /// The words below the picture.
  public let title: String
  /// The name of a picture that the host knows, such as a system symbol.
  public let imageName: String?
  /// A short text in the tab's corner.
  public let badge: String?

  /// A tab with a title, and with a picture and a badge if given.
  public init(_ title: String, imageName: String? = nil, badge: String? = nil) {
    self.title = title
    self.imageName = imageName
    self.badge = badge
  }
}

/// A screen, or the coordinator of a flow, that stands in a tab.
@MainActor
public protocol TabScreen: AnyObject {
  /// How its tab looks.
  var tabItem: TabItem { get }
}
