/// A spot of colour.
public struct Swatch: Component {
  let color: WebColor

  /// Creates a spot of colour.
  public init(_ color: WebColor) {
    self.color = color
  }

  /// A drawing, because the page's policy allows no inline style.
  public func render(in context: inout ComponentContext) -> Markup { markup }

  var markup: Markup {
    .element(
      "svg", ["class": "u-swatch", "viewBox": "0 0 10 10", "aria-hidden": "true"],
      [.element("circle", ["cx": "5", "cy": "5", "r": "5", "fill": color.hex])])
  }
}
