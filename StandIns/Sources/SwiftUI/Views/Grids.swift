/// Views in rows and columns.
public nonisolated struct Grid<Content: View>: View {
  private let content: Content
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { self.content = content() }
  @MainActor public var body: some View { content }
}
/// A row of a grid.
public nonisolated struct GridRow<Content: View>: View {
  private let content: Content
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  @MainActor public var body: some View { content }
}
/// How wide or high a part of a lazy grid is.
public struct GridItem: Sendable {
  /// How wide or high a part of a lazy grid is.
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  public var size: Size
  public var spacing: CGFloat?
  public var alignment: Alignment?
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
/// Views in rows that grow downwards, all of which are made here.
public nonisolated struct LazyVGrid<Content: View>: View {
  private let content: Content
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) { self.content = content() }
  @MainActor public var body: some View { content }
}
/// Views in columns that grow sideways, all of which are made here.
public nonisolated struct LazyHGrid<Content: View>: View {
  private let content: Content
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) { self.content = content() }
  @MainActor public var body: some View { content }
}
/// Which views stay while others are scrolled.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
/// The first view that fits, which is always the first here.
public nonisolated struct ViewThatFits<Content: View>: _PrimitiveView {
  private let content: Content
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  @MainActor public func _build(_ builder: _Builder) {
    builder.node.payload = FirstOnly()
    builder.add(content, at: .content)
  }
}
private struct FirstOnly: ElementTransform {
  func transform(_ elements: [_Element], _ node: Node) -> [_Element] { Array(elements.prefix(1)) }
}
