/// A heading inside a screen, below the screen's own title.
public struct Heading: Component {
  let text: String

  /// Creates a heading.
  public init(_ text: String) {
    self.text = text
  }

  /// Returns an `h2` element.
  public func render(in context: inout ComponentContext) -> Markup {
    .element("h2", ["class": "u-heading"], [.text(text)])
  }
}
