/// Makes contents on demand.
extension TreeEditor {
  /// Makes the contents of the selected place and of those beside it, the selected one first.
  ///
  /// Only for a model that makes contents on demand. A place whose content cannot be made leaves the list: it was never
  /// there. Does nothing in a draft.
  func makeNear(_ container: Container) {
    guard draft == nil, container.flow?.isLive == true else { return }
    var isMissing = true
    while isMissing {
      isMissing = false
      for position in container.nearPositions
      where container.nodes.indices.contains(position) && container.flow?.isLive == true {
        let node = container.nodes[position]
        if node.listed != nil, !make(node, in: container) {
          isMissing = true
          break
        }
      }
    }
    effects.didMakeNear(in: container)
  }

  /// Makes the content of a place that was only listed; takes the place out if that fails.
  private func make(_ node: Node, in container: Container) -> Bool {
    guard let place = node.listed, let flow = container.flow else { return true }
    if effects.make(node, NodeSpec(place), in: flow) {
      container.made.append(node)
      return true
    }
    guard let position = container.index(of: node) else { return false }
    effects.willRemove([node], from: container)
    container.replaceNodes(position..<position + 1, with: EmptyCollection())
    set(container.rules.selection(without: position..<position + 1, in: container), in: container)
    if node.hasStarted {
      // It was made before, and is not one of the flow's pages any more.
      node.endCause = .removed
      effects.ends(node, .removed)
    } else if node.endCause == nil {
      node.endCause = .neverStarted
    }
    (node.content, node.parentContainer) = (.left, nil)
    if container.nodes.isEmpty { effects.didEmpty(container, .neverStarted) }
    return false
  }
}

extension Container {
  /// The positions of the selected place and of its neighbours, the selected one first.
  fileprivate var nearPositions: [Int] { [selection, selection + 1, selection - 1] }

  /// True for a place that is selected or beside the selected one.
  private func isNear(_ node: Node) -> Bool {
    nearPositions.contains { nodes.indices.contains($0) && nodes[$0] === node }
  }

  /// True if a place further away has its content.
  var holdsFar: Bool { made.contains { !isNear($0) } }

  /// Returns the places further away that have their contents, and forgets those that have left.
  func takeFar() -> [Node] {
    let far = made.filter { !isNear($0) }
    made = made.filter(isNear)
    return far.filter { $0.isLive && $0.parentContainer === self }
  }
}
