/// A small disc of one colour.
public struct Swatch: Component {
  let color: WebColor

  /// Creates a disc of `color`.
  public init(_ color: WebColor) {
    self.color = color
  }

  /// Returns an `svg` element that screen readers skip; name the colour in text beside it.
  public func render(in context: inout ComponentContext) -> Markup { markup }

  var markup: Markup {
    .element(
      "svg", ["class": "u-swatch", "viewBox": "0 0 10 10", "aria-hidden": "true"],
      [.element("circle", ["cx": "5", "cy": "5", "r": "5", "fill": color.hex])])
  }
}
