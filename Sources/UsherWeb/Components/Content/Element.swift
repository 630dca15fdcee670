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

  /// Creates an element around parts.
  ///
  /// ``Markup`` says which elements and attributes are left out.
  ///
  /// - Parameters:
  ///   - name: The name of the element, such as `article`.
  ///   - attributes: The attributes.
  ///   - content: The parts in the element; none by default.
  public init(
    _ name: String, _ attributes: MarkupAttributes = [:],
    @ComponentBuilder content: () -> Group = { Group {} }
  ) {
    self.name = name
    self.attributes = attributes
    self.content = content()
  }

  /// Returns the element with its parts.
  public func render(in context: inout ComponentContext) -> Markup {
    .element(name, attributes, [content.render(in: &context)])
  }
}
