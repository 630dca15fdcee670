/// A store's answer to a server that claims a tree.
public enum TreeClaim: Hashable, Sendable {
  /// The server owns the tree from now on.
  case granted(StoredTree, TreeHold)
  /// Another server owns it, and its lease has not ended. The store has noted the wish.
  case held
  /// There is no such tree.
  case missing
}
