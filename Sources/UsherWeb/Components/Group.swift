/// Several parts, one after the other, without an element around them.
public struct Group: Component {
  let parts: [any Component]

  /// Creates a group from its parts.
  public init(@ComponentBuilder _ content: () -> Group) {
    self = content()
  }

  init(parts: [any Component]) {
    self.parts = parts
  }

  /// Returns the markup of the parts, in order.
  public func render(in context: inout ComponentContext) -> Markup {
    .fragment(parts.map { $0.render(in: &context) })
  }
}
