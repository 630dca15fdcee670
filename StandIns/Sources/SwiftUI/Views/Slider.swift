/// A value between two others.
public nonisolated struct Slider<Label: View, ValueLabel: View>: _PrimitiveView {
  private let value: Double
  private let move: (Double) -> Void
  private let label: Label
  private let edges: (ValueLabel, ValueLabel)?

  fileprivate init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V.Stride? = nil, label: Label,
    edges: (ValueLabel, ValueLabel)?, _ onEditingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    self.value = Double(value.wrappedValue)
    self.label = label
    self.edges = edges
    move = { new in
      onEditingChanged(true)
      var near = new
      if let step = step.map({ Double($0) }), step > 0 {
        let lower = Double(bounds.lowerBound)
        near = lower + ((new - lower) / step).rounded() * step
      }
      value.wrappedValue = min(max(V(near), bounds.lowerBound), bounds.upperBound)
      onEditingChanged(false)
    }
  }
  @MainActor public func _build(_ builder: _Builder) {
    builder.node.element = ElementContent(
      role: .slider, value: "\(value)", isNamedByContent: true,
      type: { if let value = Double($0) { move(value) } })
    builder.add(label, at: .label)
    if let edges {
      builder.add(edges.0, at: .index(0))
      builder.add(edges.1, at: .index(1))
    }
  }
}
extension Slider {
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, label: label(), edges: (minimumValueLabel(), maximumValueLabel()),
      onEditingChanged)
  }
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: step, label: label(),
      edges: (minimumValueLabel(), maximumValueLabel()), onEditingChanged)
  }
}
extension Slider where ValueLabel == EmptyView {
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, label: label(), edges: nil, onEditingChanged)
  }
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: step, label: label(), edges: nil, onEditingChanged)
  }
}
extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, label: EmptyView(), edges: nil, onEditingChanged)
  }
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: step, label: EmptyView(), edges: nil, onEditingChanged)
  }
}
