/// A root, and pages that are pushed on it.
public nonisolated struct NavigationStack<Data, Root: View>: _PrimitiveView {
  private let root: Root
  private let access: PathAccess?

  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    access = nil
  }
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.root = root()
    access = PathAccess(
      get: { path.wrappedValue.elements },
      set: { path.wrappedValue = NavigationPath(elements: $0) }, accepts: { _ in true })
  }
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
    access = PathAccess(
      get: { path.wrappedValue.map { AnyHashable($0) } },
      set: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) },
      accepts: { $0.base is Data.Element })
  }

  @MainActor public func _build(_ builder: _Builder) {
    let node = builder.node
    let container = node.slots[-1] as? StackContainer ?? StackContainer(node)
    if node.slots[-1] == nil { node.graph.follow(container) }
    node.slots[-1] = container
    container.access = access
    container.willSync(access?.get())
    builder.environment._stack = container
    if builder.environment._split?.column == .detail { builder.environment._split = nil }
    builder.environment._dismisser = node.environment._dismisser
    builder.add(root, at: .content)
    node.graph.afterPass { container.sync() }
  }
}

private struct StackKey: EnvironmentKey {
  static var defaultValue: StackContainer? { nil }
}
extension EnvironmentValues {
  internal var _stack: StackContainer? {
    get { self[StackKey.self] }
    set { self[StackKey.self] = newValue }
  }
}

/// Says what is shown for values of a type.
@MainActor internal final class DestinationPayload {
  let accepts: (AnyHashable) -> Bool
  private let content: (AnyHashable) -> AnyView?
  init<D: Hashable, C: View>(_ type: D.Type, _ make: @escaping (D) -> C) {
    accepts = { $0.base is D }
    content = { ($0.base as? D).map { AnyView(make($0)) } }
  }
  func make(_ value: AnyHashable) -> Deferred {
    let content = content
    return Deferred { content(value) ?? AnyView(EmptyView()) }
  }
}
internal nonisolated struct DestinationModifier<D: Hashable, C: View>: _PrimitiveModifier {
  let make: (D) -> C
  @MainActor func _modify<V: View>(_ content: V, _ builder: _Builder) {
    builder.node.payload = DestinationPayload(D.self, make)
    builder.add(content, at: .content)
  }
}

/// A page that is there as long as a binding says so.
@MainActor internal final class BoundDestination {
  /// What the page is about; `nil` while there is none.
  var id: AnyHashable?
  var make: () -> AnyView = { AnyView(EmptyView()) } { didSet { version += 1 } }
  var clear: () -> Void = {}
  /// Whether a link declares it, whose binding is written at a time of its own.
  var isLink = false
  /// Grows with each evaluation of what declares the page.
  private(set) var version = 0
}
internal nonisolated struct BoundDestinationModifier: _PrimitiveModifier {
  /// The wanted page; `nil` while there is none.
  let wanted: () -> Wanted?
  let clear: () -> Void
  @MainActor func _modify<V: View>(_ content: V, _ builder: _Builder) {
    let node = builder.node
    let destination = node.payload as? BoundDestination ?? BoundDestination()
    node.payload = destination
    let wanted = wanted()
    destination.id = wanted?.id
    // A page that leaves keeps what it was about.
    if let wanted { destination.make = wanted.make }
    destination.clear = clear
    let stack = builder.read(\._stack)
    node.graph.afterPass { stack?.sync() }
    builder.add(content, at: .content)
  }
}

extension View {
  /// Says what is shown for values of a type that are pushed.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { modifier(DestinationModifier(make: destination)) }
  /// Pushes a page while a binding is true.
  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let view = AnyView(destination())
    return modifier(
      BoundDestinationModifier(
        wanted: { isPresented.wrappedValue ? Wanted(id: true) { view } : nil },
        clear: { isPresented.wrappedValue = false }))
  }
  /// Pushes a page while there is an item.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      BoundDestinationModifier(
        wanted: {
          item.wrappedValue.map { item in
            Wanted(id: AnyHashable(item)) { AnyView(destination(item)) }
          }
        },
        clear: { item.wrappedValue = nil }))
  }
}

/// Pushes a page when it is tapped.
public nonisolated struct NavigationLink<Label: View, Destination: View>: _PrimitiveView {
  private enum Target {
    case value(AnyHashable?)
    case view(Destination)
    case bound(Binding<Bool>, Destination)
  }
  private let target: Target
  private let label: Label

  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    target = .view(destination())
    self.label = label()
  }
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    target = .view(destination)
    self.label = label()
  }
  internal init(bound isActive: Binding<Bool>, destination: Destination, label: Label) {
    target = .bound(isActive, destination)
    self.label = label
  }
  @MainActor public func _build(_ builder: _Builder) {
    let stack = builder.read(\._stack)
    let node = builder.node
    let target = target
    var tap: (() -> Void)?
    switch target {
    case .value(let value?):
      if stack?.accepts(value) == true { tap = { stack?.push(value) } }
    case .value(nil): break
    case .view(let view):
      stack?.linkDidChange(node, view)
      if stack != nil { tap = { stack?.push(view, from: node) } }
    case .bound(let isActive, let view):
      let page = node.payload as? BoundDestination ?? BoundDestination()
      node.payload = page
      page.isLink = true
      page.id = isActive.wrappedValue ? true : nil
      page.make = { AnyView(view) }
      page.clear = { isActive.wrappedValue = false }
      node.graph.afterPass { stack?.sync() }
      if stack != nil { tap = { isActive.wrappedValue = true } }
    }
    node.element = ElementContent(role: .button, isNamedByContent: true, isLink: true, tap: tap)
    builder.add(label, at: .label)
  }
}
extension NavigationLink where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(titleKey) }
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, destination: Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }
}
extension NavigationLink where Destination == Never {
  public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    target = .value(value.map { AnyHashable($0) })
    self.label = label()
  }
}
extension NavigationLink where Label == Text, Destination == Never {
  public nonisolated init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }
  @_disfavoredOverload public nonisolated init<S: StringProtocol, P: Hashable>(
    _ title: S, value: P?
  ) {
    self.init(value: value) { Text(title) }
  }
}
