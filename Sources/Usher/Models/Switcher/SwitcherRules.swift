/// One place at a time, which exists as long as the flow.
struct SwitcherRules: ContainerRules {
  static let traits = ContainerTraits(
    name: "switcher", hostKind: .single, arrangement: .layered, capacity: 1, continuesStack: true)

  func back(from place: Node, in container: Container) -> BackStep { .leaveContainer }

  func edits(entering specs: [NodeSpec], after count: Int?, in container: Container) -> [TreeEdit] {
    guard let spec = specs.last else { return [] }
    if let current = container.nodes.last, current.plannedEndCause == nil,
      let flow = container.flow, areEqual(current.route, spec.route)
    {
      return flow.edits(applying: spec, at: current)
    }
    return [.splice(container, 0..<container.nodes.count, [spec], .replaced)]
  }

  func advice(whereNothingFollows parent: String) -> String {
    "Call show(…) in the closure of .flow(…) { } in \(parent)."
  }
}
