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
extension Toggle where Label == SwiftUI.Label<Text, Image> {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>
  ) { self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) } }
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, isOn: Binding<Bool>
  ) { self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) } }
}
extension Toggle {
  /// Is on if all of several values are.
  public nonisolated init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let all = sources.map { $0[keyPath: isOn] }
    self.init(
      isOn: Binding(
        ClosureLocation(
          get: { all.allSatisfy(\.wrappedValue) },
          set: { new, _ in for one in all { one.wrappedValue = new } })), label: label)
  }
}
extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style was asked for.
  @MainActor public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}
