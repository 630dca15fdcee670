public import UsherWeb

/// A store of trees in memory, whose time only a test moves: the reference for other stores.
///
/// It keeps nothing when its process ends. Apps of one test share it as several servers share a database.
public actor MemoryTreeStore: TreeStore {
  /// True if several servers may use it at the same time.
  public nonisolated let isShared: Bool
  /// The number of trees that were saved, each time counted.
  public private(set) var saves = 0

  private var table: TreeTable

  /// Creates an empty store.
  ///
  /// - Parameter isShared: Pass `false` for the store of one server at a time.
  public init(isShared: Bool = true) {
    self.isShared = isShared
    table = TreeTable(isShared: isShared)
  }

  /// The time on the store's clock.
  public var now: Duration { table.now }

  /// The keys of all trees.
  public var keys: Set<TreeKey> { table.keys }

  /// Moves the store's clock.
  ///
  /// - Parameter time: The time to add.
  public func advance(by time: Duration) { table.now += time }

  /// Returns the stored tree, without claiming it; `nil` if there is none.
  ///
  /// - Parameter key: The key of the tree.
  public func tree(_ key: TreeKey) -> StoredTree? { table.tree(key) }

  /// Returns what the store knows about the owner of a tree, whose lease may have ended; `nil` without an owner.
  ///
  /// - Parameter key: The key of the tree.
  public func hold(_ key: TreeKey) -> TreeHold? { table.hold(key) }

  /// Begins the lease of a new server; see `TreeStore`.
  public func join(_ server: TreeServer, for lease: Duration) { table.join(server, for: lease) }

  /// Prolongs a lease, and returns the wishes; see `TreeStore`.
  public func renew(_ server: TreeServer, for lease: Duration) -> [TreeWish]? {
    table.renew(server, for: lease)
  }

  /// Ends a lease; see `TreeStore`.
  public func leave(_ server: TreeServer) { table.leave(server) }

  /// Makes a server the owner of a tree; see `TreeStore`.
  public func claim(_ key: TreeKey, for server: TreeServer) -> TreeClaim {
    table.claim(key, for: server)
  }

  /// Saves a tree of its owner; see `TreeStore`.
  public func save(_ tree: StoredTree, for key: TreeKey, with hold: TreeHold) -> Bool {
    guard table.save(tree, for: key, with: hold) else { return false }
    saves += 1
    return true
  }

  /// Gives a tree up; see `TreeStore`.
  public func release(_ key: TreeKey, with hold: TreeHold) { table.release(key, with: hold) }

  /// Removes a tree of its owner; see `TreeStore`.
  public func remove(_ key: TreeKey, with hold: TreeHold) -> Bool { table.remove(key, with: hold) }
}
