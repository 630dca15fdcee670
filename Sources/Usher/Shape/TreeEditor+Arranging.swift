/// Gives parallel places another list.
extension TreeEditor {
  /// Gives a container another list of places, and selects the one that `specs` describe at `selected`.
  ///
  /// If that place is not made, the former one stays selected, or the one that has its position now.
  ///
  /// - Complexity: O(*n*) comparisons in the number of places before and after, where those that stay are still there.
  func arrange(
    _ container: Container, _ specs: [NodeSpec], selecting selected: Int, _ cause: EndingCause
  ) {
    guard let flow = container.flow, flow.isLive else {
      for spec in specs { effects.leaveOut(spec) }
      return
    }
    let (former, position) = (container.nodes, container.selection)
    let shown = container.selectedNode
    var staying: [Node] = []
    let there = Set(former.lazy.map(\.id))
    for spec in specs {
      if let kept = spec.kept, there.contains(kept.id) { staying.append(kept) }
    }
    let leaving = Array(specs.leaving(former[...]))
    if !leaving.isEmpty { effects.willRemove(leaving, from: container) }
    replace(0..<former.count, of: container, with: staying)
    func selectFormer() {
      let index = shown.flatMap { container.index(of: $0) }
      set(index ?? max(0, min(position, container.nodes.count - 1)), in: container)
    }
    selectFormer()
    end(leaving, cause)
    var (next, wanted) = (0, Node?.none)
    for (index, spec) in specs.enumerated() {
      let node: Node
      if let kept = spec.kept {
        // As a rule it is the next one: only what ended meanwhile has gone.
        let isNext = container.nodes.indices.contains(next) && container.nodes[next] === kept
        guard let there = isNext ? next : container.index(of: kept) else { continue }
        (node, next) = (kept, there + 1)
      } else {
        guard let made = make(spec, at: next, of: container, in: flow) else { continue }
        (node, next) = (made, next + 1)
      }
      if index == selected { wanted = node }
    }
    if let index = wanted.flatMap({ container.index(of: $0) }) {
      set(index, in: container)
    } else {
      selectFormer()
    }
    if draft == nil { container.isArranged = true }
    effects.didInsert(0..<container.nodes.count, in: container)
    if container.nodes.isEmpty { effects.didEmpty(container, cause) }
    if container.traits.demand == .nearSelected { makeNear(container) }
  }
}
