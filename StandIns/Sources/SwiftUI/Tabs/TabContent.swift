/// The tabs of a tab view.
@MainActor @preconcurrency public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable
  associatedtype Body: TabContent
  @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Body { get }
}
extension Never: TabContent { public typealias TabValue = Never }

/// Tabs that the stand-in itself knows.
internal protocol _PrimitiveTabContent {
  nonisolated var _view: AnyView { get }
}

/// The view of a content of a tab view.
internal nonisolated func tabs<C: TabContent>(_ content: C) -> AnyView {
  if let known = content as? any _PrimitiveTabContent { return known._view }
  return AnyView(CustomTabs(content: content))
}
/// A content that an app wrote, with its properties installed.
private nonisolated struct CustomTabs<C: TabContent>: _PrimitiveView {
  let content: C
  @MainActor func _build(_ builder: _Builder) {
    var content = content
    Installing(builder.node).install(&content)
    builder.add(tabs(content.body), at: .body)
  }
}
extension CustomTabs: _GroupingView {}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  private let name: String
  public static let search = TabRole(name: "search")
}

/// A tab: its title, and what it shows.
public nonisolated struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
  public typealias TabValue = Value
  private let value: AnyHashable?
  private let content: Content
  private let label: Label
  @MainActor public var body: Never {
    return fatalError("a tab has no body because it is shown as it is")
  }
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: AnyHashable(value), content: content(), label: label())
  }
  internal init(value: AnyHashable?, content: Content, label: Label) {
    self.value = value
    self.content = content
    self.label = label
  }
}
extension Tab: _PrimitiveTabContent {
  internal var _view: AnyView {
    if let value { return AnyView(content.tabItem { label }.tag(value)) }
    return AnyView(content.tabItem { label })
  }
}
extension Tab where Value == Never {
  public nonisolated init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(value: nil, content: content(), label: label()) }
}

/// Tabs that belong together.
public nonisolated struct TabSection<
  Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable
>: TabContent where Content.TabValue == SelectionValue {
  public typealias TabValue = SelectionValue
  private let content: Content
  @MainActor public var body: Never {
    return fatalError("a section has no body because it is shown as it is")
  }
  fileprivate init(_ content: Content) { self.content = content }
}
extension TabSection where Footer == EmptyView {
  public nonisolated init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) { self.init(content()) }
}
extension TabSection where Header == Text, Footer == EmptyView {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) { self.init(content()) }
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) { self.init(content()) }
}
extension TabSection where Header == EmptyView, Footer == EmptyView {
  public nonisolated init(@TabContentBuilder<SelectionValue> content: () -> Content) {
    self.init(content())
  }
}
extension TabSection: _PrimitiveTabContent {
  internal var _view: AnyView { tabs(content) }
}
extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  @MainActor public var body: Never {
    return fatalError("a ForEach has no body because it is shown as it is")
  }
}
extension ForEach: _PrimitiveTabContent where Content: TabContent {
  nonisolated internal var _view: AnyView {
    AnyView(
      ForEach<Data, ID, AnyView>(
        data: data, content: { [content] in tabs(content($0)) }, id: id))
  }
}
extension ForEach where Content: TabContent, ID == Data.Element.ID, Data.Element: Identifiable {
  public nonisolated init<V: Hashable>(
    _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == V { self.init(data: data, content: content, id: { $0.id }) }
}
extension ForEach where Content: TabContent {
  public nonisolated init<V: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == V {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

/// Several tabs.
public nonisolated struct _TupleTabs<TabValue: Hashable>: TabContent {
  internal let parts: [AnyView]
  @MainActor public var body: Never {
    return fatalError("a tuple has no body because it is shown as it is")
  }
}
extension _TupleTabs: _PrimitiveTabContent {
  internal var _view: AnyView { AnyView(ForEach(parts.indices, id: \.self) { parts[$0] }) }
}
extension TabContent {
  private nonisolated func changed(_ change: (AnyView) -> AnyView) -> _TupleTabs<TabValue> {
    _TupleTabs(parts: [change(tabs(self))])
  }
  /// Shows a number at the tab.
  public nonisolated func badge(_ count: Int) -> some TabContent<TabValue> {
    changed { AnyView($0.badge(count)) }
  }
  /// Hides the tab.
  public nonisolated func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    _TupleTabs(parts: hidden ? [] : [tabs(self)])
  }
  /// Names the tab for the arrangement that the user makes.
  public nonisolated func customizationID(_ id: String) -> some TabContent<TabValue> {
    changed { $0 }
  }
  /// Shows words at the tab.
  public nonisolated func badge(_ label: Text?) -> some TabContent<TabValue> {
    changed { AnyView($0.badge(label)) }
  }
  /// Shows words at the tab.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    changed { AnyView($0.badge(key)) }
  }
  /// Shows words at the tab.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    changed { AnyView($0.badge(label)) }
  }
  /// Where the tab is before the user arranges the tabs.
  public nonisolated func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { changed { $0 } }
  /// What the user may do with the tab.
  public nonisolated func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { changed { $0 } }
  /// Where the tab stands.
  public nonisolated func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    changed { $0 }
  }
  /// Adds actions to the tab, which are not shown here.
  public nonisolated func contextMenu<M: View>(
    @ViewBuilder menuItems: () -> M
  ) -> some TabContent<TabValue> { changed { $0 } }
  /// Adds actions to the tab, which are not shown here.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some TabContent<TabValue> { changed { $0 } }
  /// Adds actions to the section, which are not shown here.
  public nonisolated func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some TabContent<TabValue> { changed { $0 } }
  /// Forbids the tab, which cannot be seen here.
  public nonisolated func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    changed { $0 }
  }
  /// Names the tab for tests.
  public nonisolated func accessibilityIdentifier(
    _ identifier: String
  ) -> some TabContent<TabValue> { changed { $0 } }
}

/// Makes tabs of a closure's lines.
@resultBuilder public enum TabContentBuilder<TabValue: Hashable> {
  public static func buildExpression<C: TabContent>(
    _ content: C
  ) -> _TupleTabs<TabValue> where C.TabValue == TabValue { _TupleTabs(parts: [tabs(content)]) }
  public static func buildBlock(_ content: _TupleTabs<TabValue>...) -> _TupleTabs<TabValue> {
    _TupleTabs(parts: content.flatMap(\.parts))
  }
  public static func buildIf(_ content: _TupleTabs<TabValue>?) -> _TupleTabs<TabValue> {
    content ?? _TupleTabs(parts: [])
  }
  public static func buildEither(first: _TupleTabs<TabValue>) -> _TupleTabs<TabValue> { first }
  public static func buildEither(second: _TupleTabs<TabValue>) -> _TupleTabs<TabValue> { second }
  public static func buildLimitedAvailability(
    _ content: _TupleTabs<TabValue>
  ) -> _TupleTabs<TabValue> { content }
}

/// How the user has arranged tabs.
public struct TabViewCustomization: Equatable, Codable, Sendable {
  public init() {}
  public mutating func resetTabOrder() {}
  public mutating func resetVisibility() {}
  public mutating func resetSectionOrder() {}
}
/// A bar of tabs.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}
/// What the user may do with a tab.
public struct TabCustomizationBehavior: Hashable, Sendable {
  private let name: String
  public static var automatic: TabCustomizationBehavior { .init(name: "automatic") }
  public static var disabled: TabCustomizationBehavior { .init(name: "disabled") }
  public static var reorderable: TabCustomizationBehavior { .init(name: "reorderable") }
}
/// Where a tab stands.
public struct TabPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = TabPlacement(name: "automatic")
  public static let pinned = TabPlacement(name: "pinned")
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}
extension View {
  /// Keeps how the user arranges the tabs, which the user cannot do here.
  public nonisolated func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?
  ) -> some View { self }
  /// Shows a view above the tab bar, which is found behind the tabs.
  public nonisolated func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { LayeredView(first: self, second: content()) }
  public nonisolated func tabViewSidebarHeader<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }
  public nonisolated func tabViewSidebarFooter<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }
}
