/// What a navigation model stores its nodes in, whatever its route type.
@MainActor
package final class Container {
  /// How the model behaves.
  package let rules: any ContainerRules
  /// What never changes about the model.
  package let traits: ContainerTraits
  package internal(set) var nodes: [Node] = []
  package internal(set) var selection = 0
  /// The flow, as long as it is in the tree.
  package var flow: Flow?
  /// Where the nodes are shown: a host container of its own, or the one that this container continues.
  package internal(set) var hostContainer: HostContainer?
  /// A container serves one flow, once.
  var wasAttached = false
  /// What was asked of the flow before there was a tree to report it to.
  var earlyMisuse: Misuse?
  /// How the flow ended, and by which request, for those who come too late.
  var ending: FlowEnding?
  /// Why the last node went, if there is none left.
  var emptiedBy: EndingCause?

  init(_ rules: any ContainerRules) {
    self.rules = rules
    traits = type(of: rules).traits
  }

  /// Reads something, as it will be when the verbs of an open transaction have taken effect.
  func read<Value>(_ body: (Container) -> Value) -> Value {
    guard let engine = flow?.engine, engine.bundle != nil else { return body(self) }
    return engine.read { body(self) }
  }

  /// The node on top, selected, or shown.
  package var selectedNode: Node? {
    rules.activePosition(in: self).map { nodes[$0] }
  }

  /// What going back from `node`, one of its places, does.
  func back(from node: Node) -> BackStep {
    rules.back(from: node, in: self)
  }

  /// Whether what is presented from `node`, one of its places, can be seen.
  func isVisible(_ node: Node) -> Bool {
    rules.isVisible(node, in: self)
  }

  /// Whether the host container is this container's own, not one that it continues.
  var ownsHostContainer: Bool {
    guard let hostContainer else { return false }
    return hostContainer.owner === self
  }

  /// The position of `node`, looked for from the end.
  package func index(of node: Node) -> Int? {
    nodes.lastIndex(of: node)
  }
}
