/// Several parts, one after the other.
public struct Group: Component {
  let parts: [any Component]

  /// Creates a group from its parts.
  public init(@ComponentBuilder _ content: () -> Group) {
    self = content()
  }

  init(parts: [any Component]) {
    self.parts = parts
  }

  /// The parts' markup, in order.
  public func render(in context: inout ComponentContext) -> Markup {
    .fragment(parts.map { $0.render(in: &context) })
  }
}
