/// Your own element around other parts.
///
/// ```swift
/// Element("article", ["class": "card"]) {
///   Heading(card.title)
///   Button("Open") { card.open() }
/// }
/// ```
public struct Element: Component {
  private let name: String
  private let attributes: MarkupAttributes
  private let content: Group

  /// Creates an element, with the same exclusions as ``Markup``.
  public init(
    _ name: String, _ attributes: MarkupAttributes = [:],
    @ComponentBuilder content: () -> Group = { Group {} }
  ) {
    self.name = name
    self.attributes = attributes
    self.content = content()
  }

  /// The element with its parts.
  public func render(in context: inout ComponentContext) -> Markup {
    .element(name, attributes, [content.render(in: &context)])
  }
}
