/// The columns of a split view, and what they show while they are empty.
@_spi(Hosting) public final class SplitLayout: Sendable {
  /// The columns, from the leading side.
  public let columns: [SplitColumn]
  private let emptyContent: ColumnPlaceholder?
  private let emptyDetail: ColumnPlaceholder?

  package init(
    columns: [SplitColumn], emptyContent: ColumnPlaceholder? = nil,
    emptyDetail: ColumnPlaceholder? = nil
  ) {
    (self.columns, self.emptyContent, self.emptyDetail) = (columns, emptyContent, emptyDetail)
  }

  /// Returns what a column shows while it is empty; `nil` for nothing.
  public func placeholder(in column: SplitColumn) -> ColumnPlaceholder? {
    switch column {
    case .content: emptyContent
    case .detail: emptyDetail
    case .sidebar, .inspector: nil
    }
  }
}
