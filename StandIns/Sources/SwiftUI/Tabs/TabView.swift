/// Tells a view from others by a value.
@MainActor internal struct TagPayload {
  let tag: AnyHashable
}
internal struct TagModifier: _PrimitiveModifier {
  let tag: AnyHashable
  func _modify<V: View>(_ content: V, _ builder: _Builder) {
    builder.node.payload = TagPayload(tag: tag)
    builder.add(content, at: .content)
  }
}
/// What stands in the tab bar for a view.
@MainActor internal final class TabItemPayload {
  let label: Node
  init(_ label: Node) { self.label = label }
}
internal struct TabItemModifier<Label: View>: _PrimitiveModifier {
  let label: Label
  func _modify<V: View>(_ content: V, _ builder: _Builder) {
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
  public func tag<V: Hashable>(_ tag: V) -> some View {
    modifier(TagModifier(tag: AnyHashable(tag)))
  }
  /// Tells the view from others.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool) -> some View {
    modifier(TagModifier(tag: AnyHashable(tag)))
  }
  /// Says what stands in the tab bar.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(label: label()))
  }
}

/// One of several views, chosen in a bar.
public struct TabView<SelectionValue: Hashable, Content: View>: _PrimitiveView {
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
    self.content = content()._view
  }
  public func _build(_ builder: _Builder) {
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
    builder.environment._stack = nil
    builder.add(content, at: .content)
    node.graph.afterPass { container.sync() }
  }
}
extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}
extension TabView where SelectionValue == Never, Content == AnyView {
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where C.TabValue == Never {
    selection = nil
    self.content = content()._view
  }
}

/// What stands in a tab view.
@MainActor @preconcurrency public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable
  var _view: AnyView { get }
}
/// A tab: its title, and what it shows.
public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
  public typealias TabValue = Value
  private let value: AnyHashable?
  private let content: Content
  private let label: Label
  public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.value = AnyHashable(value)
    self.content = content()
    self.label = label()
  }
  public var _view: AnyView {
    if let value { return AnyView(content.tabItem { label }.tag(value)) }
    return AnyView(content.tabItem { label })
  }
  fileprivate init(content: Content, label: Label) {
    value = nil
    self.content = content
    self.label = label
  }
}
extension Tab where Label == SwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content, label: { SwiftUI.Label(titleKey, systemImage: systemImage) })
  }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content, label: { SwiftUI.Label(title, systemImage: systemImage) })
  }
}
extension Tab where Value == Never, Label == SwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), label: SwiftUI.Label(titleKey, systemImage: systemImage))
  }
}
/// Several tabs.
public struct _TupleTabs<TabValue: Hashable>: TabContent {
  internal let parts: [AnyView]
  public var _view: AnyView { AnyView(ForEach(parts.indices, id: \.self) { parts[$0] }) }
}
/// Makes tabs of a closure's lines.
@MainActor @preconcurrency @resultBuilder public enum TabContentBuilder<TabValue: Hashable> {
  public static func buildExpression<C: TabContent>(
    _ content: C
  ) -> _TupleTabs<TabValue> where C.TabValue == TabValue { _TupleTabs(parts: [content._view]) }
  public static func buildBlock(_ content: _TupleTabs<TabValue>...) -> _TupleTabs<TabValue> {
    _TupleTabs(parts: content.flatMap(\.parts))
  }
  public static func buildIf(_ content: _TupleTabs<TabValue>?) -> _TupleTabs<TabValue> {
    content ?? _TupleTabs(parts: [])
  }
  public static func buildEither(first: _TupleTabs<TabValue>) -> _TupleTabs<TabValue> { first }
  public static func buildEither(second: _TupleTabs<TabValue>) -> _TupleTabs<TabValue> { second }
}
