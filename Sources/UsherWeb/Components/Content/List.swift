/// A rounded group of rows.
public struct List: Component {
  let content: Group

  /// Creates a list from its rows.
  public init(@ComponentBuilder _ content: () -> Group) {
    self.content = content()
  }

  /// Returns a `div` element with the rows.
  public func render(in context: inout ComponentContext) -> Markup {
    .element("div", ["class": "u-group"], [content.render(in: &context)])
  }
}
