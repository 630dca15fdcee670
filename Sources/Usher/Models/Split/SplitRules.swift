/// Places in columns, of which each needs the one before it: at most one place a column, in their order.
package struct SplitRules: ContainerRules {
  package static let traits = ContainerTraits(
    name: "split", hostKind: .split, arrangement: .layered,
    capacity: SplitColumn.allCases.count)

  /// From the leading side, at least one.
  let columns: [SplitColumn]
  let columnOf: @MainActor (Any?) -> SplitColumn

  init(columns: [SplitColumn], columnOf: @escaping @MainActor (Any?) -> SplitColumn) {
    (self.columns, self.columnOf) = (columns, columnOf)
  }

  package func back(from place: Node, in container: Container) -> BackStep { .removeChild }

  package func column(ofRoute route: Any?) -> SplitColumn? { columnOf(route) }

  package func column(of place: Node) -> SplitColumn? { columnOf(place.route) }

  /// Returns the positions of places that stay, in the order of their columns: each takes away those before it that are
  /// in its column, or in a later one.
  func ascending(_ wanted: [SplitColumn]) -> [Int] {
    var kept: [Int] = []
    for (position, column) in wanted.enumerated() {
      while let last = kept.last, wanted[last] >= column { kept.removeLast() }
      kept.append(position)
    }
    return kept
  }

  private func ascending(_ places: [Plan.Place]) -> [Plan.Place] {
    ascending(places.map { columnOf($0.route) }).map { places[$0] }
  }

  package func places(startingAt plan: Plan, usual: [Any]) -> [Plan.Place] {
    ascending(plan.places)
  }

  /// Puts places into their columns, where they replace the places there and in later ones.
  package func edits(entering specs: [NodeSpec], after count: Int?, in container: Container)
    -> [TreeEdit]
  {
    let specs = ascending(specs.map { columnOf($0.route) }).map { specs[$0] }
    guard let first = specs.first else { return [] }
    let start = position(of: columnOf(first.route), in: container)
    if specs.count == 1, let flow = container.flow, container.nodes.indices.contains(start) {
      let current = container.nodes[start]
      if current.plannedEndCause == nil, areEqual(current.route, first.route) {
        return flow.edits(applying: first, at: current)
      }
    }
    return [.splice(container, start..<container.nodes.count, specs, .replaced)]
  }

  package func edits(
    applying plan: Plan, to container: Container, _ cause: EndingCause,
    descend: (Plan.Place, Node) -> [TreeEdit]
  ) -> [TreeEdit] {
    var plan = plan
    plan.places = ascending(plan.places)
    return container.usualEdits(applying: plan, cause, descend: descend)
  }

  /// Returns the position that a place of a column has, or would have.
  package func position(of column: SplitColumn, in container: Container) -> Int {
    container.nodes.firstIndex { columnOf($0.route) >= column } ?? container.nodes.count
  }

  package func advice(whereNothingFollows parent: String) -> String {
    "Show what comes next in that column from \(parent), with show(…)."
  }
}
