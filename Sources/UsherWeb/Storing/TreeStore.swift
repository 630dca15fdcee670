public import Usher

/// Keeps the trees of visitors, so that a server that stops, or is stopped, loses nobody's place.
///
/// ```swift
/// options.trees = MyTrees(…)
/// ```
///
/// A tree is saved after each change, before the answer to the request that changed it, and loaded when
/// somebody asks for one that is not in memory. What is stored is `Codable`; how and where is up to the
/// store, which also decides for how long: a tree is removed here only when its root flow has ended.
///
/// The names in a ``TreeKey`` are what a visitor's browser proves itself with. Keep the store as safe as
/// you would sessions.
public protocol TreeStore: Sendable {
  /// What was saved for `key` last; `nil` if nothing was.
  func load(_ key: TreeKey) async throws -> StoredTree?

  /// Keeps `tree` for `key`, instead of what was kept for it before.
  ///
  /// For one key it is called once at a time, and always with the newest.
  func save(_ tree: StoredTree, for key: TreeKey) async throws

  /// Forgets what is kept for `key`; a no-op if nothing is.
  func remove(_ key: TreeKey) async throws
}

/// What a stored tree is found by.
public struct TreeKey: Hashable, Sendable, Codable {
  /// The path of the app.
  public let app: String
  /// The visitor whose tree it is, as their cookie names them.
  public let visitor: String
  /// The tree, as its address names it.
  public let tree: String
}

/// A tree as it is kept: a snapshot, and what the browser's page still believes.
public struct StoredTree: Sendable, Codable {
  /// Where everything stands.
  public internal(set) var snapshot: Snapshot
  /// What the page's forms prove themselves with.
  let token: String
  /// How often it was restored: pages of an earlier time are older, whatever they were.
  var generation: Int
}
