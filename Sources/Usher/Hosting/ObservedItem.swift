/// An item of a host at a position.
///
/// New cases may be added, so a `switch` over it needs a `default`.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
@_spi(Hosting) public enum ObservedItem: Hashable, Sendable {
  /// A node of the tree.
  case node(NodeID)
  /// A foreign item, with a name for reports.
  case foreign(String)
}

extension ObservedItem {
  /// Returns the node at a position, for hosts that contain only nodes.
  @MainActor
  package static func at(_ position: Int, of nodes: [Node]) -> ObservedItem {
    nodes.indices.contains(position) ? .node(nodes[position].id) : .foreign("nothing")
  }
}
