import Foundation
import GRDB
import UsherWeb

/// Stores the trees of visitors in SQLite, so that a restarted server continues in the same places.
///
/// It contains only digests of visitors and trees (``TreeKey``).
struct TreeDatabase: TreeStore {
  static let fileName = "trees.sqlite"
  /// The number of stored trees of one visitor in one app; the latest changed ones stay.
  static let mostPerVisitor = 50
  /// The number of days after which an unchanged tree is removed.
  private static let days = 30

  /// False for the server that this process runs; true for several processes on one machine.
  let isShared: Bool
  private let database: DatabaseQueue
  /// The store's clock, in seconds.
  let now: @Sendable () -> Double

  /// The file's path, for messages.
  private let name: String

  /// Opens the database in a folder, or one in memory without a folder, and removes old trees.
  ///
  /// A damaged file is moved aside and replaced by an empty one.
  ///
  /// - Parameters:
  ///   - folder: The folder of the file.
  ///   - isShared: Pass `true` if several processes use the file at the same time.
  ///   - now: The store's clock, in seconds since 1970.
  ///   - notice: Receives messages for the user who started the program.
  /// - Throws: ``DemoError`` if the file cannot be opened, or is of a newer version.
  init(
    in folder: URL?, isShared: Bool = false,
    now: @escaping @Sendable () -> Double = { Date().timeIntervalSince1970 },
    notice: (String) -> Void
  ) throws(DemoError) {
    self.isShared = isShared
    self.now = now
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
    migrator.registerMigration("owners") { db in
      // The content of a removed tree is empty.
      try db.execute(
        sql: """
          ALTER TABLE tree ADD COLUMN owner TEXT;
          ALTER TABLE tree ADD COLUMN epoch INTEGER NOT NULL DEFAULT 1;
          ALTER TABLE tree ADD COLUMN revision INTEGER NOT NULL DEFAULT 1;
          ALTER TABLE tree ADD COLUMN isWanted INTEGER NOT NULL DEFAULT 0;
          CREATE INDEX tree_by_owner ON tree (owner) WHERE isWanted;
          CREATE TABLE server (name TEXT NOT NULL PRIMARY KEY, app TEXT NOT NULL, ending REAL NOT NULL)
            WITHOUT ROWID;
          """)
    }
    return migrator
  }

  /// Runs a closure in a transaction; an error describes the failure in one line.
  func using<Value: Sendable>(
    _ verb: String, _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws -> Value {
    do {
      return try await database.write(body)
    } catch let error as DatabaseError {
      throw Failure(description: "cannot \(verb) \(name): \(problem(error))")
    }
  }

  /// Runs a statement outside of a transaction, for tests.
  func execute(_ sql: String) async throws {
    try await database.writeWithoutTransaction { try $0.execute(sql: sql) }
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
