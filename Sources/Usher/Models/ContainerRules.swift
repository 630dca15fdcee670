/// How a navigation model behaves; the core asks only these rules.
///
/// Rules read a container and return positions or edits. They change nothing. Each model has its own, in
/// its folder; what they do not say themselves, ``Container`` does by the model's traits.
@MainActor
package protocol ContainerRules {
  /// What never changes.
  static var traits: ContainerTraits { get }

  /// What going back from a place does.
  func back(from place: Node, in container: Container) -> BackStep
  /// The position of the place that is on top or selected; `nil` if there is none.
  func activePosition(in container: Container) -> Int?
  /// Whether what is presented from a place can be seen.
  func isVisible(_ place: Node, in container: Container) -> Bool
  /// The new selection, when the places of `range` are gone and `selection` is still the former position.
  func selection(without range: Range<Int>, in container: Container) -> Int
  /// What a tap on the tab does that is selected already.
  func edits(reselecting position: Int, in container: Container) -> [TreeEdit]
  /// The places that a flow starts with, according to `plan`.
  ///
  /// - Parameter usual: The routes that the model is made with.
  func places(startingAt plan: Plan, usual: [Any]) -> [Plan.Place]
  /// The plan for a flow that the surrounding plan says nothing about.
  func plan(startingAt usual: [Any]) -> Plan
  /// The edits that enter places in the model's way: on top, selected, or shown.
  ///
  /// - Parameter count: How many of the places that are there stay below them; `nil` for all.
  func edits(entering specs: [NodeSpec], after count: Int?, in container: Container) -> [TreeEdit]
  /// The edits that make a container be what a plan says.
  ///
  /// - Parameter descend: Called for each place that stays, with its node; what it returns comes before
  ///   the edits of the container itself.
  func edits(
    applying plan: Plan, to container: Container, _ cause: EndingCause,
    descend: (Plan.Place, Node) -> [TreeEdit]
  ) -> [TreeEdit]
  /// How to follow a flow that ended as the only place of `parent`, for a message.
  func advice(whereNothingFollows parent: String) -> String
}

// These only pass on, so that the compiler makes no copy of the work for each model.
extension ContainerRules {
  package func activePosition(in container: Container) -> Int? { container.usualActivePosition }

  package func isVisible(_ place: Node, in container: Container) -> Bool {
    container.usuallyShows(place)
  }

  package func selection(without range: Range<Int>, in container: Container) -> Int {
    container.usualSelection(without: range)
  }

  package func edits(reselecting position: Int, in container: Container) -> [TreeEdit] { [] }

  package func places(startingAt plan: Plan, usual: [Any]) -> [Plan.Place] {
    plan.places.suffix(Self.traits.capacity)
  }

  package func plan(startingAt usual: [Any]) -> Plan { Plan(routes: usual) }

  package func edits(entering specs: [NodeSpec], after count: Int?, in container: Container)
    -> [TreeEdit]
  {
    container.usualEdits(entering: specs, after: count)
  }

  package func edits(
    applying plan: Plan, to container: Container, _ cause: EndingCause,
    descend: (Plan.Place, Node) -> [TreeEdit]
  ) -> [TreeEdit] {
    container.usualEdits(applying: plan, cause, descend: descend)
  }

  package func advice(whereNothingFollows parent: String) -> String {
    "Show what comes next from \(parent)."
  }
}
