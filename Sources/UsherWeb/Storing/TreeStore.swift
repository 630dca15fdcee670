/// Stores the trees of visitors, so that a stopped server loses no visitor's place.
///
/// ```swift
/// options.store = try TreeDatabase(in: folder)
/// ```
///
/// Each stored tree has a revision and at most one owner, the server that may save it. An owner's lease
/// is that of its server: it ends by the clock of the store, and a lease that ended never revives. A new
/// owner gets a larger epoch, and a save with another epoch or revision than the stored one is refused.
/// So no two servers both keep what they saved of one tree.
///
/// The app saves a tree after each change, before it answers the request that changed it, and only
/// then. It claims a tree when a visitor requests one that is not in memory, and removes a tree when the
/// tree's root flow ends. ``StoredTree`` is `Codable`. The store decides in which form, where and for
/// how long it keeps the value.
///
/// Each method must be atomic: it happens as a whole or not at all. It may throw any error, whether or
/// not it has happened; the app then finds out by itself. `StoreContract` of `UsherWebTesting` tests a
/// store.
///
/// A request waits at most ``WebOptions/storeTimeout`` for the store. The app passes the store's
/// errors to ``WebOptions/onStoreError``.
///
/// - If a save throws, the app saves the tree again with the next request for it, or after a pause: one
///   second, then twice as long each time, at most a minute. The visitor of an unshared store is
///   answered meanwhile; the visitor of a shared one is asked to try again.
/// - If a claim throws, the visitor is asked to try again. Only `DecodingError` and
///   `SnapshotError` mean that the tree is lost.
///
/// The app makes one call at a time for each key, and calls for different keys at the same time. A
/// store that leaves very many saves unanswered can see a second call for a key: see
/// ``TreeStoreError/Code/abandoned``.
public protocol TreeStore: Sendable {
  /// True if several servers use the store at the same time; `false` by default.
  ///
  /// For a shared store, the app renews its lease, hands over trees that another server wants, and
  /// answers no action that is not saved. A store that is not shared belongs to the server that joined last.
  var isShared: Bool { get }

  /// Begins the lease of a new server.
  ///
  /// If the store is not shared, it also ends the leases of the app's other servers.
  ///
  /// - Parameters:
  ///   - server: A server that has never joined.
  ///   - lease: The time until the lease ends, by the clock of the store.
  /// - Throws: Any error; the app joins again as another server.
  func join(_ server: TreeServer, for lease: Duration) async throws

  /// Prolongs a server's lease, to end after `lease` from now.
  ///
  /// - Parameters:
  ///   - server: A server that has joined.
  ///   - lease: The time until the lease ends, by the clock of the store.
  /// - Returns: The trees of this server that others have tried to claim; `nil` if the lease has ended.
  /// - Throws: Any error if the lease is not known to be prolonged.
  func renew(_ server: TreeServer, for lease: Duration) async throws -> [TreeWish]?

  /// Ends a server's lease, so that others may claim its trees at once; does nothing if it has ended.
  ///
  /// - Parameter server: The server.
  /// - Throws: Any error; the lease then ends by itself.
  func leave(_ server: TreeServer) async throws

  /// Makes a server the owner of a stored tree, with a larger epoch, unless another server owns it.
  ///
  /// An owner whose lease has ended owns it no longer. If another server owns it, the store notes the
  /// wish for ``renew(_:for:)``. The tree and its revision stay as they are. A server that already owns
  /// the tree gets a larger epoch too.
  ///
  /// - Parameters:
  ///   - key: The key of the tree.
  ///   - server: A server that has joined.
  /// - Returns: The tree, or the reason why there is none.
  /// - Throws: `DecodingError` or `SnapshotError` if the stored tree is damaged, as
  ///   decoding a ``StoredTree`` throws them. Any other error if it cannot be claimed at the moment.
  func claim(_ key: TreeKey, for server: TreeServer) async throws -> TreeClaim

  /// Saves a tree if nothing has changed since `hold`, and increases its revision by one.
  ///
  /// A hold of revision 0 is that of a new tree: the store adds it, with the hold's server and epoch,
  /// if it has never seen its key.
  ///
  /// - Parameters:
  ///   - tree: The newest state of the tree.
  ///   - key: The key of the tree.
  ///   - hold: The owner, the epoch and the revision that the store must have.
  /// - Returns: `true` if it was saved; `false` if the store has another owner, epoch or revision, or if
  ///   the tree has been removed.
  /// - Throws: Any error if the tree is not known to be stored.
  func save(_ tree: StoredTree, for key: TreeKey, with hold: TreeHold) async throws -> Bool

  /// Gives a tree up, so that any server may claim it; does nothing if another one owns it, or with another epoch.
  ///
  /// - Parameters:
  ///   - key: The key of the tree.
  ///   - hold: The owner and the epoch; its revision does not matter.
  /// - Throws: Any error; the tree is then claimed when the lease has ended.
  func release(_ key: TreeKey, with hold: TreeHold) async throws

  /// Removes a tree for good, unless another server owns it, or with another epoch.
  ///
  /// The store remembers the key for at least an hour, and refuses to add the tree again: a delayed
  /// ``save(_:for:with:)`` must not bring it back.
  ///
  /// - Parameters:
  ///   - key: The key of the tree.
  ///   - hold: The owner and the epoch; its revision does not matter.
  /// - Returns: `true` if there is no such tree any more; `false` if it was not removed.
  /// - Throws: Any error if the tree is not known to be removed. The app calls again.
  func remove(_ key: TreeKey, with hold: TreeHold) async throws -> Bool
}

extension TreeStore {
  /// `false`: one server uses the store at a time.
  public var isShared: Bool { false }
}
