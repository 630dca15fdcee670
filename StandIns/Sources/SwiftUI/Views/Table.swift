/// A column of a table.
public nonisolated struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View> {
  fileprivate let label: Label
  fileprivate let content: (RowValue) -> Content
  /// What a tap on the label makes of the order of a table.
  fileprivate let sort: ((Any) -> Any?)?
  fileprivate init(
    _ label: Label, sort: ((Any) -> Any?)? = nil, content: @escaping (RowValue) -> Content
  ) {
    self.label = label
    self.sort = sort
    self.content = content
  }
  public func width(_ width: CGFloat? = nil) -> Self { self }
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self {
    self
  }
  public func customizationID(_ id: String) -> Self { self }
  public func alignment(_ alignment: TableColumnAlignment) -> Self { self }
  public func defaultVisibility(_ visibility: Visibility) -> Self { self }
}
/// How the cells of a column line up.
public struct TableColumnAlignment: Hashable, Sendable {
  private let name: String
  public static var automatic: TableColumnAlignment { .init(name: "automatic") }
  public static var leading: TableColumnAlignment { .init(name: "leading") }
  public static var center: TableColumnAlignment { .init(name: "center") }
  public static var trailing: TableColumnAlignment { .init(name: "trailing") }
  public static var numeric: TableColumnAlignment { .init(name: "numeric") }
}
extension TableColumn where Label == Text, Sort == Never {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(titleKey), content: content) }
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(title), content: content) }
}
extension TableColumn where Label == Text, Sort == KeyPathComparator<RowValue> {
  /// A column by which the rows can be sorted.
  public nonisolated init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(titleKey), sort: Self.sort(by: value), content: content) }
  /// A column by which the rows can be sorted.
  @_disfavoredOverload public nonisolated init<S: StringProtocol, V: Comparable>(
    _ title: S, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(title), sort: Self.sort(by: value), content: content) }
  /// A column of words by which the rows can be sorted.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(
    _ title: S, value: any KeyPath<RowValue, String> & Sendable
  ) where Content == Text {
    self.init(Text(title), sort: Self.sort(by: value)) { Text($0[keyPath: value]) }
  }
  /// A column of words by which the rows can be sorted.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable
  )
  where Content == Text {
    self.init(Text(titleKey), sort: Self.sort(by: value)) { Text($0[keyPath: value]) }
  }
  private nonisolated static func sort<V: Comparable>(
    by path: any KeyPath<RowValue, V> & Sendable
  ) -> (Any) -> Any? {
    { order in
      guard let order = order as? [KeyPathComparator<RowValue>] else { return nil }
      let isFirst = order.first?.keyPath == path
      var new = KeyPathComparator(path)
      if isFirst, order.first?.order == .forward { new.order = .reverse }
      return [new] + order.filter { $0.keyPath != path }
    }
  }
}
/// The columns of a table.
public nonisolated struct _TableColumns<RowValue: Identifiable> {
  fileprivate struct Column {
    let label: AnyView
    let sort: ((Any) -> Any?)?
    let content: (RowValue) -> AnyView
  }
  fileprivate var columns: [Column]
}
/// Makes the columns of a table of a closure's lines.
@resultBuilder public enum TableColumnBuilder<RowValue: Identifiable> {
  public static func buildExpression<Sort, Content: View, Label: View>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> _TableColumns<RowValue> {
    _TableColumns(columns: [
      .init(label: AnyView(column.label), sort: column.sort) { AnyView(column.content($0)) }
    ])
  }
  public static func buildBlock(
    _ columns: _TableColumns<RowValue>...
  ) -> _TableColumns<RowValue> { _TableColumns(columns: columns.flatMap(\.columns)) }
  public static func buildIf(_ columns: _TableColumns<RowValue>?) -> _TableColumns<RowValue> {
    columns ?? _TableColumns(columns: [])
  }
}
/// A row of a table.
public nonisolated struct TableRow<Value: Identifiable> {
  public let value: Value
  public init(_ value: Value) { self.value = value }
}
/// The rows of a table.
public nonisolated struct _TableRows<Value: Identifiable> {
  fileprivate let values: [Value]
}
/// Makes the rows of a table of a closure's lines.
@resultBuilder public enum TableRowBuilder<Value: Identifiable> {
  public static func buildExpression(_ row: TableRow<Value>) -> _TableRows<Value> {
    _TableRows(values: [row.value])
  }
  public static func buildExpression<Data, ID>(
    _ rows: ForEach<Data, ID, TableRow<Value>>
  ) -> _TableRows<Value> { _TableRows(values: rows.data.map { rows.content($0).value }) }
  public static func buildBlock(_ rows: _TableRows<Value>...) -> _TableRows<Value> {
    _TableRows(values: rows.flatMap(\.values))
  }
  public static func buildIf(_ rows: _TableRows<Value>?) -> _TableRows<Value> {
    rows ?? _TableRows(values: [])
  }
}
extension ForEach {
  public nonisolated init<Value: Identifiable>(
    _ data: Data, content: @escaping (Data.Element) -> Content
  ) where Content == TableRow<Value>, Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: { $0.id })
  }
}

/// Rows with columns; in compact width only the first column is shown.
public nonisolated struct Table<Value: Identifiable>: View {
  private let data: [Value]
  private let columns: _TableColumns<Value>
  private let choose: ((Value.ID) -> Void)?
  private let isChosen: (Value.ID) -> Bool
  private let order: (get: () -> Any, set: (Any) -> Void)?
  @Environment(\.horizontalSizeClass) private var width

  fileprivate init(
    _ data: some Sequence<Value>, _ columns: _TableColumns<Value>,
    choose: ((Value.ID) -> Void)? = nil, isChosen: @escaping (Value.ID) -> Bool = { _ in false },
    order: (get: () -> Any, set: (Any) -> Void)? = nil
  ) {
    self.data = Array(data)
    self.columns = columns
    self.choose = choose
    self.isChosen = isChosen
    self.order = order
  }
  fileprivate init(
    _ data: some Sequence<Value>, _ columns: _TableColumns<Value>, _ selection: Binding<Value.ID?>,
    order: (get: () -> Any, set: (Any) -> Void)? = nil
  ) {
    self.init(
      data, columns, choose: { selection.wrappedValue = $0 },
      isChosen: { selection.wrappedValue == $0 }, order: order)
  }
  fileprivate init(
    _ data: some Sequence<Value>, _ columns: _TableColumns<Value>,
    _ selection: Binding<Set<Value.ID>>, order: (get: () -> Any, set: (Any) -> Void)? = nil
  ) {
    self.init(
      data, columns, choose: { selection.wrappedValue.insert($0) },
      isChosen: { selection.wrappedValue.contains($0) }, order: order)
  }
  @MainActor public var body: some View {
    let shown = width == .compact ? Array(columns.columns.prefix(1)) : columns.columns
    if width != .compact {
      ForEach(shown.indices, id: \.self) { index in
        shown[index].label.onTapGesture {
          guard let order, let new = shown[index].sort?(order.get()) else { return }
          order.set(new)
        }
      }
    }
    ForEach(data) { value in
      ForEach(shown.indices, id: \.self) { index in
        shown[index].content(value).onTapGesture { choose?(value.id) }
          .modifier(SelectedRow(isSelected: isChosen(value.id)))
      }
    }
  }
}
private nonisolated struct SelectedRow: _PrimitiveModifier {
  let isSelected: Bool
  @MainActor func _modify<V: View>(_ content: V, _ builder: _Builder) {
    let isSelected = isSelected
    builder.add(
      content.modifier(
        ElementModifier { elements, _ in
          elements.map { element in
            var element = element
            element.isSelected = isSelected
            return element
          }
        }), at: .content)
  }
}
extension Table {
  private nonisolated static func order<Sort>(
    _ binding: Binding<[Sort]>
  ) -> (get: () -> Any, set: (Any) -> Void) {
    (
      { binding.wrappedValue },
      { if let new = $0 as? [Sort] { binding.wrappedValue = new } }
    )
  }
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>
  ) where Data.Element == Value { self.init(data, columns()) }
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>
  ) where Data.Element == Value { self.init(data, columns(), selection) }
  public nonisolated init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>
  ) where Data.Element == Value { self.init(data, columns(), selection) }
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>
  ) where Data.Element == Value, Sort.Compared == Value {
    self.init(data, columns(), order: Self.order(sortOrder))
  }
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>
  ) where Data.Element == Value, Sort.Compared == Value {
    self.init(data, columns(), selection, order: Self.order(sortOrder))
  }
  public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>
  ) where Data.Element == Value, Sort.Compared == Value {
    self.init(data, columns(), selection, order: Self.order(sortOrder))
  }
  public nonisolated init(
    of valueType: Value.Type = Value.self,
    @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>,
    @TableRowBuilder<Value> rows: () -> _TableRows<Value>
  ) { self.init(rows().values, columns()) }
  public nonisolated init(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>,
    @TableRowBuilder<Value> rows: () -> _TableRows<Value>
  ) { self.init(rows().values, columns(), selection) }
  public nonisolated init(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>,
    @TableRowBuilder<Value> rows: () -> _TableRows<Value>
  ) { self.init(rows().values, columns(), selection) }
}
extension Table {
  public nonisolated init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>,
    @TableRowBuilder<Value> rows: () -> _TableRows<Value>
  ) where Sort.Compared == Value {
    self.init(rows().values, columns(), order: Self.order(sortOrder))
  }
  public nonisolated init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>,
    @TableRowBuilder<Value> rows: () -> _TableRows<Value>
  ) where Sort.Compared == Value {
    self.init(rows().values, columns(), selection, order: Self.order(sortOrder))
  }
  public nonisolated init<Sort: SortComparator>(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value> columns: () -> _TableColumns<Value>,
    @TableRowBuilder<Value> rows: () -> _TableRows<Value>
  ) where Sort.Compared == Value {
    self.init(rows().values, columns(), selection, order: Self.order(sortOrder))
  }
}
