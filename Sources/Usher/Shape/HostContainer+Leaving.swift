extension HostContainer {
  /// Returns the edits that remove `items` from this host container of a stack, as whole flows if none of
  /// their items remain.
  func edits(leaving items: [Node], _ cause: EndingCause) -> [TreeEdit] {
    var order: [Node] = []
    var whole: [Node] = []
    var chosen = Set<NodeID>()
    for item in items.reversed() {
      var node = item
      while true {
        chosen.insert(node.id)
        order.append(node)
        guard let parent = node.parentContainer, parent.nodes.allSatisfy({ chosen.contains($0.id) })
        else {
          break
        }
        // No place of this flow remains: the flow leaves instead of its nodes.
        whole += parent.nodes
        order.removeLast(of: parent)
        guard let flow = parent.flow, let outer = flow.node else { break }
        if parent === owner {
          return [.expect(whole, cause)] + order.map { .remove($0, cause) }
            + [.leave(flow, cause, conclusion: nil)]
        }
        whole.append(outer)
        node = outer
      }
    }
    return (whole.isEmpty ? [] : [.expect(whole, cause)]) + order.map { .remove($0, cause) }
  }
}

extension [Node] {
  /// Removes the places of a container from the end, where they are adjacent.
  ///
  /// - Complexity: O(*k*) in the number of those places, and in total in that of all leaving ones.
  @MainActor
  fileprivate mutating func removeLast(of parent: Container) {
    while last?.parentContainer === parent { removeLast() }
  }
}
