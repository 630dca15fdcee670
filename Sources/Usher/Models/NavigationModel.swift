// Models/ holds the navigation models, each in a folder of its own with its rules and verbs.

/// The container that holds a flow's places.
///
/// Its kinds are ``Stack``, ``Tabs`` and ``Switcher``.
///
/// A model belongs to the one coordinator that stores it. It is read here and changed by the verbs
/// of that coordinator.
@MainActor
public class NavigationModel<Route> {
  package let container: Container
  package let start: [Route]

  /// What never changes, known without a model.
  package class var traits: ContainerTraits { StackRules.traits }

  package init(_ rules: any ContainerRules, start: [Route]) {
    container = Container(rules)
    self.start = start
  }

  /// The routes of the nodes that have one, first to last.
  ///
  /// Transient flows have none.
  ///
  /// - Complexity: O(*n*) in the number of this flow's own nodes.
  public var routes: [Route] {
    container.read { $0.nodes.compactMap { $0.route as? Route } }
  }

  /// Whether the flow is in a tree and has not ended.
  public var isAttached: Bool { container.read { $0.flow?.isLive ?? false } }
}

extension Coordinator {
  /// What never changes about the flow's navigation model.
  package static var traits: ContainerTraits { Navigation.traits }
  /// The same of the model that it has, which its type may not name.
  package var modelTraits: ContainerTraits { navigation.container.traits }
}
