/// The nodes of a navigation model, with an erased route type.
@MainActor
package final class Container {
  /// The behaviour of the model.
  package let rules: any ContainerRules
  /// The constant traits of the model.
  package let traits: ContainerTraits
  package private(set) var nodes: [Node] = []
  package internal(set) var selection = 0
  /// The flow, as long as it is in the tree.
  package internal(set) var flow: Flow?
  /// Where the nodes are shown: a host container of its own, or the one that this container continues.
  package internal(set) var hostContainer: HostContainer?
  /// True if its list of parallel places was set while it runs, and is not that of the model.
  package internal(set) var isArranged = false
  /// The direction in which the user turns pages.
  package var axis = PageAxis.horizontal
  /// Its columns, if it has any.
  package var layout: SplitLayout?
  /// The position that is selected when its flow starts.
  package var startSelection = 0
  /// The places with contents, if those are made on demand.
  var made: [Node] = []
  /// A container serves one flow, once.
  var wasAttached = false
  /// The misuse of the flow before it was in a tree that could report it.
  var earlyMisuse: Misuse?
  /// The flow's ending with its request, for late calls.
  var ending: FlowEnding?

  init(_ rules: any ContainerRules) {
    self.rules = rules
    traits = type(of: rules).traits
    if !traits.isFixed { isArranged = true }
  }

  /// Reads a value as if the verbs of an open transaction had taken effect.
  func read<Value>(_ body: (Container) -> Value) -> Value {
    guard let owner = flow?.owner, owner.readsAhead else { return body(self) }
    var value: Value?
    owner.readAhead { value = body(self) }
    return value ?? body(self)
  }

  /// Replaces a part of the nodes.
  ///
  /// No code of the app's runs in here.
  package func replaceNodes(_ range: Range<Int>, with nodes: some Collection<Node>) {
    // Changed outside of the container, so that no access to it is open meanwhile.
    var changed = self.nodes.takeOut()
    changed.replace(range, with: nodes)
    self.nodes = changed
  }

  /// The node on top, selected, or shown.
  package var selectedNode: Node? {
    rules.activePosition(in: self).map { nodes[$0] }
  }

  /// Returns the effect of going back from `node`, one of its places.
  func back(from node: Node) -> BackStep {
    rules.back(from: node, in: self)
  }

  /// Returns whether the modals of `node`, one of its places, are visible.
  func isVisible(_ node: Node) -> Bool {
    rules.isVisible(node, in: self)
  }

  /// True if the host container is its own, not one that it continues.
  var ownsHostContainer: Bool {
    guard let hostContainer else { return false }
    return hostContainer.owner === self
  }

  /// Returns the position of `node`, searching from the end.
  package func index(of node: Node) -> Int? {
    nodes.lastIndex(of: node)
  }
}
