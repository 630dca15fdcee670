/// A colour behind the whole screen, including its navigation bar.
///
/// Text on it turns white or black, whichever has more contrast.
public struct Backdrop: Component {
  let color: WebColor

  /// Creates a background.
  public init(_ color: WebColor) {
    self.color = color
  }

  /// Returns an `svg` element that fills the screen.
  public func render(in context: inout ComponentContext) -> Markup {
    .element(
      "svg",
      [
        "class": "u-backdrop \(color.isDark ? "u-on-dark" : "u-on-light")",
        "preserveAspectRatio": "none", "viewBox": "0 0 1 1", "aria-hidden": "true",
      ],
      [.element("rect", ["width": "1", "height": "1", "fill": color.hex])])
  }
}
