/// A line of a list: a title, optional further text, and an optional action.
public struct Row: Component {
  let title: String
  let detail: String?
  let value: String?
  let swatch: WebColor?
  let isChosen: Bool?
  let id: String?
  let action: (@MainActor () -> Void)?

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - title: The main text.
  ///   - detail: Smaller text below.
  ///   - value: Text at the end of the line.
  ///   - swatch: A colour in front.
  ///   - isChosen: True if this row is the chosen one of several, with a check mark; `false` for the
  ///     others. A row with `nil` and an action leads to a screen, and has an arrow.
  ///   - id: Distinguishes it from another row with the same title in the same section.
  ///   - action: Called when the user taps the row; without one, the row is no control.
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

  /// Returns a `button` element, or a `div` element without an action.
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
      "button", attributes.merging(context.control("row", title, id: id, action: action)),
      content + [mark])
  }
}
