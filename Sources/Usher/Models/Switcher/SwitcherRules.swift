/// One place at a time, which is there as long as the flow.
struct SwitcherRules: ContainerRules {
  static let traits = ContainerTraits(
    name: "switcher", surface: .box, arrangement: .layered, capacity: 1, continuesStack: true)

  func back(from place: Node, in container: Container) -> BackStep { .leaveContainer }

  func edits(entering seeds: [Seed], after count: Int?, in container: Container) -> [Edit] {
    guard let seed = seeds.last else { return [] }
    if let current = container.nodes.last, current.expectedCause == nil,
      let engine = container.flow?.engine, areEqual(current.route, seed.route)
    {
      return engine.edits(applying: seed, at: current)
    }
    return [.splice(container, 0..<container.nodes.count, [seed], .replaced)]
  }

  func advice(whereNothingFollows parent: String) -> String {
    "Call show(…) in the closure of .flow(…) { } in \(parent)."
  }
}
