// Steppers that show their value, and those whose label comes last.
extension Stepper {
  /// Shows the value after the label.
  fileprivate init<F: ParseableFormatStyle, L: View>(
    _ label: L, _ value: Binding<F.FormatInput>, _ bounds: ClosedRange<F.FormatInput>?,
    _ step: F.FormatInput.Stride, _ format: F, _ onEditingChanged: @escaping (Bool) -> Void,
    _ make: (L, Text) -> Label
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      make(label, Text(value.wrappedValue, format: format)), value, bounds, step, onEditingChanged)
  }
}
extension Stepper where Label == Text {
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(Text(titleKey), value, nil, step, format, onEditingChanged, Self.join)
  }
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(Text(titleKey), value, bounds, step, format, onEditingChanged, Self.join)
  }
  @_disfavoredOverload public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(Text(title), value, nil, step, format, onEditingChanged, Self.join)
  }
  @_disfavoredOverload public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(Text(title), value, bounds, step, format, onEditingChanged, Self.join)
  }
  private static func join(_ title: Text, _ value: Text) -> Text {
    Text(verbatim: "\(title.text), \(value.text)")
  }
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement) }
}
extension Stepper {
  @_disfavoredOverload
  @available(*, deprecated, renamed: "Stepper(value:in:step:label:onEditingChanged:)")
  public nonisolated init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) { self.init(label(), value, bounds, step, onEditingChanged) }
  @_disfavoredOverload
  @available(*, deprecated, renamed: "Stepper(value:step:label:onEditingChanged:)")
  public nonisolated init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) { self.init(label(), value, nil, step, onEditingChanged) }
}
