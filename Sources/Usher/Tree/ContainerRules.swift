/// The behaviour of a navigation model, which the core knows only through these rules.
///
/// Rules read a container and return positions or edits. They change nothing. Each model has its
/// own, in its folder; ``Container`` derives the default of each rule from the model's traits.
@MainActor
package protocol ContainerRules {
  /// The constant traits.
  static var traits: ContainerTraits { get }

  /// Returns the effect of going back from a place.
  func back(from place: Node, in container: Container) -> BackStep
  /// Returns the position of the top or selected place; `nil` if there is none.
  func activePosition(in container: Container) -> Int?
  /// Returns whether a place's modals are visible.
  func isVisible(_ place: Node, in container: Container) -> Bool
  /// Returns the new selection after the places of `range` were removed, while `selection` is still
  /// the former position.
  func selection(without range: Range<Int>, in container: Container) -> Int
  /// Returns the edits for a tap on the selected tab.
  func edits(reselecting position: Int, in container: Container) -> [TreeEdit]
  /// Returns the first places of a flow, according to `plan`.
  ///
  /// - Parameter usual: The routes with which the model was created.
  func places(startingAt plan: Plan, usual: [Any]) -> [Plan.Place]
  /// Returns the plan for a flow that the enclosing plan does not mention.
  func plan(startingAt usual: [Any]) -> Plan
  /// Returns the edits that enter places in the model's way: on top, selected, or shown.
  ///
  /// - Parameter count: The number of current places that stay below them; `nil` for all.
  func edits(entering specs: [NodeSpec], after count: Int?, in container: Container) -> [TreeEdit]
  /// Returns the edits that change a container to the state of a plan.
  ///
  /// - Parameter descend: Called for each place that stays, with its node; the edits that it
  ///   returns come before those of the container.
  func edits(
    applying plan: Plan, to container: Container, _ cause: EndingCause,
    descend: (Plan.Place, Node) -> [TreeEdit]
  ) -> [TreeEdit]
  /// Returns the column in which a place stands; `nil` for a model without columns.
  func column(of place: Node) -> SplitColumn?
  /// Returns the column of a route; `nil` for a model without columns.
  func column(ofRoute route: Any?) -> SplitColumn?
  /// The places that are shown instead of none, if the list of places is not fixed.
  var placesWhenEmpty: [NodeSpec] { get }
  /// Returns advice for the successor of a flow that ended as the only place of `parent`, for a
  /// message.
  func advice(whereNothingFollows parent: String) -> String
}
