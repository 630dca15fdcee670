/// Places side by side whose list is part of the state.
struct PagesRules: ContainerRules {
  static let traits = ContainerTraits(
    name: "pages", hostKind: .pages, arrangement: .parallel, isFixed: false, demand: .nearSelected)

  /// The only page of an empty list; `nil` for none.
  let placeholder: Any?

  /// A page whose flow ends leaves the list.
  func back(from place: Node, in container: Container) -> BackStep { .removeChild }

  /// Returns all pages, with the plan's contents for some of them, and those that only the plan has at the end.
  func places(startingAt plan: Plan, usual: [Any]) -> [Plan.Place] {
    guard plan.isPartial else { return plan.places }
    var places = withoutPlaceholder(usual).map { Plan.Place(route: $0) }
    for place in plan.places {
      if let position = places.firstIndex(where: { areEqual($0.route, place.route) }) {
        places[position] = place
      } else {
        places.append(place)
      }
    }
    return places
  }

  /// Keeps the contents of the pages.
  func plan(startingAt usual: [Any]) -> Plan { Plan(places: [], isPartial: true) }

  /// Selects the page with the route, or adds one after the selected page.
  func edits(entering specs: [NodeSpec], after count: Int?, in container: Container) -> [TreeEdit] {
    guard let spec = specs.last, let flow = container.flow else { return [] }
    if let position = container.nodes.firstIndex(where: { areEqual($0.route, spec.route) }) {
      return flow.edits(applying: spec, at: container.nodes[position])
        + [.select(container, position, spec.place)]
    }
    var list = kept(in: container)
    let position = min(container.selection + 1, list.count)
    list.insert(spec, at: position)
    return [.arrange(container, list, selecting: position, .replaced)]
  }

  /// Changes the contents of the pages that the plan names, and selects one.
  ///
  /// A plan of the whole flow says which pages there are; one of a link adds those that are missing.
  func edits(
    applying plan: Plan, to container: Container, _ cause: EndingCause,
    descend: (Plan.Place, Node) -> [TreeEdit]
  ) -> [TreeEdit] {
    guard plan.isPartial || !plan.places.isEmpty else { return [] }
    var (edits, rest): ([TreeEdit], [Node]) = ([], container.nodes)
    var list = plan.isPartial ? kept(in: container) : []
    var selected = plan.isPartial ? container.selection : plan.selection
    for place in plan.places {
      var spec = NodeSpec(place)
      if let index = rest.firstIndex(where: { areEqual($0.route, place.route) }) {
        let node = rest.remove(at: index)
        edits += descend(place, node)
        spec = NodeSpec(keeping: node)
      }
      let there =
        plan.isPartial ? list.firstIndex { $0.kept === spec.kept && spec.kept != nil } : nil
      if there == nil { list.append(spec) }
      if plan.isPartial { selected = there ?? list.count - 1 }
    }
    let place = plan.places.last
    return edits + container.edits(showing: list, selecting: selected, cause, place)
  }

  func edits(whenEmpty container: Container) -> [TreeEdit] {
    guard let placeholder else { return [] }
    return [.splice(container, 0..<0, [NodeSpec(route: placeholder)], .replaced)]
  }

  func advice(whereNothingFollows parent: String) -> String {
    "Give \(parent) other pages with setPages(_:)."
  }

  /// Returns the routes of a list with the placeholder where it would be empty, and without it elsewhere.
  func filled(_ routes: [Any]) -> [Any] {
    let pages = withoutPlaceholder(routes)
    return pages.isEmpty ? placeholder.map { [$0] } ?? [] : pages
  }

  func withoutPlaceholder(_ routes: [Any]) -> [Any] { routes.filter { !isPlaceholder($0) } }

  /// Its pages as they are, without a placeholder.
  private func kept(in container: Container) -> [NodeSpec] {
    var kept: [NodeSpec] = []
    for node in container.nodes where !isPlaceholder(node.route) {
      kept.append(NodeSpec(keeping: node))
    }
    return kept
  }

  private func isPlaceholder(_ route: Any?) -> Bool {
    placeholder.map { areEqual(route, $0) } == true
  }
}
