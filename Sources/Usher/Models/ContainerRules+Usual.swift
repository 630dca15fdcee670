// These only delegate, so that the compiler does not copy the code for each model.
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

  package func column(of place: Node) -> SplitColumn? { nil }
  package func column(ofRoute route: Any?) -> SplitColumn? { nil }

  package var placesWhenEmpty: [NodeSpec] { [] }

  package func advice(whereNothingFollows parent: String) -> String {
    "Show what comes next from \(parent)."
  }
}
