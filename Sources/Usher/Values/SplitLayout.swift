/// The columns of a split view, how they share the room, and what they show while they are empty.
@MainActor
@_spi(Hosting) public final class SplitLayout {
  /// The columns, from the leading side.
  public let columns: [SplitColumn]
  /// How the columns before the main one share the room with it.
  public let display: ColumnDisplay
  /// Which columns are visible where there is room: the app's last wish, or the user's.
  public private(set) var visibility = ColumnVisibility.automatic
  /// Called when the app wants other columns visible; a host sets it.
  public var onWish: (@MainActor () -> Void)?
  private let widths: Widths
  private let emptyContent: ColumnPlaceholder?
  private let emptyDetail: ColumnPlaceholder?

  package typealias Widths = (
    sidebar: ColumnWidth?, content: ColumnWidth?, inspector: ColumnWidth?
  )

  package init(
    columns: [SplitColumn], emptyContent: ColumnPlaceholder? = nil,
    emptyDetail: ColumnPlaceholder? = nil, widths: Widths = (nil, nil, nil),
    display: ColumnDisplay = .automatic
  ) {
    (self.columns, self.emptyContent, self.emptyDetail) = (columns, emptyContent, emptyDetail)
    (self.widths, self.display) = (widths, display)
  }

  /// Returns what a column shows while it is empty; `nil` for nothing.
  public func placeholder(in column: SplitColumn) -> ColumnPlaceholder? {
    switch column {
    case .content: emptyContent
    case .detail: emptyDetail
    case .sidebar, .inspector: nil
    }
  }

  /// Returns how wide a column is; `nil` to leave that to the system.
  public func width(of column: SplitColumn) -> ColumnWidth? {
    switch column {
    case .sidebar: widths.sidebar
    case .content: widths.content
    case .detail: nil
    case .inspector: widths.inspector
    }
  }

  /// Returns whether a column is visible where there is room.
  public func shows(_ column: SplitColumn) -> Bool {
    switch visibility {
    case .automatic, .all: true
    case .withoutFirst: column != columns.first || columns.count == 1
    case .mainOnly: column >= (columns.last { $0 <= .detail } ?? column)
    }
  }

  /// Notes that the user has shown or hidden columns; the host has done it already.
  public func userChose(_ visibility: ColumnVisibility) { self.visibility = visibility }

  package func wish(_ visibility: ColumnVisibility) {
    guard visibility != self.visibility else { return }
    self.visibility = visibility
    onWish?()
  }
}
