/// The coordinator of tabs that learns when the user taps the selected tab once more.
///
/// ```swift
/// extension MarketFlow: TabReselecting {
///   func reselected(_ tab: Route) {
///     (child(at: tab) as? ShelfFlow)?.tabTappedAgain()
///   }
/// }
/// ```
///
/// The tab then goes back to its first page, as always; a tab that is there already usually scrolls to the top. A verb
/// that is called here comes before that. A replayed journal repeats those verbs, and tells nothing.
@MainActor
public protocol TabReselecting: Coordinator where Navigation == Tabs<Route> {
  /// Called for each tap of the selected tab, before its pages go, and before they are asked.
  ///
  /// - Parameter route: The route of the tab.
  func reselected(_ route: Route)
}

extension TabReselecting {
  /// Tells of a tap of the tab with a route.
  func reselected(any route: Any?) {
    if let route = route as? Route { reselected(route) }
  }
}
