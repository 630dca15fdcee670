extension ToolbarContent {
  /// Hides the items.
  public nonisolated func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    _HiddenToolbar(content: self, isHidden: hidden)
  }
  /// Whether the items stand on glass with others.
  public nonisolated func sharedBackgroundVisibility(
    _ visibility: Visibility
  ) -> some ToolbarContent { self }
  /// Names the items as where a transition begins.
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some ToolbarContent { self }
}
/// Items that may be hidden.
public nonisolated struct _HiddenToolbar<Content: ToolbarContent>: ToolbarContent {
  internal let content: Content
  internal let isHidden: Bool
  @ToolbarContentBuilder @MainActor public var body: some ToolbarContent {
    if !isHidden { content }
  }
}
/// An item that the system makes; it is not shown here.
public nonisolated struct DefaultToolbarItem: ToolbarContent {
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
  @ToolbarContentBuilder @MainActor public var body: some ToolbarContent {
    if false { ToolbarItem { EmptyView() } }
  }
}
/// Which item the system makes.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  public static let search = ToolbarDefaultItemKind(name: "search")
  public static let title = ToolbarDefaultItemKind(name: "title")
}
extension View {
  /// Takes away what the system puts into the bars, which is nothing here.
  public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    self
  }
  /// Adds actions to the title.
  public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    toolbar { ToolbarTitleMenu(content: content) }
  }
}
