/// A value on a scale.
public nonisolated struct Gauge<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels>: View
where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View {
  private let value: Double
  private let label: Label
  private let current: CurrentValueLabel
  private let bounds: (BoundsLabel, BoundsLabel)
  private let marked: MarkedValueLabels
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.value = Double(value - bounds.lowerBound) / Double(bounds.upperBound - bounds.lowerBound)
    self.label = label()
    current = currentValueLabel()
    self.bounds = (minimumValueLabel(), maximumValueLabel())
    marked = markedValueLabels()
  }
  @MainActor public var body: some View {
    Styled(
      configuration: GaugeStyleConfiguration(
        value: value, label: .init(label), currentValueLabel: .init(current),
        minimumValueLabel: .init(bounds.0), maximumValueLabel: .init(bounds.1)),
      plain: TupleView((label, current, bounds.0, bounds.1, marked)))
  }
}
extension Gauge {
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) where MarkedValueLabels == EmptyView {
    self.init(
      value: value, in: bounds, label: label, currentValueLabel: currentValueLabel,
      minimumValueLabel: minimumValueLabel, maximumValueLabel: maximumValueLabel,
      markedValueLabels: { EmptyView() })
  }
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) where BoundsLabel == EmptyView {
    self.init(
      value: value, in: bounds, label: label, currentValueLabel: currentValueLabel,
      minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() },
      markedValueLabels: markedValueLabels)
  }
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    self.init(
      value: value, in: bounds, label: label, currentValueLabel: currentValueLabel,
      markedValueLabels: { EmptyView() })
  }
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  )
  where
    CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView
  { self.init(value: value, in: bounds, label: label, currentValueLabel: { EmptyView() }) }
}
