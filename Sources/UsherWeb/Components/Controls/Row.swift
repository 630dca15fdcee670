/// A line of a list: a title, perhaps more words, perhaps something that a tap does.
public struct Row: Component {
  let title: String
  let detail: String?
  let value: String?
  let swatch: WebColor?
  let id: String?
  let action: (@MainActor () -> Void)?

  /// Makes a line.
  ///
  /// - Parameters:
  ///   - title: The main words.
  ///   - detail: Smaller words below.
  ///   - value: Words at the end of the line.
  ///   - swatch: A colour in front.
  ///   - id: What tells it from another row with the same title in the same section.
  ///   - action: What a tap does; without one, the line cannot be tapped.
  public init(
    _ title: String, detail: String? = nil, value: String? = nil, swatch: WebColor? = nil,
    id: String? = nil, action: (@MainActor () -> Void)? = nil
  ) {
    self.title = title
    self.detail = detail
    self.value = value
    self.swatch = swatch
    self.id = id
    self.action = action
  }

  /// A `button` element, or a plain line.
  public func render(in context: inout ComponentContext) -> Markup {
    let content: [Markup] = [
      swatch.map { Swatch($0).markup } ?? .empty,
      .element(
        "span", ["class": "u-label"],
        [
          .element("span", [:], [.text(title)]),
          detail.map { .element("small", [:], [.text($0)]) } ?? .empty,
        ]),
      value.map { .element("span", ["class": "u-value"], [.text($0)]) } ?? .empty,
    ]
    let key = "row:\(id ?? title)"
    guard let action else {
      return .element("div", ["class": "u-row", "data-key": key], content)
    }
    let attributes: MarkupAttributes = ["class": "u-row", "data-key": key]
    return .element(
      "button", attributes.merging(context.press("row", title, id: id, action: action)),
      content + [Icon.chevron.markup])
  }
}
