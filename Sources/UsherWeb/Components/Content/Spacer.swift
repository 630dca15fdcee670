/// Space that pushes the following parts down, at most to the end of the screen.
public struct Spacer: Component {
  /// Creates a space.
  public init() {}

  /// Returns an empty element that grows.
  public func render(in context: inout ComponentContext) -> Markup {
    .element("div", ["class": "u-spacer"])
  }
}
