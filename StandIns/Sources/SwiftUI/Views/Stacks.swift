/// Views below each other.
public nonisolated struct VStack<Content: View>: _PrimitiveView {
  private let content: Content
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
  @MainActor public func _build(_ builder: _Builder) { builder.add(content, at: .content) }
}
/// Views beside each other.
public nonisolated struct HStack<Content: View>: _PrimitiveView {
  private let content: Content
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
  @MainActor public func _build(_ builder: _Builder) { builder.add(content, at: .content) }
}
/// Views in front of each other.
public nonisolated struct ZStack<Content: View>: _PrimitiveView {
  private let content: Content
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  @MainActor public func _build(_ builder: _Builder) { builder.add(content, at: .content) }
}
/// Views below each other, all of which are made here.
public nonisolated struct LazyVStack<Content: View>: _PrimitiveView {
  private let content: Content
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
  @MainActor public func _build(_ builder: _Builder) { builder.add(content, at: .content) }
}
/// Views beside each other, all of which are made here.
public nonisolated struct LazyHStack<Content: View>: _PrimitiveView {
  private let content: Content
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
  @MainActor public func _build(_ builder: _Builder) { builder.add(content, at: .content) }
}
/// Views that can be scrolled.
public nonisolated struct ScrollView<Content: View>: _PrimitiveView {
  public var content: Content
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) { self.content = content() }
  @MainActor public func _build(_ builder: _Builder) { builder.add(content, at: .content) }
}
/// Views that belong together.
public struct Section<Parent, Content, Footer> {
  private let header: Parent
  private let content: Content
  private let footer: Footer
}
extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never
}
extension Section: _PrimitiveView where Parent: View, Content: View, Footer: View {
  @MainActor public func _build(_ builder: _Builder) {
    builder.add(header, at: .index(0))
    builder.add(content, at: .index(1))
    builder.add(footer, at: .index(2))
  }
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) { self.init(header: header(), content: content(), footer: footer()) }
}
extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}
extension Section where Parent: View, Content: View, Footer == EmptyView {
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }
  public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { EmptyView() })
  }
}
extension Section where Parent == EmptyView, Content: View, Footer: View {
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
}
extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(titleKey) }, footer: { EmptyView() })
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }
}
/// Fields and settings.
public nonisolated struct Form<Content: View>: _PrimitiveView {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor public func _build(_ builder: _Builder) { builder.add(content, at: .content) }
}
/// Room.
public nonisolated struct Spacer: _PrimitiveView {
  public init(minLength: CGFloat? = nil) {}
  @MainActor public func _build(_ builder: _Builder) {}
}
/// A line.
public nonisolated struct Divider: _PrimitiveView {
  public init() {}
  @MainActor public func _build(_ builder: _Builder) {}
}
