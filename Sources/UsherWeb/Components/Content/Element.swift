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

  /// Makes an element; what ``Markup`` leaves out is left out here too.
  public init(
    _ name: String, _ attributes: MarkupAttributes = [:],
    @ComponentBuilder content: () -> Group = { Group {} }
  ) {
    self.name = name
    self.attributes = attributes
    self.content = content()
  }

  /// The element, with its parts in it.
  public func render(in context: inout ComponentContext) -> Markup {
    .element(name, attributes, [content.render(in: &context)])
  }
}
