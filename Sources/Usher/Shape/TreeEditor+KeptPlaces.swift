/// Keeps places between others that are replaced.
extension TreeEditor {
  /// Gives a container another list of places, and selects the one that `specs` describe at `selected`.
  ///
  /// If that place is not made, the former one stays selected, or the one that has its position now.
  ///
  /// - Complexity: O(*n*) in the number of places.
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
    for spec in specs {
      if let kept = spec.kept, container.index(of: kept) != nil { staying.append(kept) }
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
        guard let there = container.index(of: kept) else { continue }
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
  }

  /// Makes a place and puts it at a position; `nil` if it does not enter.
  func make(
    _ spec: NodeSpec, at position: Int, of container: Container, in flow: Flow
  ) -> Node? {
    let node = Node(id: state.nextNodeID(), route: spec.route)
    draft?.keep(node)
    node.parentContainer = container
    guard effects.make(node, spec, in: flow) else { return nil }
    draft?.keep(position..<position, of: container, replacedWith: 1)
    container.replaceNodes(position..<position, with: CollectionOfOne(node))
    return node
  }

  /// Replaces the places of a range by what `specs` describe; those that a description keeps stay as they are.
  ///
  /// - Complexity: O(*n*) in the number of places above the range's lower end.
  func replace(
    around specs: [NodeSpec], _ range: Range<Int>, of container: Container, in flow: Flow,
    _ cause: EndingCause
  ) {
    let former = container.nodes[range]
    let leaving = Array(specs.leaving(former))
    let ids = Set(leaving.lazy.map(\.id))
    for run in former.split(whereSeparator: { !ids.contains($0.id) }).reversed() {
      effects.willRemove(Array(run), from: container)
    }
    replace(range, of: container, with: former.filter { !ids.contains($0.id) })
    end(leaving, cause)
    var position = range.lowerBound
    for spec in specs {
      if let kept = spec.kept {
        if let index = container.index(of: kept) { position = index + 1 }
        continue
      }
      guard make(spec, at: position, of: container, in: flow) != nil else { continue }
      position += 1
      effects.didInsert(position - 1..<position, in: container)
    }
    if container.nodes.isEmpty, !range.isEmpty { effects.didEmpty(container, cause) }
  }
}
