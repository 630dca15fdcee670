/// How a modal is presented.
///
/// An open set: hosts may know more styles than the core does.
public struct Presentation {
  /// The name of a way to present.
  public struct Style: Hashable, Sendable, Codable, CustomStringConvertible {
    private let name: String

    /// A style that a host knows by `name`.
    public init(_ name: String) {
      self.name = name
    }

    /// The style's name, as tree descriptions show it.
    public var description: String { name }

    /// A card from below, which the user may draw down.
    public static let sheet = Style("sheet")
    /// Covers everything; the user cannot draw it down.
    public static let fullScreen = Style("full screen")
    /// A bubble that points at an anchor; a sheet where there is little room.
    public static let popover = Style("popover")
    /// An alert.
    ///
    /// Destinations that are alerts take it by themselves.
    public static let alert = Style("alert")
    /// A list of actions from below, or a popover where there is room.
    ///
    /// For destinations that are alerts.
    public static let actionSheet = Style("action sheet")
  }

  /// How it is presented.
  public let style: Style
  /// What a popover or an action sheet points at, in the host's own terms.
  ///
  /// Held for as long as the modal is there.
  public let anchor: AnyObject?

  /// A presentation in a style, pointing at an anchor if the style needs one.
  public init(_ style: Style, anchor: AnyObject? = nil) {
    self.style = style
    self.anchor = anchor
  }

  /// A card from below, which the user may draw down.
  public static var sheet: Presentation { Presentation(.sheet) }
  /// Covers everything; the user cannot draw it down.
  public static var fullScreen: Presentation { Presentation(.fullScreen) }

  /// A bubble that points at `anchor`.
  public static func popover(from anchor: AnyObject) -> Presentation {
    Presentation(.popover, anchor: anchor)
  }

  /// A list of actions, for a route that leads to an alert.
  ///
  /// - Parameter anchor: What it points at where it is shown as a popover, such as on an iPad.
  public static func actionSheet(from anchor: AnyObject? = nil) -> Presentation {
    Presentation(.actionSheet, anchor: anchor)
  }
}
