/// A line of a list: a title, perhaps more words, perhaps something that a tap does.
public struct Row: Component {
  let title: String
  let detail: String?
  let value: String?
  let swatch: WebColor?
  let isChosen: Bool?
  let id: String?
  let action: (@MainActor () -> Void)?

  /// Makes a line.
  ///
  /// - Parameters:
  ///   - title: The main words.
  ///   - detail: Smaller words below.
  ///   - value: Words at the end of the line.
  ///   - swatch: A colour in front.
  ///   - isChosen: Whether it is the chosen one of several, which has a check mark; `nil` for a row
  ///     that leads somewhere, which has an arrow.
  ///   - id: What tells it from another row with the same title in the same section.
  ///   - action: What a tap does; without one, the line cannot be tapped.
  public init(
    _ title: String, detail: String? = nil, value: String? = nil, swatch: WebColor? = nil,
    isChosen: Bool? = nil, id: String? = nil, action: (@MainActor () -> Void)? = nil
  ) {
    self.title = title
    self.detail = detail
    self.value = value
    self.swatch = swatch
    self.isChosen = isChosen
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
    let mark: Markup =
      switch isChosen {
      case true?: Icon.check.markup
      case false?: .empty
      case nil: action == nil ? .empty : Icon.chevron.markup
      }
    let attributes: MarkupAttributes = [
      "class": isChosen == true ? "u-row u-chosen" : "u-row", "data-key": key,
      "aria-pressed": action == nil ? nil : isChosen.map { "\($0)" },
    ]
    guard let action else { return .element("div", attributes, content + [mark]) }
    return .element(
      "button", attributes.merging(context.press("row", title, id: id, action: action)),
      content + [mark])
  }
}
