extension Flow {
  /// The node on top of what this flow shows, its modals included: where a new modal belongs.
  ///
  /// - Complexity: O(*d*) in how deep flows and modals nest above this flow. Presenting many in a row does
  ///   not look for it each time.
  var topNode: Node? {
    (container.selectedNode ?? node)?.topNode
  }
}

extension Node {
  /// The node on top of what is here: the last of the modals and places in it, or itself.
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
