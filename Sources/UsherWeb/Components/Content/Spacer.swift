/// Room that pushes what follows down, at most to the end of the screen.
public struct Spacer: Component {
  /// Makes room.
  public init() {}

  /// An empty element that grows.
  public func render(in context: inout ComponentContext) -> Markup {
    .element("div", ["class": "u-spacer"])
  }
}
