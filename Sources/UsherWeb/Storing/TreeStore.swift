/// Keeps the trees of visitors, so that a server that stops, or is stopped, loses no visitor's place.
///
/// ```swift
/// options.trees = MyTrees(…)
/// ```
///
/// A tree is saved after each change, before the answer to the request that changed it, and loaded when
/// a visitor asks for one that is not in memory. What is stored is `Codable`; how and where is up to the
/// store, which also decides for how long: a tree is removed here only when its root flow has ended.
///
/// A request waits for the store as long as ``WebOptions/storePatience`` says and no longer. What the store
/// throws goes to ``WebOptions/onStoreFailure``, and the tree in memory goes on: it is saved with the next
/// request for it, or by itself after a second, then after twice as long each time, at most after a minute.
/// If loading throws, the visitor is told to try again; only what throws `DecodingError`,
/// or a ``UsherSnapshots/SnapshotError``, is taken for lost. One call at a time is made for one tree, unless a store
/// has left so many unanswered that the task of the oldest was cancelled.
public protocol TreeStore: Sendable {
  /// Returns the tree last saved for `key`; `nil` if there is none.
  ///
  /// For one key it is called once at a time, and not while something is saved for it.
  ///
  /// - Throws: `DecodingError` or ``UsherSnapshots/SnapshotError`` if what is kept is damaged, as the coders of
  ///   ``StoredTree`` do; anything else if it cannot be read at the moment.
  func load(_ key: TreeKey) async throws -> StoredTree?

  /// Saves `tree` for `key`, replacing the previous one.
  ///
  /// For one key it is called once at a time, and always with the newest.
  ///
  /// - Throws: Anything, if it could not be kept; it is tried again, with the newest.
  func save(_ tree: StoredTree, for key: TreeKey) async throws

  /// Removes the tree kept for `key`; does nothing if there is none.
  ///
  /// Called when nothing is loaded or saved for it any more.
  ///
  /// - Throws: Anything, if it could not be forgotten; it is tried again.
  func remove(_ key: TreeKey) async throws
}
