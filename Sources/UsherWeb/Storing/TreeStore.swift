/// Stores the trees of visitors, so that a stopped server loses no visitor's place.
///
/// ```swift
/// options.trees = MyTrees(…)
/// ```
///
/// A tree is saved after each change, before the answer to the request that changed it, and loaded
/// when a visitor requests a tree that is not in memory. The stored value is `Codable`; the store
/// decides how, where and for how long. The app removes a tree only when its root flow has ended.
///
/// A request waits for the store for at most ``WebOptions/storePatience``. The store's errors go to
/// ``WebOptions/onStoreFailure``, and the tree in memory stays in use: it is saved with the next
/// request for it, or by itself after a second, then after twice as long each time, at most after a
/// minute. If loading throws, the visitor is asked to try again; only `DecodingError` and
/// ``UsherSnapshots/SnapshotError`` mean that the tree is lost. The app makes one call at a time
/// for one tree, unless a store has left so many unanswered that the task of the oldest was
/// cancelled.
public protocol TreeStore: Sendable {
  /// Returns the tree last saved for `key`; `nil` if there is none.
  ///
  /// Called once at a time for each key, and not during a save for it.
  ///
  /// - Throws: `DecodingError` or ``UsherSnapshots/SnapshotError`` if the stored tree is damaged,
  ///   as the coders of ``StoredTree`` do; any other error if it cannot be read at the moment.
  func load(_ key: TreeKey) async throws -> StoredTree?

  /// Saves `tree` for `key`, replacing the previous one.
  ///
  /// Called once at a time for each key, and always with the newest tree.
  ///
  /// - Throws: Any error if the tree was not stored; the app repeats the call, with the newest
  ///   tree.
  func save(_ tree: StoredTree, for key: TreeKey) async throws

  /// Removes the stored tree for `key`; does nothing if there is none.
  ///
  /// Called after all loads and saves of the key have ended.
  ///
  /// - Throws: Any error if the tree was not removed; the app repeats the call.
  func remove(_ key: TreeKey) async throws
}
