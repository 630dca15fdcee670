/// A paragraph.
public struct Text: Component {
  /// How a paragraph looks.
  public struct Style: Sendable, Hashable {
    let name: String

    /// Text to read.
    public static let body = Style(name: "body")
    /// Less important.
    public static let secondary = Style(name: "secondary")
    /// Small.
    public static let footnote = Style(name: "footnote")
    /// Less important, in the middle: a line below a text in large.
    public static let caption = Style(name: "caption")
    /// Large, in the middle: the one thing that a screen says.
    public static let display = Style(name: "display")
    /// Something went wrong: red, and read out as soon as it is there.
    public static let warning = Style(name: "warning")
    /// Every character as wide as the others.
    public static let code = Style(name: "code")
  }

  let text: String
  let style: Style

  /// Makes a paragraph, in which line breaks are kept.
  public init(_ text: String, style: Style = .body) {
    self.text = text
    self.style = style
  }

  /// A `p` element.
  public func render(in context: inout ComponentContext) -> Markup {
    .element(
      "p",
      ["class": "u-text u-text-\(style.name)", "role": style == .warning ? "alert" : nil],
      [.text(text)])
  }
}
