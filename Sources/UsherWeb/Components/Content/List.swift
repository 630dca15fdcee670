/// Rows in a rounded group.
public struct List: Component {
  let content: Group

  /// Makes a list from its rows.
  public init(@ComponentBuilder _ content: () -> Group) {
    self.content = content()
  }

  /// A group of rows.
  public func render(in context: inout ComponentContext) -> Markup {
    .element("div", ["class": "u-group"], [content.render(in: &context)])
  }
}
