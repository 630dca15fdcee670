/// Tells a view from others by a value.
@MainActor internal struct TagPayload {
  let tag: AnyHashable
}
extension AnyHashable {
  /// The same for a value and for an optional that holds it, and one for all that hold none.
  internal var tagKey: AnyHashable {
    guard let optional = base as? any OptionalValue else { return self }
    guard let value = optional._wrapped as? AnyHashable else { return AnyHashable(NoTag()) }
    return value.tagKey
  }
}
private struct NoTag: Hashable {}
internal nonisolated struct TagModifier: _PrimitiveModifier {
  let tag: AnyHashable
  @MainActor func _modify<V: View>(_ content: V, _ builder: _Builder) {
    builder.node.payload = TagPayload(tag: tag)
    builder.add(content, at: .content)
  }
}
/// The label in the tab bar for a view.
@MainActor internal final class TabItemPayload {
  let label: Node
  init(_ label: Node) { self.label = label }
}
internal nonisolated struct TabItemModifier<Label: View>: _PrimitiveModifier {
  let label: Label
  @MainActor func _modify<V: View>(_ content: V, _ builder: _Builder) {
    let node = builder.node
    if let known = (node.payload as? TabItemPayload)?.label as? ViewNode<PageView<Label>> {
      known.update(PageView(content: label), node.environment)
    } else {
      let made = node.makeAside(PageView(content: label), node.environment)
      node.payload = TabItemPayload(made)
    }
    builder.add(content, at: .content)
  }
}
extension View {
  /// Tells the view from others.
  public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TagModifier(tag: AnyHashable(tag)))
  }
  /// Says what stands in the tab bar.
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(label: label()))
  }
}

/// One of several views, chosen in a bar.
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: _PrimitiveView {
  private let selection: Binding<SelectionValue>?
  private let content: Content

  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }
  public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == AnyView, C.TabValue == SelectionValue {
    self.selection = selection
    self.content = tabs(content())
  }
  @MainActor public func _build(_ builder: _Builder) {
    let node = builder.node
    let container = node.slots[-1] as? TabContainer ?? TabContainer(node)
    if node.slots[-1] == nil { node.graph.follow(container) }
    node.slots[-1] = container
    let selection = selection
    container.wanted = (selection?.wrappedValue).map { AnyHashable($0) }
    container.write = selection.map { selection in
      { tag in
        if let value = tag.base as? SelectionValue { selection.wrappedValue = value }
      }
    }
    builder.add(content, at: .content)
    node.graph.afterPass { container.sync() }
  }
}
extension TabView where SelectionValue == Int {
  public nonisolated init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}
extension TabView where SelectionValue == Never, Content == AnyView {
  public nonisolated init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where C.TabValue == Never {
    selection = nil
    self.content = tabs(content())
  }
}
