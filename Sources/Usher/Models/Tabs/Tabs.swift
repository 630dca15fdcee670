/// Places side by side, one of them selected: a flow with a tab bar.
///
/// All tabs are made when the flow attaches, and each keeps its contents while another is selected. `setTabs` of the
/// coordinator gives it another list.
public final class Tabs<Route>: NavigationModel<Route> {
  package override class var traits: ContainerTraits { TabsRules.traits }

  /// Creates tabs in the given order, the first of them selected.
  public init(_ first: Route, _ more: Route...) {
    super.init(TabsRules(), start: [first] + more)
  }

  /// Creates tabs in the order of a list, the first of them selected.
  ///
  /// Use it for tabs that depend on a role or on a feature flag.
  ///
  /// - Parameter routes: The tabs, at least one. With an empty list the flow is not started, which
  ///   is reported as misuse.
  public init(_ routes: [Route]) {
    super.init(TabsRules(), start: routes)
  }

  /// The position of the selected tab, from 0.
  ///
  /// It is 0 before the flow attaches.
  public var selectedIndex: Int { container.read { $0.selection } }

  /// The route of the selected tab; `nil` when the flow is not attached.
  public var selected: Route? { container.read { $0.selectedNode?.route as? Route } }
}
