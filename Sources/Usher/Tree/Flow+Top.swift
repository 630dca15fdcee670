extension Flow {
  /// The top node of this flow, modals included, to which a new modal belongs.
  ///
  /// - Complexity: O(*d*) in the depth of flows and modals above this flow. Presenting many in a
  ///   row does not search each time.
  var topNode: Node? {
    (container.selectedNode ?? node)?.topNode
  }
}

extension Node {
  /// The top node of this node's contents: the last of its modals and places, or itself.
  var topNode: Node {
    var top = self
    while true {
      if let modal = top.modal {
        top = modal
      } else if let inner = top.flow?.container.selectedNode {
        top = inner
      } else {
        return top
      }
    }
  }
}
