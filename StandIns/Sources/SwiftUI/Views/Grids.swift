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

/// A column of a table.
public nonisolated struct TableColumn<RowValue: Identifiable, Content: View, Label: View> {
  fileprivate let label: Label
  fileprivate let content: (RowValue) -> Content
}
extension TableColumn where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(titleKey), content: content) }
  public nonisolated func width(_ width: CGFloat? = nil) -> TableColumn { self }
  public nonisolated func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> TableColumn { self }
}
extension TableColumn where Label == Text, Content == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(label: Text(titleKey), content: { Text($0[keyPath: value]) })
  }
}
/// The columns of a table.
public nonisolated struct _TableColumns<RowValue: Identifiable> {
  fileprivate var columns: [(label: AnyView, content: (RowValue) -> AnyView)]
}
/// Makes the columns of a table of a closure's lines.
@resultBuilder public enum TableColumnBuilder<RowValue: Identifiable> {
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Content, Label>
  ) -> _TableColumns<RowValue> {
    _TableColumns(columns: [(AnyView(column.label), { AnyView(column.content($0)) })])
  }
  public static func buildBlock(
    _ columns: _TableColumns<RowValue>...
  ) -> _TableColumns<RowValue> { _TableColumns(columns: columns.flatMap(\.columns)) }
  public static func buildIf(_ columns: _TableColumns<RowValue>?) -> _TableColumns<RowValue> {
    columns ?? _TableColumns(columns: [])
  }
}
/// Rows with columns; in compact width only the first column is shown.
public nonisolated struct Table<Value: Identifiable>: View {
  private let data: [Value]
  private let columns: _TableColumns<Value>
  private let choose: ((Value.ID) -> Void)?
  @Environment(\.horizontalSizeClass) private var width

  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>
  ) where Data.Element == Value {
    self.data = Array(data)
    self.columns = columns()
    choose = nil
  }
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>
  ) where Data.Element == Value {
    self.data = Array(data)
    self.columns = columns()
    choose = { selection.wrappedValue = $0 }
  }
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>
  ) where Data.Element == Value {
    self.data = Array(data)
    self.columns = columns()
    choose = { selection.wrappedValue.insert($0) }
  }
  @MainActor public var body: some View {
    let shown = width == .compact ? Array(columns.columns.prefix(1)) : columns.columns
    if width != .compact { ForEach(shown.indices, id: \.self) { shown[$0].label } }
    ForEach(data) { value in
      ForEach(shown.indices, id: \.self) { index in
        shown[index].content(value).onTapGesture { choose?(value.id) }
      }
    }
  }
}
