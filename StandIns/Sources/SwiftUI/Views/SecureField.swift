/// A text field that hides what the user types.
public nonisolated struct SecureField<Label: View>: _PrimitiveView {
  private let text: Binding<String>
  private let label: Label
  private let prompt: Text?
  private var commit: (() -> Void)?
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.prompt = prompt
    self.label = label()
  }
  @MainActor public func _build(_ builder: _Builder) {
    var element = ElementContent.field(
      .secureField, text, prompt?.text ?? (label as? any FieldLabel)?.text, builder)
    if let commit {
      let submit = element.submit
      element.submit = {
        commit()
        submit?()
      }
    }
    element.value = element.value.map { String(repeating: "•", count: $0.count) }
    builder.node.element = element
  }
}
extension SecureField where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?
  ) { self.init(text: text, prompt: prompt) { Text(titleKey) } }
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?
  ) { self.init(text: text, prompt: prompt) { Text(title) } }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text: text) { Text(titleKey) }
    commit = onCommit
  }
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text: text) { Text(title) }
    commit = onCommit
  }
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>)
  {
    self.init(text: text) { Text(title) }
  }
}
extension ElementContent {
  @MainActor internal static func field(
    _ role: _Role, _ text: Binding<String>, _ placeholder: String?, _ builder: _Builder
  ) -> ElementContent {
    let submit = builder.environment[SubmitKey.self]
    let value = text.wrappedValue
    return ElementContent(
      role: role, value: value.isEmpty ? nil : value, text: value, placeholder: placeholder,
      type: { text.wrappedValue = $0 }, submit: { submit?() })
  }
}
extension EnvironmentValues {
  internal var _submit: (() -> Void)? { self[SubmitKey.self] }
}
private enum SubmitKey: EnvironmentKey {
  static var defaultValue: (() -> Void)? { nil }
}
extension View {
  /// Calls when a field is left with the return key.
  public nonisolated func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    modifier(
      _EnvironmentModifier { values in
        let before = values[SubmitKey.self]
        values[SubmitKey.self] = {
          action()
          before?()
        }
      })
  }
}

/// The fields that submit.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}
