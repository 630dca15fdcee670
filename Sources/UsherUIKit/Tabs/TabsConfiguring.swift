public import Usher

/// A coordinator of tabs that says more of them and of their bar.
///
/// ```swift
/// extension MusicFlow: TabsConfiguring {
///   var tabBarMinimizing: TabBarMinimizing? { .onScrollDown }
///   var tabAccessory: AnyObject? { player }
///   func tabOptions(for route: Route) -> TabOptions { TabOptions(isSearch: route == .search) }
/// }
/// ```
///
/// If it is `@Observable`, UIKit's host and the embedded one follow its changes. SwiftUI's native host shows none of this, and
/// reports it once.
@MainActor
public protocol TabsConfiguring: Coordinator where Navigation == Tabs<Route> {
  /// When the bar becomes small; `nil` leaves it to the system. From iOS 26.
  var tabBarMinimizing: TabBarMinimizing? { get }
  /// The object of a screen that stands above the bar whatever tab is selected, such as a small player; `nil` for none.
  ///
  /// Its view is the registered one, as for a screen of a place. It is no place: it opens a flow by a closure, as each
  /// screen does. Before iOS 26 it stands above the bar as well, and is 48 points high unless its controller has a
  /// `preferredContentSize`.
  var tabAccessory: AnyObject? { get }
  /// Returns the options of a tab.
  func tabOptions(for route: Route) -> TabOptions
}

extension TabsConfiguring {
  /// As the system has it.
  public var tabBarMinimizing: TabBarMinimizing? { nil }
  /// None.
  public var tabAccessory: AnyObject? { nil }
  /// None.
  public func tabOptions(for route: Route) -> TabOptions { TabOptions() }

  /// Whether it declares anything of the bar, or of the tab with one of these routes.
  package func declares(ofAny routes: [Any?]) -> Bool {
    tabBarMinimizing != nil || tabAccessory != nil
      || routes.contains { tabOptions(forAny: $0) != TabOptions() }
  }

  /// Returns the options of the tab with a route.
  func tabOptions(forAny route: Any?) -> TabOptions {
    (route as? Route).map { tabOptions(for: $0) } ?? TabOptions()
  }
}
