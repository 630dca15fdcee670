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
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
  @MainActor public func _build(_ builder: _Builder) { builder.add(content, at: .content) }
}
/// Views beside each other, all of which are made here.
public nonisolated struct LazyHStack<Content: View>: _PrimitiveView {
  private let content: Content
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
  @MainActor public func _build(_ builder: _Builder) { builder.add(content, at: .content) }
}
/// Views that can be scrolled.
public nonisolated struct ScrollView<Content: View>: _PrimitiveView {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators = true
  public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }
  @_disfavoredOverload public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.init(axes, content: content)
    self.showsIndicators = showsIndicators
  }
  @MainActor public func _build(_ builder: _Builder) { builder.add(content, at: .content) }
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
