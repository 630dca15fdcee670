/// The columns of a split view, and what they show while they are empty.
@_spi(Hosting) public struct SplitLayout: Equatable, Sendable {
  /// The columns, from the leading side.
  public let columns: [SplitColumn]
  /// What an empty column shows; nothing for a column without one.
  public let placeholders: [SplitColumn: ColumnPlaceholder]

  package init(columns: [SplitColumn], placeholders: [SplitColumn: ColumnPlaceholder]) {
    (self.columns, self.placeholders) = (columns, placeholders)
  }
}
