/// What a host shows at a position.
///
/// Cases can be added, so a `switch` over it needs a `default`.
@_spi(Hosting) public enum ObservedItem: Hashable, Sendable {
  /// A node of the tree.
  case node(NodeID)
  /// Something that is not ours, by a name to report it with.
  case foreign(String)
}

extension ObservedItem {
  /// The node at a position, for hosts that hold nodes and nothing else.
  @MainActor
  package static func at(_ position: Int, of nodes: [Node]) -> ObservedItem {
    nodes.indices.contains(position) ? .node(nodes[position].id) : .foreign("nothing")
  }
}
