@_spi(Hosting) import Usher

/// What the model takes from the tree: orders and selections for which there is no event, and only
/// where a request may have changed them.
extension ReferenceTree {
  /// Adopts what requests may have rearranged, and the first selections of new tabs.
  ///
  /// - Returns: The problem with it, if any.
  func learn(from tree: Tree, about requests: [FuzzRequest]) -> String? {
    for (reference, container) in newTabs { adopt(container, in: reference) }
    newTabs = []
    guard !requests.isEmpty else { return nil }
    // A link puts the modals that it leaves alone above its own.
    if requests.contains(where: { $0.verb == "open" }) { raise(tree.modals.map(\.id)) }
    var wide: Set<NodeID> = []
    var narrow: Set<NodeID> = []
    for request in requests {
      guard let subject = request.subject, references[subject] != nil else { continue }
      if request.mayChangeContents { wide.insert(subject) } else { narrow.insert(subject) }
    }
    var rest = wide.count + narrow.subtracting(wide).count
    guard rest > 0 else { return nil }
    var open: [(node: Node, isWide: Bool)] = tree.root.isLive ? [(tree.root, false)] : []
    while let (node, isWithin) = open.popLast() {
      let isWide = isWithin || wide.contains(node.id)
      for modal in node.modals { open.append((modal, isWide)) }
      guard let container = node.flow?.container else { continue }
      let isSubject = wide.contains(node.id) || narrow.contains(node.id)
      if isWide || isSubject, let reference = references[node.id] {
        // Only a list of tabs gives places that are there another order.
        func isArranged() -> Bool {
          requests.contains { $0.verb == "set tabs" && $0.subject == node.id }
        }
        if reference.kind?.isPaged != true,
          let trouble = reference.reorder(
            as: container.nodes, knownUntil: isArranged() ? 0 : lastStep)
        {
          return trouble
        }
        adopt(container, in: reference)
      }
      if isSubject { rest -= 1 }
      if rest == 0, wide.isEmpty { return nil }
      for place in container.nodes { open.append((place, isWide)) }
    }
    return nil
  }

  /// Adopts what is selected.
  private func adopt(_ container: Container, in reference: ReferenceNode) {
    reference.selected = container.selection
    reference.shownPage = container.selectedNode?.id
  }

  /// Adopts the selection of each tab that contains a flow, because a flow that asks may have its
  /// tab selected.
  func adoptTabs(around flow: Node?) {
    var node = flow
    while let here = node {
      guard let outer = here.parentContainer?.flow?.node else {
        node = here.presenter
        continue
      }
      let reference = references[outer.id]
      if let position = reference?.children.firstIndex(where: { $0.id == here.id }),
        outer.flow?.container.selection == position
      {
        reference?.selected = position
        reference?.shownPage = here.id
      }
      node = outer
    }
  }
}

extension FuzzRequest {
  /// True if the request carries a plan, so that it may rearrange flows inside its subject too.
  fileprivate var mayChangeContents: Bool {
    switch verb {
    case "open", "resume", "continue": true
    default: false
    }
  }
}
