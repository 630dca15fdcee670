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
    let known = usual.filter { !isPlaceholder($0) }.map { route in
      plan.places.last { areEqual($0.route, route) } ?? Plan.Place(route: route)
    }
    return known
      + plan.places.filter { place in !known.contains { areEqual($0.route, place.route) } }
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
    let pages = container.nodes.filter { !isPlaceholder($0.route) }
    let position = min(container.selection + 1, pages.count)
    var list = pages.map { NodeSpec(keeping: $0) }
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
    var edits: [TreeEdit] = []
    var rest = container.nodes
    var list: [NodeSpec] =
      plan.isPartial
      ? rest.filter { !isPlaceholder($0.route) }.map { NodeSpec(keeping: $0) } : []
    var isSame = plan.isPartial || rest.count == plan.places.count
    var selected = plan.isPartial ? nil : Int?.some(plan.selection)
    for (position, place) in plan.places.enumerated() {
      guard let index = rest.firstIndex(where: { areEqual($0.route, place.route) }) else {
        list.append(NodeSpec(place))
        isSame = false
        if plan.isPartial { selected = list.count - 1 }
        continue
      }
      let node = rest.remove(at: index)
      edits += descend(place, node)
      if plan.isPartial {
        selected = list.firstIndex { $0.kept === node }
      } else {
        list.append(NodeSpec(keeping: node))
        if isSame, container.nodes[position] !== node { isSame = false }
      }
    }
    let position = min(max(selected ?? container.selection, 0), max(list.count - 1, 0))
    if isSame {
      let place = plan.places.last { areEqual($0.route, list[position].route) }
      return edits + [.select(container, position, place)]
    }
    return edits + [.arrange(container, list, selecting: position, cause)]
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

  private func isPlaceholder(_ route: Any?) -> Bool {
    placeholder.map { areEqual(route, $0) } == true
  }
}
