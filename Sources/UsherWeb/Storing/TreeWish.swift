/// A tree that another server wants from its owner.
public struct TreeWish: Hashable, Sendable {
  /// The key of the tree.
  public let key: TreeKey
  /// The owner, the epoch and the revision in the store.
  public let hold: TreeHold

  /// Creates a wish, as a store returns it.
  ///
  /// - Parameters:
  ///   - key: The key of the tree.
  ///   - hold: The owner, the epoch and the revision in the store.
  public init(key: TreeKey, hold: TreeHold) {
    self.key = key
    self.hold = hold
  }
}
