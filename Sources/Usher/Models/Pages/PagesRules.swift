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
    var list = kept(in: container)
    if let position = container.nodes.firstIndex(where: { areEqual($0.route, spec.route) }) {
      let node = container.nodes[position]
      guard node.takesNothing(of: spec.plan, spec.modals), list.indices.contains(position) else {
        return flow.edits(applying: spec, at: node) + [.select(container, position, spec.place)]
      }
      list[position] = spec
      return [.arrange(container, list, selecting: position, .replaced)]
    }
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
    guard plan.isPartial || plan.isArranged || !plan.places.isEmpty else { return [] }
    var (edits, rest): ([TreeEdit], [Node]) = ([], container.nodes)
    var list = plan.isPartial ? kept(in: container) : []
    var selected = plan.isPartial ? container.selection : plan.selection
    for place in plan.places {
      var (spec, there) = (NodeSpec(place), Int?.none)
      if let index = rest.firstIndex(where: { areEqual($0.route, place.route) }) {
        let node = rest.remove(at: index)
        if plan.isPartial { there = list.firstIndex { $0.kept === node } }
        if !node.takesNothing(of: place.plan, place.modals) {
          edits += descend(place, node)
          spec = NodeSpec(keeping: node)
        }
      }
      if let there { list[there] = spec } else { list.append(spec) }
      if plan.isPartial { selected = there ?? list.count - 1 }
    }
    let place = plan.places.last
    return edits + container.edits(showing: list, selecting: selected, cause, place)
  }

  var placesWhenEmpty: [NodeSpec] { placeholder.map { [NodeSpec(route: $0)] } ?? [] }

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

  func isPlaceholder(_ route: Any?) -> Bool {
    placeholder.map { areEqual(route, $0) } == true
  }
}

extension Node {
  /// True for a page that is not made, if a plan has contents for it or modals on it: it is listed anew.
  fileprivate func takesNothing(of plan: Plan?, _ modals: [Plan.Modal]) -> Bool {
    listed != nil && (plan != nil || !modals.isEmpty)
  }
}
