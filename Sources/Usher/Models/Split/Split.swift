/// Columns beside each other, where there is room: folders, notes, and the note itself.
///
/// Where there is no room, the same places lie on each other like those of a stack, with one Back button. Which of both
/// is the case, the host observes; the tree, its address and its snapshots are the same.
///
/// Each route belongs to a column. A column shows one route, and what its flow pushes. A place belongs to the
/// one in the column before it: another folder clears the note.
///
/// ```swift
/// final class NotesFlow: Coordinator {
///   enum Route: Hashable { case folders, note(Int) }
///   let navigation = Split<Route>(.folders, emptyDetail: ColumnPlaceholder("No note chosen")) { route in
///     switch route {
///     case .folders: .sidebar
///     case .note: .detail
///     }
///   }
/// }
/// ```
public final class Split<Route>: NavigationModel<Route> {
  package override class var traits: ContainerTraits { SplitRules.traits }

  /// Creates a split that starts with `first`, and with `more` in further columns if given.
  ///
  /// - Parameters:
  ///   - first: The first place, usually in the sidebar.
  ///   - columns: The columns that there are, in any order. A route of another column stands in the nearest one before
  ///     that, or in the first.
  ///   - emptyDetail: What the detail column shows without a place; `nil` for nothing.
  ///   - emptyContent: What the middle column shows without a place; `nil` for nothing.
  ///   - sidebarWidth: How wide the sidebar is, in points; `nil` leaves that to the system.
  ///   - contentWidth: How wide the middle column is. The main one has the room that the others leave.
  ///   - inspectorWidth: How wide the inspector is.
  ///   - display: How the columns before the main one share the room with it.
  ///   - column: Returns the column of a route, always the same for the same route.
  public convenience init(
    _ first: Route, _ more: Route..., columns: [SplitColumn] = [.sidebar, .detail],
    emptyDetail: ColumnPlaceholder? = nil, emptyContent: ColumnPlaceholder? = nil,
    sidebarWidth: ColumnWidth? = nil, contentWidth: ColumnWidth? = nil,
    inspectorWidth: ColumnWidth? = nil, display: ColumnDisplay = .automatic,
    column: @escaping @MainActor (Route) -> SplitColumn
  ) {
    self.init(
      [first] + more, columns: columns, emptyDetail: emptyDetail, emptyContent: emptyContent,
      sidebarWidth: sidebarWidth, contentWidth: contentWidth, inspectorWidth: inspectorWidth,
      display: display, column: column)
  }

  /// Creates a split that starts with the routes of a list, each in its column.
  ///
  /// Like ``init(_:_:columns:emptyDetail:emptyContent:sidebarWidth:contentWidth:inspectorWidth:display:column:)``.
  ///
  /// - Parameter routes: The first places, at least one. Of several in one column the last one counts, and a place takes
  ///   away those before it that are in later columns. With an empty list the flow is not started, which is reported as misuse.
  public init(
    _ routes: [Route], columns: [SplitColumn] = [.sidebar, .detail],
    emptyDetail: ColumnPlaceholder? = nil, emptyContent: ColumnPlaceholder? = nil,
    sidebarWidth: ColumnWidth? = nil, contentWidth: ColumnWidth? = nil,
    inspectorWidth: ColumnWidth? = nil, display: ColumnDisplay = .automatic,
    column: @escaping @MainActor (Route) -> SplitColumn
  ) {
    let named = SplitColumn.allCases.filter { columns.contains($0) }
    let there = named.isEmpty ? [.detail] : named
    let rules = SplitRules(columns: there) { route in
      guard let route = route as? Route else { return there[0] }
      let wanted = column(route)
      return there.last { $0 <= wanted } ?? there[0]
    }
    super.init(
      rules, start: rules.ascending(routes.map { rules.columnOf($0) }).map { routes[$0] })
    container.layout = SplitLayout(
      columns: there, emptyContent: emptyContent, emptyDetail: emptyDetail,
      widths: (sidebarWidth, contentWidth, inspectorWidth), display: display)
  }

  /// The route in a column; `nil` if it is empty, and when the flow is not attached.
  public subscript(column: SplitColumn) -> Route? {
    container.read { container in
      container.nodes.last { container.rules.column(of: $0) == column }?.route as? Route
    }
  }

  /// Which columns are visible where there is room for several.
  ///
  /// Set it to show or hide them by code; it is not part of the tree, so nothing starts or ends with it, no guard is asked,
  /// and snapshots do not keep it. It changes by itself when the user shows or hides a column. Where the columns are on each
  /// other it has no effect until there is room.
  public var visibility: ColumnVisibility {
    get { container.layout?.visibility ?? .automatic }
    set { container.layout?.wish(newValue) }
  }

  /// Returns the column of a route.
  public func column(of route: Route) -> SplitColumn {
    container.rules.column(ofRoute: route) ?? .detail
  }
}
