import Foundation
import GRDB
import UsherWeb

extension TreeDatabase {
  func join(_ server: TreeServer, for lease: Duration) async throws {
    let (now, isShared) = (now(), isShared)
    try await using("join") { db in
      if !isShared {
        try db.execute(sql: "DELETE FROM server WHERE app = ?", arguments: [server.app])
      }
      // A lease that ended is kept for a day, so that a delayed renewal finds that it has ended.
      try db.execute(sql: "DELETE FROM server WHERE ending < ?", arguments: [now - 86_400])
      try db.execute(
        sql: "INSERT INTO server (name, app, ending) VALUES (?, ?, ?)",
        arguments: [server.name, server.app, now + lease / .seconds(1)])
    }
  }

  func renew(_ server: TreeServer, for lease: Duration) async throws -> [TreeWish]? {
    let now = now()
    return try await using("renew a lease in") { db in
      try db.execute(
        sql: "UPDATE server SET ending = ? WHERE name = ? AND ending > ?",
        arguments: [now + lease / .seconds(1), server.name, now])
      guard db.changesCount > 0 else { return nil }
      return try Row.fetchAll(
        db,
        sql:
          "SELECT visitor, tree, epoch, revision FROM tree WHERE owner = ? AND isWanted AND app = ?",
        arguments: [server.name, server.app]
      ).map { row in
        TreeWish(
          key: TreeKey(app: server.app, visitor: row["visitor"], tree: row["tree"]),
          hold: TreeHold(server: server, epoch: row["epoch"], revision: row["revision"]))
      }
    }
  }

  func leave(_ server: TreeServer) async throws {
    try await using("leave") { db in
      try db.execute(sql: "DELETE FROM server WHERE name = ?", arguments: [server.name])
    }
  }

  func claim(_ key: TreeKey, for server: TreeServer) async throws -> TreeClaim {
    let (now, isShared) = (now(), isShared)
    let granted: (content: DatabaseValue, hold: TreeHold)?? = try await using("load from") { db in
      guard
        let row = try Row.fetchOne(
          db,
          sql: """
            SELECT content, owner, epoch, revision,
              (SELECT ending FROM server WHERE name = tree.owner) AS ending FROM tree
            WHERE app = ? AND visitor = ? AND tree = ? AND length(content) > 0
            """, arguments: [key.app, key.visitor, key.tree])
      else { return nil }
      let (owner, ending) = (row["owner"] as String?, row["ending"] as Double?)
      let isFree =
        owner == nil || owner == server.name || ending.map { isShared && $0 <= now } ?? true
      let epoch = row["epoch"] + 1
      try db.execute(
        sql: """
          UPDATE tree SET isWanted = ?, owner = ?, epoch = ? WHERE app = ? AND visitor = ? AND tree = ?
          """,
        arguments: [
          !isFree, isFree ? server.name : owner, isFree ? epoch : epoch - 1, key.app, key.visitor,
          key.tree,
        ])
      guard isFree else { return .some(nil) }
      return (row["content"], TreeHold(server: server, epoch: epoch, revision: row["revision"]))
    }
    guard let granted else { return .missing }
    guard let granted else { return .held }
    // Another program may have written any value to the file.
    guard let content = Data.fromDatabaseValue(granted.content) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: [], debugDescription: "It is \(granted.content.storage).")
      )
    }
    return .granted(try JSONDecoder().decode(StoredTree.self, from: content), granted.hold)
  }

  func save(_ tree: StoredTree, for key: TreeKey, with hold: TreeHold) async throws -> Bool {
    let content = try JSONEncoder().encode(tree)
    return try await using("save in") { db in
      let number = "(SELECT ifnull(max(number), 0) + 1 FROM tree WHERE app = ? AND visitor = ?)"
      if hold.revision == 0 {
        try db.execute(
          sql: """
            INSERT OR IGNORE INTO tree
              (app, visitor, tree, content, owner, epoch, number, saved)
            VALUES (?, ?, ?, ?, ?, ?, \(number), datetime('now'))
            """,
          arguments: [
            key.app, key.visitor, key.tree, content, hold.server.name, hold.epoch, key.app,
            key.visitor,
          ])
      } else {
        try db.execute(
          sql: """
            UPDATE tree SET content = ?, revision = revision + 1, number = \(number),
              saved = datetime('now')
            WHERE app = ? AND visitor = ? AND tree = ? AND owner = ? AND epoch = ? AND revision = ?
              AND length(content) > 0
            """,
          arguments: [
            content, key.app, key.visitor, key.app, key.visitor, key.tree, hold.server.name,
            hold.epoch, hold.revision,
          ])
      }
      guard db.changesCount > 0 else { return false }
      guard hold.revision == 0 else { return true }
      try db.execute(
        sql: """
          DELETE FROM tree WHERE app = ? AND visitor = ? AND number <= (
            SELECT number FROM tree WHERE app = ? AND visitor = ?
            ORDER BY number DESC LIMIT 1 OFFSET ?)
          """,
        arguments: [key.app, key.visitor, key.app, key.visitor, Self.mostPerVisitor])
      return true
    }
  }

  func release(_ key: TreeKey, with hold: TreeHold) async throws {
    try await using("release a tree in") { db in
      try db.execute(
        sql: """
          UPDATE tree SET owner = NULL, isWanted = 0
          WHERE app = ? AND visitor = ? AND tree = ? AND owner = ? AND epoch = ?
          """,
        arguments: [key.app, key.visitor, key.tree, hold.server.name, hold.epoch])
    }
  }

  func remove(_ key: TreeKey, with hold: TreeHold) async throws -> Bool {
    try await using("remove from") { db in
      // A tree that was never saved leaves a mark too, which a delayed first save finds.
      try db.execute(
        sql: """
          INSERT OR IGNORE INTO tree (app, visitor, tree, content, owner, epoch, number, saved)
          VALUES (?, ?, ?, x'', ?, ?, 0, datetime('now'))
          """, arguments: [key.app, key.visitor, key.tree, hold.server.name, hold.epoch])
      try db.execute(
        sql: """
          UPDATE tree SET content = x'', isWanted = 0
          WHERE app = ? AND visitor = ? AND tree = ?
            AND (length(content) = 0 OR (owner = ? AND epoch = ?))
          """,
        arguments: [key.app, key.visitor, key.tree, hold.server.name, hold.epoch])
      return db.changesCount > 0
    }
  }
}
