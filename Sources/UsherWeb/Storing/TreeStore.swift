/// Stores the trees of visitors, so that a stopped server loses no visitor's place.
///
/// ```swift
/// options.store = MyTrees(…)
/// ```
///
/// The app saves a tree after each change, before it answers the request that changed it. It loads a
/// tree when a visitor requests one that is not in memory, and removes a tree when the tree's root
/// flow ends. The stored value is `Codable`. The store decides in which form, where and for how long
/// it keeps the value.
///
/// A request waits at most ``WebOptions/storeTimeout`` for the store. The app passes the store's
/// errors to ``WebOptions/onStoreError``.
///
/// - If a save throws, the tree stays in use in memory. The app saves it again with the next request
///   for it, or after a pause: one second, then twice as long each time, at most a minute.
/// - If a load throws, the visitor is asked to try again. Only `DecodingError` and
///   ``UsherSnapshots/SnapshotError`` mean that the tree is lost.
///
/// The app makes one call at a time for each key, and calls for different keys at the same time. A
/// store that leaves very many saves unanswered can see a second call for a key: see
/// ``TreeStoreError/Code/abandoned``.
public protocol TreeStore: Sendable {
  /// Returns the tree that was last saved for `key`.
  ///
  /// - Parameter key: The key of the tree.
  /// - Returns: The tree; `nil` if there is none.
  /// - Throws: `DecodingError` or ``UsherSnapshots/SnapshotError`` if the stored tree is damaged, as
  ///   decoding a ``StoredTree`` throws them. Any other error if it cannot be read at the moment.
  func load(_ key: TreeKey) async throws -> StoredTree?

  /// Saves `tree` for `key`, and replaces the previous tree.
  ///
  /// - Parameters:
  ///   - tree: The newest state of the tree.
  ///   - key: The key of the tree.
  /// - Throws: Any error if the tree was not stored. The app calls again, with the newest tree.
  func save(_ tree: StoredTree, for key: TreeKey) async throws

  /// Removes the stored tree for `key`; must do nothing if there is none.
  ///
  /// - Parameter key: The key of the tree.
  /// - Throws: Any error if the tree was not removed. The app calls again.
  func remove(_ key: TreeKey) async throws
}
