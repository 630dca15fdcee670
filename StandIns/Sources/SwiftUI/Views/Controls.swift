/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  private let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
}

/// Does something when it is tapped.
public nonisolated struct Button<Label: View>: _PrimitiveView {
  internal let role: ButtonRole?
  internal let action: @MainActor () -> Void
  internal let label: Label

  @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }
  @preconcurrency
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }
  @MainActor public func _build(_ builder: _Builder) {
    builder.node.element = ElementContent(role: .button, isNamedByContent: true, tap: { action() })
    builder.node.payload = ButtonPayload(role: role)
    guard let styling = builder.read(\._buttonStyling) else {
      return builder.add(label, at: .label)
    }
    let styled = styling.make(role, AnyView(label)) { [action] in action() }
    // A style that decides what a tap does makes the element itself.
    if styling.isPrimitive { builder.node.element = nil }
    builder.environment._buttonStyling = nil
    builder.add(styled, at: .label)
  }
}
internal struct ButtonPayload {
  let role: ButtonRole?
}
extension Button where Label == Text {
  @preconcurrency
  public nonisolated init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Text(titleKey) }
  }
  @_disfavoredOverload @preconcurrency
  public nonisolated init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Text(title) }
  }
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { Text(titleKey) } }
  @_disfavoredOverload @preconcurrency
  public nonisolated init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { Text(title) } }
}
extension Button where Label == SwiftUI.Label<Text, Image> {
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) { self.init(role: nil, action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) } }
  @_disfavoredOverload @preconcurrency
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) { self.init(role: nil, action: action) { SwiftUI.Label(title, systemImage: systemImage) } }
}

/// Takes typed text.
public nonisolated struct TextField<Label: View>: _PrimitiveView {
  private let text: Binding<String>
  private let label: Label
  private let prompt: Text?
  fileprivate init(text: Binding<String>, prompt: Text?, label: Label) {
    self.text = text
    self.prompt = prompt
    self.label = label
  }
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, label: label())
  }
  @MainActor public func _build(_ builder: _Builder) {
    builder.node.element = .field(.field, text, prompt?.text ?? (label as? Text)?.text, builder)
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
    let text = Binding(
      ClosureLocation(
        get: { value.wrappedValue.map { format.format($0) } ?? "" },
        set: { text, _ in value.wrappedValue = try? format.parseStrategy.parse(text) }))
    self.init(text: text, prompt: prompt, label: Text(titleKey))
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
/// Takes text that nobody should read.
public nonisolated struct SecureField<Label: View>: _PrimitiveView {
  private let text: Binding<String>
  private let label: Label
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.label = label()
  }
  @MainActor public func _build(_ builder: _Builder) {
    var element = ElementContent.field(.secureField, text, (label as? Text)?.text, builder)
    element.value = element.value.map { String(repeating: "•", count: $0.count) }
    builder.node.element = element
  }
}
extension SecureField where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>)
  {
    self.init(text: text) { Text(title) }
  }
}
/// Takes text of several lines.
public nonisolated struct TextEditor: _PrimitiveView {
  private let text: Binding<String>
  public init(text: Binding<String>) { self.text = text }
  @MainActor public func _build(_ builder: _Builder) {
    builder.node.element = .field(.field, text, nil, builder)
  }
}
extension ElementContent {
  @MainActor fileprivate static func field(
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

/// What leaves a field.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

/// Is on or off.
public nonisolated struct Toggle<Label: View>: _PrimitiveView {
  private let isOn: Binding<Bool>
  private let label: Label
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
  @MainActor public func _build(_ builder: _Builder) {
    let isOn = isOn
    builder.node.element = ElementContent(
      role: .toggle, value: isOn.wrappedValue ? "1" : "0", isNamedByContent: true,
      tap: { isOn.wrappedValue.toggle() })
    guard let styling = builder.read(\._toggleStyling) else {
      return builder.add(label, at: .label)
    }
    builder.add(
      styling.make(.init(label: .init(content: AnyView(label)), isOn: isOn)), at: .label)
  }
}
extension Toggle where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

/// Steps up and down.
public nonisolated struct Stepper<Label: View>: _PrimitiveView {
  private let label: Label
  private let up: (() -> Void)?
  private let down: (() -> Void)?
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?
  ) {
    self.label = label()
    up = onIncrement
    down = onDecrement
  }
  @MainActor public func _build(_ builder: _Builder) {
    builder.node.element = ElementContent(role: .stepper, isNamedByContent: true)
    builder.add(label, at: .label)
    builder.add(StepButton(title: "Increment", action: up), at: .index(0))
    builder.add(StepButton(title: "Decrement", action: down), at: .index(1))
  }
}
private nonisolated struct StepButton: _PrimitiveView {
  let title: String
  let action: (() -> Void)?
  @MainActor func _build(_ builder: _Builder) {
    builder.node.element = ElementContent(role: .button, label: title, tap: action)
  }
}
extension Stepper where Label == Text {
  public nonisolated init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
  ) {
    self.init(
      label: { Text(titleKey) },
      onIncrement: {
        value.wrappedValue = min(bounds.upperBound, value.wrappedValue.advanced(by: step))
      },
      onDecrement: {
        value.wrappedValue = max(bounds.lowerBound, value.wrappedValue.advanced(by: -step))
      })
  }
  public nonisolated init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1
  ) {
    self.init(
      label: { Text(titleKey) },
      onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) })
  }
}
/// Tells that something is under way.
public nonisolated struct ProgressView<Label: View>: _PrimitiveView {
  private let label: Label
  private let value: String?
  public init(@ViewBuilder label: () -> Label) {
    self.label = label()
    value = nil
  }
  fileprivate init(label: Label, value: String?) {
    self.label = label
    self.value = value
  }
  @MainActor public func _build(_ builder: _Builder) {
    builder.node.element = ElementContent(role: .progress, value: value, isNamedByContent: true)
    builder.add(label, at: .label)
  }
}
extension ProgressView where Label == EmptyView {
  public nonisolated init() { self.init(label: EmptyView(), value: nil) }
  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
    self.init(label: EmptyView(), value: value.map { "\(Int($0 / total * 100))%" })
  }
}
extension ProgressView where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey) {
    self.init(label: Text(titleKey), value: nil)
  }
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S) {
    self.init(label: Text(title), value: nil)
  }
}
