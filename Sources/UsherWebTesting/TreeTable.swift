package import UsherWeb

/// The rules of a ``TreeStore`` as a value: whether a step happens, and what it changes.
package struct TreeTable: Hashable, Sendable {
  private struct Row: Hashable {
    /// `nil` after the tree was removed.
    var tree: StoredTree?
    var owner: TreeServer?
    var epoch: Int
    var revision: Int
    var isWanted = false
  }

  package let isShared: Bool
  package var now = Duration.zero
  private var rows: [TreeKey: Row] = [:]
  /// The ends of leases.
  private var leases: [TreeServer: Duration] = [:]

  package init(isShared: Bool) { self.isShared = isShared }

  package func tree(_ key: TreeKey) -> StoredTree? { rows[key]?.tree }

  package func hold(_ key: TreeKey) -> TreeHold? {
    guard let row = rows[key], let owner = row.owner else { return nil }
    return TreeHold(server: owner, epoch: row.epoch, revision: row.revision)
  }

  package var keys: Set<TreeKey> { Set(rows.filter { $0.value.tree != nil }.keys) }

  private func isAlive(_ server: TreeServer) -> Bool {
    leases[server].map { !isShared || now < $0 } ?? false
  }

  package mutating func join(_ server: TreeServer, for lease: Duration) {
    if !isShared { leases = leases.filter { $0.key.app != server.app } }
    leases[server] = now + lease
  }

  package mutating func renew(_ server: TreeServer, for lease: Duration) -> [TreeWish]? {
    guard isAlive(server) else { return nil }
    leases[server] = now + lease
    return rows.compactMap { key, row in
      guard row.isWanted, row.owner == server else { return nil }
      return TreeWish(
        key: key, hold: TreeHold(server: server, epoch: row.epoch, revision: row.revision))
    }
  }

  package mutating func leave(_ server: TreeServer) { leases[server] = nil }

  package mutating func claim(_ key: TreeKey, for server: TreeServer) -> TreeClaim {
    guard var row = rows[key], let tree = row.tree else { return .missing }
    if let owner = row.owner, owner != server, isAlive(owner) {
      rows[key]?.isWanted = true
      return .held
    }
    row.owner = server
    row.epoch += 1
    row.isWanted = false
    rows[key] = row
    return .granted(tree, TreeHold(server: server, epoch: row.epoch, revision: row.revision))
  }

  package mutating func save(
    _ tree: StoredTree, for key: TreeKey, with hold: TreeHold
  ) -> Bool {
    if hold.revision == 0, rows[key] == nil {
      rows[key] = Row(tree: tree, owner: hold.server, epoch: hold.epoch, revision: 1)
      return true
    }
    guard let row = rows[key], row.tree != nil, isOwn(row, hold), row.revision == hold.revision
    else { return false }
    rows[key]?.tree = tree
    rows[key]?.revision += 1
    return true
  }

  package mutating func release(_ key: TreeKey, with hold: TreeHold) {
    guard let row = rows[key], isOwn(row, hold) else { return }
    rows[key]?.owner = nil
    rows[key]?.isWanted = false
  }

  package mutating func remove(_ key: TreeKey, with hold: TreeHold) -> Bool {
    guard let row = rows[key] else {
      rows[key] = Row(tree: nil, owner: nil, epoch: hold.epoch, revision: hold.revision)
      return true
    }
    guard row.tree != nil else { return true }
    guard isOwn(row, hold) else { return false }
    rows[key]?.tree = nil
    return true
  }

  private func isOwn(_ row: Row, _ hold: TreeHold) -> Bool {
    row.owner == hold.server && row.epoch == hold.epoch
  }
}
