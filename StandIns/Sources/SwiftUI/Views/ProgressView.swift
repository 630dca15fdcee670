/// Tells that something is under way.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let label: Label
  private let current: CurrentValueLabel
  private let fraction: Double?
  internal init(_ fraction: Double?, _ label: Label, _ current: CurrentValueLabel) {
    self.fraction = fraction
    self.label = label
    self.current = current
  }
  @MainActor public var body: some View {
    Styled(
      configuration: ProgressViewStyleConfiguration(
        fractionCompleted: fraction, label: .init(label), currentValueLabel: .init(current)),
      plain: ProgressElement(fraction: fraction, label: label, current: current))
  }
}
private nonisolated struct ProgressElement<Label: View, Current: View>: _PrimitiveView {
  let fraction: Double?
  let label: Label
  let current: Current
  @MainActor func _build(_ builder: _Builder) {
    builder.node.element = ElementContent(
      role: .progress, value: fraction.map { "\(Int($0 * 100))%" }, isNamedByContent: true)
    builder.add(label, at: .label)
    builder.add(current, at: .content)
  }
}
extension ProgressView where CurrentValueLabel == EmptyView {
  public nonisolated init() where Label == EmptyView { self.init(nil, EmptyView(), EmptyView()) }
  public nonisolated init(@ViewBuilder label: () -> Label) {
    self.init(nil, label(), EmptyView())
  }
  public nonisolated init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(nil, Text(titleKey), EmptyView())
  }
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(nil, Text(title), EmptyView())
  }
  public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)
  where Label == EmptyView {
    self.init(value.map { Double($0 / total) }, EmptyView(), EmptyView())
  }
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) { self.init(value.map { Double($0 / total) }, label(), EmptyView()) }
  public nonisolated init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(value.map { Double($0 / total) }, Text(titleKey), EmptyView())
  }
  @_disfavoredOverload public nonisolated init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(value.map { Double($0 / total) }, Text(title), EmptyView())
  }
}
extension ProgressView {
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) { self.init(value.map { Double($0 / total) }, label(), currentValueLabel()) }
}
extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// The progress that a style was asked for.
  public nonisolated init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      configuration.fractionCompleted, configuration.label ?? .init(EmptyView()),
      configuration.currentValueLabel ?? .init(EmptyView()))
  }
}
