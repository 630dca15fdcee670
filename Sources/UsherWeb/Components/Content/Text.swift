/// A paragraph of text.
public struct Text: Component {
  /// The style of a paragraph.
  public struct Style: Sendable, Hashable {
    let name: String

    /// Regular text.
    public static let body = Style(name: "body")
    /// Less important text.
    public static let secondary = Style(name: "secondary")
    /// Small text.
    public static let footnote = Style(name: "footnote")
    /// Less important, centred text: a line below a large text.
    public static let caption = Style(name: "caption")
    /// Large, centred text: the main statement of a screen.
    public static let display = Style(name: "display")
    /// An error: red, and announced by screen readers as soon as it appears.
    public static let warning = Style(name: "warning")
    /// Monospaced text.
    public static let code = Style(name: "code")
  }

  let text: String
  let style: Style

  /// Creates a paragraph; line breaks in `text` stay.
  public init(_ text: String, style: Style = .body) {
    self.text = text
    self.style = style
  }

  /// Returns a `p` element.
  public func render(in context: inout ComponentContext) -> Markup {
    .element(
      "p",
      ["class": "u-text u-text-\(style.name)", "role": style == .warning ? "alert" : nil],
      [.text(text)])
  }
}
