/// Places side by side that the user swipes through: photos, the days of a calendar, the steps of a tour.
///
/// The list may change while the app runs, and it may be empty. Only the selected page and those beside it have their
/// screens; the others are routes, with what their screens saved (`StateSaving`). A screen further away is released when
/// the host has shown the change, unless it is a `LeaveGuard` or something is presented on it. A flow stays until
/// it ends.
///
/// ```swift
/// final class AlbumFlow: Coordinator {
///   enum Route: Hashable { case photo(Int) }
///   let navigation: Pages<Route>
///   init(_ photos: [Int], at position: Int) {
///     navigation = Pages(photos.map { .photo($0) }, startingAt: position)
///   }
/// }
/// ```
public final class Pages<Route>: NavigationModel<Route> {
  package override class var traits: ContainerTraits { PagesRules.traits }

  /// Creates pages in the given order, the first of them selected.
  public convenience init(_ first: Route, _ more: Route..., axis: PageAxis = .horizontal) {
    self.init([first] + more, axis: axis)
  }

  /// Creates pages in the order of a list.
  ///
  /// - Parameters:
  ///   - routes: The pages; without any the host shows nothing, or `placeholder`.
  ///   - position: The position of the page to begin with, from 0; the nearest one if there is none.
  ///   - axis: The direction in which the user turns them.
  ///   - placeholder: The only page of an empty list, while it is empty; `nil` for none.
  public init(
    _ routes: [Route], startingAt position: Int = 0, axis: PageAxis = .horizontal,
    whenEmpty placeholder: Route? = nil
  ) {
    let start = routes.isEmpty ? placeholder.map { [$0] } ?? [] : routes
    super.init(PagesRules(placeholder: placeholder), start: start)
    container.startSelection = min(max(position, 0), max(start.count - 1, 0))
    container.axis = axis
  }

  /// The position of the selected page, from 0; also 0 if there is none, and before the flow attaches.
  public var selectedIndex: Int { container.read { $0.selection } }

  /// The route of the selected page; `nil` without pages, and when the flow is not attached.
  public var selected: Route? { container.read { $0.selectedNode?.route as? Route } }
}
