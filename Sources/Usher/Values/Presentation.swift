/// The presentation of a modal.
///
/// New styles may be added: hosts may know more than the core does.
public struct Presentation {
  /// The name of a presentation style.
  public struct Style: Hashable, Sendable, CustomStringConvertible {
    private let name: String

    /// Creates a style that a host knows by `name`.
    public init(_ name: String) {
      self.name = name
    }

    /// The style's name, as in tree descriptions.
    public var description: String { name }

    /// A card from below, which the user may swipe down.
    public static let sheet = Style("sheet")
    /// Covers everything; the user cannot swipe it down.
    public static let fullScreen = Style("full screen")
    /// A bubble that points at an anchor; a sheet in compact width.
    public static let popover = Style("popover")
    /// An alert.
    ///
    /// Alert destinations use it automatically.
    public static let alert = Style("alert")
    /// A list of actions from below, or a popover in regular width.
    ///
    /// For alert destinations.
    public static let actionSheet = Style("action sheet")
  }

  /// The style.
  public let style: Style
  /// The source of a popover or an action sheet, in the host's own types.
  ///
  /// Retained while the modal is shown.
  public let anchor: AnyObject?
  /// True if the modal stands on the flow that presents it, also where that is a stack or a switcher.
  package var outlivesPlace = false

  /// Creates a presentation in a style, with an anchor if the style needs one.
  public init(_ style: Style, anchor: AnyObject? = nil) {
    self.style = style
    self.anchor = anchor
  }

  /// Creates a presentation in a style, of a modal that may stand on its flow.
  package init(_ style: Style, outlivesPlace: Bool) {
    self.init(style)
    self.outlivesPlace = outlivesPlace
  }

  /// Returns the presentation of a modal that may stand on its flow.
  func outliving(_ outlivesPlace: Bool) -> Presentation {
    var presentation = self
    presentation.outlivesPlace = outlivesPlace
    return presentation
  }

  /// A card from below, which the user may swipe down.
  public static var sheet: Presentation { Presentation(.sheet) }
  /// Covers everything; the user cannot swipe it down.
  public static var fullScreen: Presentation { Presentation(.fullScreen) }

  /// A bubble that points at `anchor`.
  public static func popover(from anchor: AnyObject) -> Presentation {
    Presentation(.popover, anchor: anchor)
  }

  /// A list of actions, for a route to an alert.
  ///
  /// - Parameter anchor: The source of a popover, for example on an iPad.
  public static func actionSheet(from anchor: AnyObject? = nil) -> Presentation {
    Presentation(.actionSheet, anchor: anchor)
  }
}
