import Foundation
import GRDB
import UsherWeb

/// Stores the trees of visitors in SQLite, so that a restarted server continues in the same places.
///
/// It contains only digests of visitors and trees (``TreeKey``).
struct TreeDatabase: TreeStore {
  static let fileName = "trees.sqlite"
  /// The number of stored trees of one visitor in one app; the latest changed ones stay.
  private static let mostPerVisitor = 50
  /// The number of days after which an unchanged tree is removed.
  private static let days = 30

  private let database: DatabaseQueue

  /// The file's path, for messages.
  private let name: String

  /// Opens the database in a folder, or one in memory without a folder, and removes old trees.
  ///
  /// A damaged file is moved aside and replaced by an empty one.
  ///
  /// - Parameter notice: Receives messages for the user who started the program.
  /// - Throws: ``DemoError`` if the file cannot be opened, or is of a newer version.
  init(in folder: URL?, notice: (String) -> Void) throws(DemoError) {
    guard let folder else {
      name = "the trees"
      do { database = try Self.open(nil) } catch { throw DemoError("the trees: \(problem(error))") }
      return
    }
    let file = folder.appendingPathComponent(Self.fileName)
    name = file.path
    do {
      do {
        try FileManager.default.createDirectory(
          at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        database = try Self.open(file)
      } catch let error as DatabaseError where error.isDamage {
        notice(try DamagedFile(movingAside: file, because: problem(error)).notice)
        database = try Self.open(file)
      }
    } catch let error as DemoError {
      throw error
    } catch {
      throw DemoError(opening: file, problem(error))
    }
  }

  private static func open(_ file: URL?) throws -> DatabaseQueue {
    var configuration = Configuration()
    // Another process may have the same file open.
    configuration.busyMode = .timeout(5)
    // Removed data are overwritten.
    configuration.prepareDatabase { try $0.execute(sql: "PRAGMA secure_delete = ON") }
    let database =
      if let file {
        try DatabaseQueue(path: file.path, configuration: configuration)
      } else {
        try DatabaseQueue(configuration: configuration)
      }
    let found = try database.read { try String.fetchOne($0, sql: "PRAGMA quick_check(1)") }
    guard found == "ok" else {
      throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: found)
    }
    if try database.read(migrator.hasBeenSuperseded) {
      throw DemoError(
        """
        \(file?.path ?? fileName): a newer version of the demo has written it. \
        Start that version, or name another folder with --data.
        """)
    }
    try migrator.migrate(database)
    try database.write { db in
      try db.execute(
        sql: "DELETE FROM tree WHERE saved < datetime('now', ?)", arguments: ["-\(days) days"])
    }
    return database
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
      // Older versions stored the browsers' own names of visitors and trees.
      try db.execute(sql: "DELETE FROM tree")
    }
    return migrator
  }

  func load(_ key: TreeKey) async throws -> StoredTree? {
    let value = try await using("load from") { db in
      try DatabaseValue.fetchOne(
        db, sql: "SELECT content FROM tree WHERE app = ? AND visitor = ? AND tree = ?",
        arguments: [key.app, key.visitor, key.tree])
    }
    guard let value else { return nil }
    // Another program may have written any value to the file.
    guard let content = Data.fromDatabaseValue(value) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: [], debugDescription: "It is \(value.storage)."))
    }
    return try JSONDecoder().decode(StoredTree.self, from: content)
  }

  func save(_ tree: StoredTree, for key: TreeKey) async throws {
    let content = try JSONEncoder().encode(tree)
    try await using("save in") { db in
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
    try await using("remove from") { db in
      try db.execute(
        sql: "DELETE FROM tree WHERE app = ? AND visitor = ? AND tree = ?",
        arguments: [key.app, key.visitor, key.tree])
    }
  }

  /// Runs a closure in a transaction; an error describes the failure in one line.
  private func using<Value: Sendable>(
    _ verb: String, _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws -> Value {
    do {
      return try await database.write(body)
    } catch let error as DatabaseError {
      throw Failure(description: "cannot \(verb) \(name): \(problem(error))")
    }
  }

  private struct Failure: Error, CustomStringConvertible {
    let description: String
  }
}

extension DatabaseError {
  /// True if the file is no database, or a damaged one.
  var isDamage: Bool {
    resultCode == .SQLITE_NOTADB || resultCode == .SQLITE_CORRUPT
  }
}
