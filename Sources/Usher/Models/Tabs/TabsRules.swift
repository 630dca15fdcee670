/// Places side by side, which stay until the flow ends or gets another list of them.
struct TabsRules: ContainerRules {
  static let traits = ContainerTraits(
    name: "tabs", hostKind: .tabs, arrangement: .parallel)

  func back(from place: Node, in container: Container) -> BackStep { .unavailable }

  /// Returns all tabs, with the plan's contents for some of them.
  func places(startingAt plan: Plan, usual: [Any]) -> [Plan.Place] {
    guard plan.isPartial else { return plan.places }
    return usual.map { route in
      plan.places.last { areEqual($0.route, route) } ?? Plan.Place(route: route)
    }
  }

  /// Keeps the contents of the tabs.
  func plan(startingAt usual: [Any]) -> Plan { Plan(places: [], isPartial: true) }

  /// Pops to the first screen of the stack in the tab.
  func edits(reselecting position: Int, in container: Container) -> [TreeEdit] {
    guard let stack = container.nodes[position].hostContainer, stack.kind.isLayered
    else { return [] }
    return stack.edits(leaving: Array(stack.desired.dropFirst()).live, .tabReselected)
  }

  func edits(entering specs: [NodeSpec], after count: Int?, in container: Container) -> [TreeEdit] {
    guard let spec = specs.last, let flow = container.flow,
      let position = container.nodes.firstIndex(where: { areEqual($0.route, spec.route) })
    else { return [] }
    return flow.edits(applying: spec, at: container.nodes[position])
      + [.select(container, position, spec.place)]
  }

  /// Changes the contents of the tabs that the plan names, and selects one.
  func edits(
    applying plan: Plan, to container: Container, _ cause: EndingCause,
    descend: (Plan.Place, Node) -> [TreeEdit]
  ) -> [TreeEdit] {
    var edits: [TreeEdit] = []
    let nodes = container.nodes
    for (position, place) in plan.places.enumerated() {
      let tab =
        nodes.indices.contains(position) && areEqual(nodes[position].route, place.route)
        ? nodes[position] : nodes.first { areEqual($0.route, place.route) }
      if let tab { edits += descend(place, tab) }
    }
    let position = container.position(of: plan) ?? container.selection
    let route = container.selectedNode == nil ? nil : nodes[position].route
    let place = plan.places.last { areEqual($0.route, route) }
    edits.append(.select(container, position, place))
    return edits
  }

  func advice(whereNothingFollows parent: String) -> String {
    "A tab's flow does not end: show what comes next from \(parent)."
  }
}
