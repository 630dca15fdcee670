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
extension Stepper {
  internal nonisolated init<V: Strideable>(
    _ label: Label, _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    func change(_ step: V.Stride) {
      onEditingChanged(true)
      let new = value.wrappedValue.advanced(by: step)
      value.wrappedValue =
        bounds.map { Swift.min(Swift.max(new, $0.lowerBound), $0.upperBound) } ?? new
      onEditingChanged(false)
    }
    self.init(
      label: { label }, onIncrement: { change(step) }, onDecrement: { change(0 - step) })
  }
  public nonisolated init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void
  ) { self.init(label: label, onIncrement: onIncrement, onDecrement: onDecrement) }
  public nonisolated init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label(), value, nil, step, onEditingChanged) }
  public nonisolated init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label(), value, bounds, step, onEditingChanged) }
}
extension Stepper where Label == Text {
  public nonisolated init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(Text(titleKey), value, bounds, step, onEditingChanged) }
  public nonisolated init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(Text(titleKey), value, nil, step, onEditingChanged) }
  @_disfavoredOverload public nonisolated init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(Text(title), value, bounds, step, onEditingChanged) }
  @_disfavoredOverload public nonisolated init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(Text(title), value, nil, step, onEditingChanged) }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement) }
}
