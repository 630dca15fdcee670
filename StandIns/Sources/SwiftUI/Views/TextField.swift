/// A label that tells a field its words.
internal protocol FieldLabel {
  var text: String { get }
}
extension Text: FieldLabel {}
/// The label of the field that a style changes.
public nonisolated struct _TextFieldStyleLabel: View, FieldLabel {
  internal let text: String
  @MainActor public var body: some View { Text(verbatim: text) }
}

/// Takes typed text.
public nonisolated struct TextField<Label: View>: _PrimitiveView {
  private let text: Binding<String>
  private let label: Label
  private let prompt: Text?
  fileprivate var edit: ((Bool) -> Void)?
  fileprivate var commit: (() -> Void)?
  internal init(text: Binding<String>, prompt: Text?, label: Label) {
    self.text = text
    self.prompt = prompt
    self.label = label
  }
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, label: label())
  }
  @MainActor public func _build(_ builder: _Builder) {
    let placeholder = prompt?.text ?? (label as? any FieldLabel)?.text
    guard let styling = builder.read(\._fieldStyling) else {
      var element = ElementContent.field(.field, text, placeholder, builder)
      let (edit, commit, type, submit) = (edit, commit, element.type, element.submit)
      element.type = {
        edit?(true)
        type?($0)
      }
      element.submit = {
        edit?(false)
        commit?()
        submit?()
      }
      builder.node.element = element
      return
    }
    builder.environment._fieldStyling = nil
    builder.add(
      styling.make(
        TextField<_TextFieldStyleLabel>(
          text: text, prompt: prompt, label: _TextFieldStyleLabel(text: placeholder ?? ""))),
      at: .body)
  }
}
extension TextField where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text, prompt: nil, label: Text(titleKey))
  }
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>)
  {
    self.init(text: text, prompt: nil, label: Text(title))
  }
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt, label: Text(titleKey))
  }
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(text: text, prompt: nil, label: Text(titleKey))
  }
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?
  ) { self.init(text: text, prompt: prompt, label: Text(title)) }
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, axis: Axis
  ) { self.init(text: text, prompt: nil, label: Text(title)) }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis
  ) { self.init(text: text, prompt: prompt, label: Text(titleKey)) }
  /// A field for a value that a format writes and reads.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(text: Self.text(value, format), prompt: prompt, label: Text(titleKey))
  }
  /// A field for a value, or none, that a format writes and reads.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(text: Self.text(optional: value, format), prompt: prompt, label: Text(titleKey))
  }
}
extension TextField where Label == Text {
  /// A field that tells when the typing begins and when the return key was pressed.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(text: text, prompt: nil, label: Text(titleKey))
    (edit, commit) = (onEditingChanged, onCommit)
  }
  /// A field that tells when the return key was pressed.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text: text, prompt: nil, label: Text(titleKey))
    commit = onCommit
  }
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(text: text, prompt: nil, label: Text(title))
    (edit, commit) = (onEditingChanged, onCommit)
  }
  /// A field for a value that a formatter writes and reads.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter
  ) {
    let text = Binding(
      ClosureLocation<String>(
        get: { formatter.string(for: value.wrappedValue) ?? "" },
        set: { text, _ in
          if let new = Self.read(text, formatter) as? V { value.wrappedValue = new }
        }))
    self.init(text: text, prompt: nil, label: Text(titleKey))
  }
  private nonisolated static func read(_ text: String, _ formatter: Formatter) -> Any? {
    guard let numbers = formatter as? NumberFormatter else {
      return (formatter as? DateFormatter)?.date(from: text)
    }
    guard let number = numbers.number(from: text) else { return nil }
    return number
  }
}
extension TextField {
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) { self.init(text: text, prompt: prompt, label: label()) }
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(text: Self.text(value, format), prompt: prompt, label: label())
  }
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(text: Self.text(optional: value, format), prompt: prompt, label: label())
  }
  private nonisolated static func text<F: ParseableFormatStyle>(
    optional value: Binding<F.FormatInput?>, _ format: F
  ) -> Binding<String> where F.FormatOutput == String {
    Binding(
      ClosureLocation(
        get: { value.wrappedValue.map { format.format($0) } ?? "" },
        set: { text, _ in value.wrappedValue = try? format.parseStrategy.parse(text) }))
  }
  private nonisolated static func text<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput>, _ format: F
  ) -> Binding<String> where F.FormatOutput == String {
    Binding(
      ClosureLocation(
        get: { format.format(value.wrappedValue) },
        set: { text, _ in
          if let new = try? format.parseStrategy.parse(text) { value.wrappedValue = new }
        }))
  }
}
