/// HTML of one's own with controls in it.
///
/// ```swift
/// views.register(PhotoModel.self) { photo in
///   HTML { page in
///     Markup.element("img", ["src": photo.address, "alt": photo.name])
///     Markup.element("button", ["class": "like"] + page.press("Like") { photo.like() }) {
///       "♥ \(photo.likes)"
///     }
///   }
/// }
/// ```
///
/// Where there are no controls, ``Markup`` stands among the other parts as it is.
public struct HTML: Component {
  private let content: @MainActor (inout ComponentContext) -> Markup

  /// Makes a part from pieces of HTML; `content` gets the page, which takes its controls.
  public init(
    @MarkupBuilder _ content: @escaping @MainActor (inout ComponentContext) -> Markup
  ) {
    self.content = content
  }

  /// The pieces, in order.
  public func render(in context: inout ComponentContext) -> Markup {
    content(&context)
  }
}

/// An element of one's own around other parts.
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
