// What Apple's pages list beside each initializer with a value: tabs of a plain value under an optional selection.
extension Tab {
  public nonisolated init<V: Hashable>(
    value: V, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) where Value == V? { self.init(value: .some(value), role: role, content: content, label: label) }
}
extension Tab where Label == EmptyView {
  public nonisolated init<V: Hashable>(value: V, @ViewBuilder content: () -> Content)
  where Value == V? { self.init(value: .some(value), content: content) }
}
extension Tab where Label == DefaultTabLabel {
  public nonisolated init<V: Hashable>(
    value: V, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Value == V? { self.init(value: .some(value), role: role, content: content) }
  public nonisolated init<V: Hashable>(
    _ titleKey: LocalizedStringKey, systemImage: String, value: V,
    @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(titleKey, systemImage: systemImage, value: .some(value), content: content)
  }
  public nonisolated init<V: Hashable>(
    _ titleKey: LocalizedStringKey, systemImage: String, value: V, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(titleKey, systemImage: systemImage, value: .some(value), role: role, content: content)
  }
  public nonisolated init<V: Hashable>(
    _ titleKey: LocalizedStringKey, image: String, value: V, @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(titleKey, image: image, value: .some(value), content: content)
  }
  public nonisolated init<V: Hashable>(
    _ titleKey: LocalizedStringKey, image: String, value: V, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(titleKey, image: image, value: .some(value), role: role, content: content)
  }
  public nonisolated init<V: Hashable>(
    _ titleKey: LocalizedStringKey, image: ImageResource, value: V,
    @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(titleKey, image: image, value: .some(value), content: content)
  }
  public nonisolated init<V: Hashable>(
    _ titleKey: LocalizedStringKey, image: ImageResource, value: V, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(titleKey, image: image, value: .some(value), role: role, content: content)
  }
  @_disfavoredOverload public nonisolated init<S: StringProtocol, V: Hashable>(
    _ title: S, systemImage: String, value: V, @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(title, systemImage: systemImage, value: .some(value), content: content)
  }
  @_disfavoredOverload public nonisolated init<S: StringProtocol, V: Hashable>(
    _ title: S, systemImage: String, value: V, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(title, systemImage: systemImage, value: .some(value), role: role, content: content)
  }
  @_disfavoredOverload public nonisolated init<S: StringProtocol, V: Hashable>(
    _ title: S, image: String, value: V, @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(title, image: image, value: .some(value), content: content)
  }
  @_disfavoredOverload public nonisolated init<S: StringProtocol, V: Hashable>(
    _ title: S, image: String, value: V, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(title, image: image, value: .some(value), role: role, content: content)
  }
  @_disfavoredOverload public nonisolated init<S: StringProtocol, V: Hashable>(
    _ title: S, image: ImageResource, value: V, @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(title, image: image, value: .some(value), content: content)
  }
  @_disfavoredOverload public nonisolated init<S: StringProtocol, V: Hashable>(
    _ title: S, image: ImageResource, value: V, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(title, image: image, value: .some(value), role: role, content: content)
  }
}
extension TabContentBuilder {
  /// Takes the tabs of a `ForEach` whose values are plain, since its closure is checked before the selection is known.
  @_disfavoredOverload public static func buildExpression<C: TabContent>(
    _ content: C
  ) -> _TupleTabs<TabValue> where TabValue == C.TabValue? { _TupleTabs(parts: [tabs(content)]) }
}
