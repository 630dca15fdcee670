/// A list with text above and below it.
public struct Section: Component {
  let header: String?
  let footer: String?
  let content: Group

  /// Makes a section from its rows.
  ///
  /// - Parameters:
  ///   - header: The text above, which distinguishes controls of one name in two sections.
  ///   - footer: The text below.
  ///   - content: The rows.
  public init(
    _ header: String? = nil, footer: String? = nil, @ComponentBuilder _ content: () -> Group
  ) {
    self.header = header
    self.footer = footer
    self.content = content()
  }

  /// A group of rows with a heading.
  public func render(in context: inout ComponentContext) -> Markup {
    let rows = context.within(header) { content.render(in: &$0) }
    return .element(
      "section", ["class": "u-section"],
      [
        header.map { .element("h2", ["class": "u-header"], [.text($0)]) } ?? .empty,
        .element("div", ["class": "u-group"], [rows]),
        footer.map { .element("p", ["class": "u-footer"], [.text($0)]) } ?? .empty,
      ])
  }
}
