/// A line of a list: a title, optional further text, and an optional action.
public struct Row: Component {
  let title: String
  let detail: String?
  let value: String?
  let swatch: WebColor?
  let isChosen: Bool?
  let id: String?
  let action: (@MainActor () -> Void)?

  /// Creates a line.
  ///
  /// - Parameters:
  ///   - title: The main text.
  ///   - detail: Smaller text below.
  ///   - value: Text at the end of the line.
  ///   - swatch: A colour in front.
  ///   - isChosen: Pass `true` for the chosen one of several rows, which has a check mark; `nil` for
  ///     a row that leads to a screen, which has an arrow.
  ///   - id: Distinguishes it from another row with the same title in the same section.
  ///   - action: Runs when the row is tapped; without one, the row cannot be tapped.
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
