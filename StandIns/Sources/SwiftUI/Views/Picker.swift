/// One of several values.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>:
  _PrimitiveView
{
  private let selection: Binding<SelectionValue>
  private let label: Label
  private let content: Content
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }
  @MainActor public func _build(_ builder: _Builder) {
    let selection = selection
    let now = AnyHashable(selection.wrappedValue)
    builder.node.payload = PickerPayload(value: now) { tag in
      if let value = tag.base as? SelectionValue { selection.wrappedValue = value }
    }
    builder.add(label, at: .label)
    builder.add(content, at: .content)
  }
}
extension Picker where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { Text(titleKey) } }
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { Text(title) } }
}
extension Picker {
  public nonisolated init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content, label: { label }) }
  public nonisolated init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
  ) { self.init(selection: selection, content: content, label: label) }
}
extension Picker where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) { self.init(titleKey, selection: selection, content: content) }
}
extension Picker where Label == SwiftUI.Label<Text, Image> {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      SwiftUI.Label(titleKey, systemImage: systemImage)
    }
  }
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      SwiftUI.Label(title, systemImage: systemImage)
    }
  }
}
/// Makes the views of a picker choices: those that have a tag can be tapped.
@MainActor private struct PickerPayload: ElementTransform {
  let value: AnyHashable
  let choose: (AnyHashable) -> Void
  func transform(_ elements: [_Element], _ node: Node) -> [_Element] {
    elements.map { element in
      guard let tag = element.node.tagAbove(node) else { return element }
      var element = element
      element.isSelected = tag.tagKey == value.tagKey
      element.onTap = { choose(tag) }
      return element
    }
  }
}
extension Node {
  /// The tag of the view that this node is in, below a container; a `ForEach` gives its ids.
  internal func tagAbove(_ container: Node) -> AnyHashable? {
    var one: Node? = self
    var id: AnyHashable?
    while let here = one, here !== container {
      if let payload = here.payload as? TagPayload { return payload.tag }
      if id == nil, here.payload is RowPayload, case .id(let found) = here.key { id = found }
      one = here.parent
    }
    return id
  }
}
