package import Usher

/// Screens on top of each other that stand in columns where there is room, the first at the bottom.
package struct PhoneSplit: Sendable, Hashable {
  /// A screen in its column.
  package struct Item: Sendable, Hashable {
    package var page: PhonePage
    package var column: SplitColumn

    package init(_ page: PhonePage, in column: SplitColumn) {
      (self.page, self.column) = (page, column)
    }
  }

  package var id: String
  package var items: [Item]
  /// The columns that there are, from the leading side.
  package var columns: [SplitColumn]
  /// What a column shows while it has no item.
  package var placeholders: [SplitColumn: ColumnPlaceholder]
  /// The columns that are not seen beside the others.
  package var hidden: [SplitColumn] = []

  package init(
    id: String, items: [Item], columns: [SplitColumn],
    placeholders: [SplitColumn: ColumnPlaceholder] = [:]
  ) {
    (self.id, self.items, self.columns) = (id, items, columns)
    self.placeholders = placeholders
  }

  /// The screens as those of a stack.
  package var pages: [PhonePage] { items.map(\.page) }

  /// The column that takes the room that the others leave.
  var mainColumn: SplitColumn? { columns.last { $0 != .inspector } ?? columns.last }

  /// Returns whether an item is the topmost of its column.
  func isTop(at position: Int) -> Bool {
    items[(position + 1)...].allSatisfy { $0.column != items[position].column }
  }
}
