/// One place at a time: log in or main, onboarding or home.
public final class Switcher<Route>: NavigationModel<Route> {
  package override class var traits: ContainerTraits { SwitcherRules.traits }

  /// Creates a switcher that starts with `first`.
  public init(_ first: Route) {
    super.init(SwitcherRules(), start: [first])
  }

  /// The route of the current place; `nil` when the flow is not attached.
  public var current: Route? { container.read { $0.nodes.last?.route as? Route } }
}
