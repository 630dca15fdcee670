/// The container of a flow's places.
///
/// Its kinds are ``Stack``, ``Tabs``, ``Pages``, ``Split`` and ``Switcher``.
///
/// A model belongs to the coordinator that stores it. Read it here, and change it with the verbs of
/// that coordinator.
@MainActor
public class NavigationModel<Route> {
  package let container: Container
  package let start: [Route]

  /// The constant traits, known without an instance.
  package class var traits: ContainerTraits { .stack }

  package init(_ rules: any ContainerRules, start: [Route]) {
    container = Container(rules)
    self.start = start
  }

  /// The routes of the nodes that have one, in order.
  ///
  /// Transient flows have none. Empty when the flow is not attached.
  ///
  /// - Complexity: O(*n*) in the number of this flow's own nodes.
  public var routes: [Route] {
    container.read { $0.nodes.compactMap { $0.route as? Route } }
  }

  /// True if the flow is in a tree and has not ended.
  public var isAttached: Bool { container.read { $0.flow?.isLive ?? false } }
}

extension Coordinator {
  /// The constant traits of the flow's navigation model.
  package static var traits: ContainerTraits { Navigation.traits }
  /// The traits of its actual model, which its type may not define.
  package var modelTraits: ContainerTraits { navigation.container.traits }
}
