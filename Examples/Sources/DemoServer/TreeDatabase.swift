import Foundation
import GRDB
import UsherWeb

/// The trees of visitors in SQLite: a server that is started again goes on where everybody was.
///
/// What it knows of visitors and trees are digests (``TreeKey``).
struct TreeDatabase: TreeStore {
  static let fileName = "trees.sqlite"
  /// How many trees are kept of one visitor in one app; the ones that were changed last.
  private static let mostPerVisitor = 50
  /// How many days a tree is kept in which nothing changes.
  private static let days = 30

  private let database: DatabaseQueue

  /// Opens the database in a folder, or one in memory if there is no folder; forgets what is old.
  ///
  /// - Throws: ``DemoError`` if the file cannot be opened or is no database.
  init(in folder: URL?) throws(DemoError) {
    var configuration = Configuration()
    // Another process may have the same file open.
    configuration.busyMode = .timeout(5)
    // What is removed is overwritten.
    configuration.prepareDatabase { try $0.execute(sql: "PRAGMA secure_delete = ON") }
    do {
      if let folder {
        try FileManager.default.createDirectory(
          at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        database = try DatabaseQueue(
          path: folder.appendingPathComponent(Self.fileName).path, configuration: configuration)
      } else {
        database = try DatabaseQueue(configuration: configuration)
      }
      if try database.read(Self.migrator.hasBeenSuperseded) {
        throw DemoError("\(Self.fileName): a newer version of the demo has written it")
      }
      try Self.migrator.migrate(database)
      try database.write { db in
        try db.execute(
          sql: "DELETE FROM tree WHERE saved < datetime('now', ?)",
          arguments: ["-\(Self.days) days"])
      }
    } catch let error as DemoError {
      throw error
    } catch {
      throw DemoError("\(Self.fileName): \(error)")
    }
  }

  private static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("trees") { db in
      try db.execute(
        sql: """
          CREATE TABLE tree (
            app TEXT NOT NULL, visitor TEXT NOT NULL, tree TEXT NOT NULL, content BLOB NOT NULL,
            number INTEGER NOT NULL, saved TEXT NOT NULL, PRIMARY KEY (app, visitor, tree)
          ) WITHOUT ROWID;
          CREATE INDEX tree_by_time ON tree (saved);
          """)
    }
    migrator.registerMigration("digests") { db in
      // Visitors and trees were there as their browsers name them.
      try db.execute(sql: "DELETE FROM tree")
    }
    return migrator
  }

  func load(_ key: TreeKey) async throws -> StoredTree? {
    let value = try await database.read { db in
      try DatabaseValue.fetchOne(
        db, sql: "SELECT content FROM tree WHERE app = ? AND visitor = ? AND tree = ?",
        arguments: [key.app, key.visitor, key.tree])
    }
    guard let value else { return nil }
    // Whoever can write to the file can write anything there.
    guard let content = Data.fromDatabaseValue(value) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: [], debugDescription: "It is \(value.storage)."))
    }
    return try JSONDecoder().decode(StoredTree.self, from: content)
  }

  func save(_ tree: StoredTree, for key: TreeKey) async throws {
    let content = try JSONEncoder().encode(tree)
    try await database.write { db in
      try db.execute(
        sql: """
          INSERT OR REPLACE INTO tree (app, visitor, tree, content, number, saved)
          VALUES (?, ?, ?, ?, (SELECT ifnull(max(number), 0) + 1 FROM tree WHERE app = ? AND visitor = ?),
            datetime('now'))
          """,
        arguments: [key.app, key.visitor, key.tree, content, key.app, key.visitor])
      try db.execute(
        sql: """
          DELETE FROM tree WHERE app = ? AND visitor = ? AND number <= (
            SELECT number FROM tree WHERE app = ? AND visitor = ?
            ORDER BY number DESC LIMIT 1 OFFSET ?)
          """,
        arguments: [key.app, key.visitor, key.app, key.visitor, Self.mostPerVisitor])
    }
  }

  func remove(_ key: TreeKey) async throws {
    try await database.write { db in
      try db.execute(
        sql: "DELETE FROM tree WHERE app = ? AND visitor = ? AND tree = ?",
        arguments: [key.app, key.visitor, key.tree])
    }
  }
}
