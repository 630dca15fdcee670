/// Which columns of a split view are shown.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  private let name: String
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  public static let all = NavigationSplitViewVisibility(name: "all")
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}
/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  public static let content = NavigationSplitViewColumn(name: "content")
  public static let detail = NavigationSplitViewColumn(name: "detail")
}

/// Two or three columns, which are one stack where there is little room.
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>:
  _PrimitiveView
{
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let compact: Binding<NavigationSplitViewColumn>?
  private let sidebar: Sidebar
  private let content: Content?
  private let detail: Detail

  private init(
    _ visibility: Binding<NavigationSplitViewVisibility>?,
    _ compact: Binding<NavigationSplitViewColumn>?, _ sidebar: Sidebar, _ content: Content?,
    _ detail: Detail
  ) {
    self.visibility = visibility
    self.compact = compact
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
  }
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.init(nil, nil, sidebar(), content(), detail()) }
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(columnVisibility, nil, sidebar(), content(), detail()) }
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.init(nil, preferredCompactColumn, sidebar(), content(), detail()) }
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.init(columnVisibility, preferredCompactColumn, sidebar(), content(), detail()) }

  @MainActor public func _build(_ builder: _Builder) {
    let node = builder.node
    let container = node.slots[-1] as? SplitContainer ?? SplitContainer(node)
    if node.slots[-1] == nil { node.graph.follow(container) }
    node.slots[-1] = container
    container.isCompact = builder.read(\.horizontalSizeClass) != .regular
    container.visibility = visibility?.wrappedValue ?? .automatic
    container.compact = compact
    container.readCompactColumn(compact?.wrappedValue)
    container.columns =
      content == nil ? [.sidebar, .detail] : [.sidebar, .content, .detail]
    builder.environment._stack = nil
    func add<V: View>(_ view: V, _ column: NavigationSplitViewColumn, _ index: Int) {
      builder.environment._split = SplitPlace(container: container, column: column)
      builder.add(view, at: .index(index))
    }
    add(sidebar, .sidebar, 0)
    if let content { add(content, .content, 1) }
    add(detail, .detail, 2)
    node.graph.afterPass { container.sync() }
  }
}
extension NavigationSplitView where Content == EmptyView {
  public nonisolated init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) { self.init(nil, nil, sidebar(), nil, detail()) }
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.init(columnVisibility, nil, sidebar(), nil, detail()) }
  public nonisolated init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) { self.init(nil, preferredCompactColumn, sidebar(), nil, detail()) }
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) { self.init(columnVisibility, preferredCompactColumn, sidebar(), nil, detail()) }
}

/// A column of a split view, for the views in it.
@MainActor internal struct SplitPlace {
  /// Weak, since it holds the views and their environments.
  weak var container: SplitContainer?
  let column: NavigationSplitViewColumn
}
private struct SplitKey: EnvironmentKey {
  static var defaultValue: SplitPlace? { nil }
}
extension EnvironmentValues {
  internal var _split: SplitPlace? {
    get { self[SplitKey.self] }
    set { self[SplitKey.self] = newValue }
  }
}
extension SplitPlace: ComparedByParts {
  func _isSame(as other: any ComparedByParts) -> Bool {
    guard let other = other as? SplitPlace else { return false }
    return container === other.container && column == other.column
  }
}
