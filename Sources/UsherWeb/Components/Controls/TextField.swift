/// A field for a line of text.
///
/// The page's script posts a typed text at once. Without the script, the browser posts the text with
/// the next press of a button. The browser accepts at most 4,000 characters.
public struct TextField: Component {
  /// The kind of text in a field, which selects the keyboard of a phone.
  public struct Kind: Sendable, Hashable {
    let type: String
    /// The numbers of the text, if each has its own control.
    var numbers: [NumberPart] = []

    /// Any text.
    public static let text = Kind(type: "text")
    /// An e-mail address.
    public static let email = Kind(type: "email")
    /// A search text.
    public static let search = Kind(type: "search")
    /// A telephone number.
    public static let phone = Kind(type: "tel")
    /// A day, written `2026-11-21`, with a control each for the year, the month and the day.
    ///
    /// The controls use ``WebOptions/words``, while a browser's own date field uses the browser's
    /// language. Until the user has chosen all three, the text has gaps, such as `2026-11-`. A day that
    /// the month does not have becomes its last day.
    public static let date = Kind(type: "text", numbers: [.year, .month, .day])
    /// A time of day, written `08:30`, with a control each for the hour and the minute.
    ///
    /// Until the user has chosen both, the text has a gap, as with ``date``.
    public static let time = Kind(type: "text", numbers: [.hour, .minute])
  }

  let label: String
  let text: String
  let prompt: String
  let kind: Kind
  let id: String?
  let onChange: @MainActor (String) -> Void

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - label: The purpose of the field, always visible.
  ///   - text: The current text.
  ///   - prompt: An example, shown while the field is empty; not shown for a day or a time.
  ///   - kind: The kind of text.
  ///   - id: Distinguishes it from another field with the same label in the same section.
  ///   - onChange: Receives the text that the user typed, if it differs from `text`. For a day or a
  ///     time, called for each number that changed.
  public init(
    _ label: String, text: String, prompt: String = "", kind: Kind = .text, id: String? = nil,
    onChange: @escaping @MainActor (String) -> Void
  ) {
    self.label = label
    self.text = text
    self.prompt = prompt
    self.kind = kind
    self.id = id
    self.onChange = onChange
  }

  /// Returns a labelled `input` element, or for a day or a time a `fieldset` with their controls.
  public func render(in context: inout ComponentContext) -> Markup {
    guard kind.numbers.isEmpty else {
      return NumberFields(label, text, kind.numbers, id: id, onChange).render(in: &context)
    }
    let control = context.textField(label, text: text, id: id, onChange: onChange)
    return .field(label, type: kind.type, control, prompt: prompt, value: text)
  }
}

extension Markup {
  static func field(
    _ label: String, type: String, _ control: MarkupAttributes, prompt: String, value: String?
  ) -> Markup {
    let attributes: MarkupAttributes = [
      "type": type, "value": value, "placeholder": prompt.isEmpty ? nil : prompt,
      "autocomplete": type == "password" ? "current-password" : "off", "maxlength": "4000",
    ]
    return .element(
      "label", ["class": "u-field"],
      [
        .element("span", [:], [.text(label)]),
        .element("input", attributes.merging(control)),
      ])
  }
}
