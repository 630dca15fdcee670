/// A ``List`` with text above and below it.
public struct Section: Component {
  let header: String?
  let footer: String?
  let content: Group

  /// Creates a section from its rows.
  ///
  /// - Parameters:
  ///   - header: The text above. It becomes part of the names of the section's controls, so that two
  ///     sections may have controls with equal labels.
  ///   - footer: The text below.
  ///   - content: The rows.
  public init(
    _ header: String? = nil, footer: String? = nil, @ComponentBuilder _ content: () -> Group
  ) {
    self.header = header
    self.footer = footer
    self.content = content()
  }

  /// Returns a `section` element with the texts and the rows.
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
