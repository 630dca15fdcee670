/// A text of numbers with one control for each, in the language of the page.
@MainActor
struct NumberFields {
  /// The numbers in the controls of one rendering: one post may change several.
  private final class Values {
    var texts: [String]
    init(_ texts: [String]) { self.texts = texts }
  }

  private let label: String
  private let parts: [NumberPart]
  private let id: String?
  private let onChange: @MainActor (String) -> Void
  private let values: Values

  init(
    _ label: String, _ text: String, _ parts: [NumberPart], id: String?,
    _ onChange: @escaping @MainActor (String) -> Void
  ) {
    self.label = label
    self.parts = parts
    self.id = id
    self.onChange = onChange
    values = Values(Self.read(text, parts))
  }

  func render(in context: inout ComponentContext) -> Markup {
    let controls = context.within(id ?? label) { context in
      parts.indices.map { control(at: $0, in: &context) }
    }
    return .element(
      "fieldset", ["class": "u-field u-numbers"],
      [.element("legend", [:], [.text(label)]), .element("div", [:], controls)])
  }

  private func control(at index: Int, in context: inout ComponentContext) -> Markup {
    let (part, words, text) = (parts[index], context.words, values.texts[index])
    let control = context.textField(part.name, text: text) { write($0, at: index) }
    let attributes = control.merging(["aria-label": part.label(in: words)])
    guard let choices = part.choices else {
      let own: MarkupAttributes = [
        "type": "text", "inputmode": "numeric", "value": text, "autocomplete": "off",
        "maxlength": String(part.digits),
      ]
      return .fragment([
        .element("input", own.merging(attributes)),
        .element("span", ["aria-hidden": "true"], [.text(part.unit(in: words))]),
      ])
    }
    let options = choices.map { number in
      let value = part.padded(number)
      return option(value, part.title(of: number, in: words), isChosen: value == text)
    }
    return .element(
      "select", attributes, [option("", "–", isChosen: text.isEmpty)] + options)
  }

  private func option(_ value: String, _ title: String, isChosen: Bool) -> Markup {
    .element(
      "option", ["value": value, "selected": isChosen ? "" : nil], [.text(title)])
  }

  private func write(_ posted: String, at index: Int) {
    values.texts[index] = parts[index].read(posted)
    clampDay()
    let isEmpty = values.texts.allSatisfy(\.isEmpty)
    onChange(isEmpty ? "" : zip(parts, values.texts).map { $0.separator + $1 }.joined())
  }

  /// Replaces a day that its month lacks by the last day of the month.
  private func clampDay() {
    let numbers = values.texts.compactMap { Int($0) }
    guard parts == [.year, .month, .day], numbers.count == 3 else { return }
    let last = Self.lastDay(of: numbers[1], in: numbers[0])
    if numbers[2] > last { values.texts[2] = String(last) }
  }

  private static func lastDay(of month: Int, in year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Returns the numbers of a text; empty ones if the text has another format.
  private static func read(_ text: String, _ parts: [NumberPart]) -> [String] {
    let separator = parts.last?.separator.first ?? "-"
    let texts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard texts.count == parts.count else { return parts.map { _ in "" } }
    return zip(parts, texts).map { $0.read(String($1)) }
  }
}
