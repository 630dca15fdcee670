import EarlyBuddy
import Foundation
import GRDB

/// The schedules and recent searches of one visitor in a shared SQLite file.
struct ScheduleDatabase: Sendable {
  /// The number of stored recent searches.
  static let mostRecents = 8
  static let fileName = "schedules.sqlite"

  let database: any DatabaseWriter
  /// The owner of the data; empty in an app with a single user.
  private(set) var visitor = ""

  /// - Throws: ``EarlyBuddyError`` if it is no database, or one of a later version of the app.
  init(_ database: any DatabaseWriter) throws(EarlyBuddyError) {
    self.database = database
    do {
      guard try database.read({ try !Self.migrator.hasBeenSuperseded($0) }) else {
        throw EarlyBuddyError(.opening, "\(Self.fileName): kept by a later version")
      }
      try Self.migrator.migrate(database)
    } catch let error as EarlyBuddyError {
      throw error
    } catch {
      throw EarlyBuddyError(opening: Self.fileName, error)
    }
  }

  /// Returns the same file for another visitor.
  func of(_ visitor: String) -> ScheduleDatabase {
    var database = self
    database.visitor = visitor
    return database
  }

  private static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("schedules and recent searches") { db in
      try db.create(table: "schedule") { table in
        table.autoIncrementedPrimaryKey("id")
        table.column("title", .text).notNull()
        table.column("day", .text).notNull()
        table.column("minutes", .integer).notNull()
        // As chosen: later data sets may lack it, or have moved it.
        table.column("place", .text).notNull()
      }
      try db.create(index: "schedule_by_time", on: "schedule", columns: ["day", "minutes", "id"])
      try db.execute(
        sql: """
          CREATE TABLE edition (number INTEGER NOT NULL);
          INSERT INTO edition VALUES (0);
          """)
      try db.create(table: "recent") { table in
        table.autoIncrementedPrimaryKey("id")
        table.column("text", .text).notNull().unique(onConflict: .replace)
      }
    }
    migrator.registerMigration("visitors") { db in
      // Older rows have no owner.
      try db.execute(
        sql: """
          DELETE FROM schedule;
          DROP INDEX schedule_by_time;
          ALTER TABLE schedule ADD COLUMN visitor TEXT NOT NULL DEFAULT '';
          CREATE INDEX schedule_by_time ON schedule (visitor, day, minutes, id);
          DROP TABLE recent;
          CREATE TABLE recent (
            id INTEGER PRIMARY KEY AUTOINCREMENT, text TEXT NOT NULL, visitor TEXT NOT NULL,
            UNIQUE (visitor, text) ON CONFLICT REPLACE);
          """)
    }
    return migrator
  }
}

extension ScheduleDatabase: ScheduleStore {
  func add(_ plan: Schedule.Plan) async throws(EarlyBuddyError) -> (added: Schedule, all: Kept) {
    try await database.change(.writing) { [visitor] db in
      try db.execute(
        sql: "INSERT INTO schedule (visitor, title, day, minutes, place) VALUES (?, ?, ?, ?, ?)",
        arguments: [
          visitor, plan.title, plan.day.text, plan.time.minutes, try plan.place.json,
        ])
      let added = Schedule(id: db.lastInsertedRowID, plan: plan)
      return (added, try Kept(of: visitor, changedIn: db))
    }
  }

  func remove(_ id: Schedule.ID) async throws(EarlyBuddyError) -> Kept {
    try await database.change(.writing) { [visitor] db in
      try db.execute(
        sql: "DELETE FROM schedule WHERE id = ? AND visitor = ?", arguments: [id, visitor])
      return try Kept(of: visitor, changedIn: db)
    }
  }

  func all() -> AsyncStream<Result<Kept, EarlyBuddyError>> {
    let observation = ValueObservation.tracking { [visitor] in try Kept(of: visitor, in: $0) }
      .removeDuplicates { $0.schedules == $1.schedules }
    return AsyncStream { continuation in
      let watching = observation.start(in: database, scheduling: .async(onQueue: .global())) {
        continuation.yield(.failure(EarlyBuddyError(.reading, "\($0)")))
        continuation.finish()
      } onChange: {
        continuation.yield(.success($0))
      }
      continuation.onTermination = { _ in watching.cancel() }
    }
  }
}

extension Kept {
  fileprivate init(of visitor: String, in db: Database) throws {
    self.init(
      edition: try Int.fetchOne(db, sql: "SELECT number FROM edition") ?? 0,
      schedules: try Row.fetchAll(
        db, sql: "SELECT * FROM schedule WHERE visitor = ? ORDER BY day, minutes, id",
        arguments: [visitor]
      ).map(Schedule.init))
  }

  /// Reads the stored data after a change, as a new edition.
  fileprivate init(of visitor: String, changedIn db: Database) throws {
    try db.execute(sql: "UPDATE edition SET number = number + 1")
    try self.init(of: visitor, in: db)
  }
}

extension ScheduleDatabase: RecentSearches {
  func recent() async throws(EarlyBuddyError) -> [String] {
    try await database.look(.reading) { [visitor] db in
      try String.fetchAll(
        db, sql: "SELECT text FROM recent WHERE visitor = ? ORDER BY id DESC LIMIT ?",
        arguments: [visitor, Self.mostRecents])
    }
  }

  func remember(_ text: String) async throws(EarlyBuddyError) {
    try await database.change(.writing) { [visitor] db in
      try db.execute(
        sql: "INSERT INTO recent (visitor, text) VALUES (?, ?)", arguments: [visitor, text])
      try db.execute(
        sql: """
          DELETE FROM recent WHERE visitor = ? AND id NOT IN (
            SELECT id FROM recent WHERE visitor = ? ORDER BY id DESC LIMIT ?)
          """, arguments: [visitor, visitor, Self.mostRecents])
    }
  }

  func forget() async throws(EarlyBuddyError) {
    try await database.change(.writing) { [visitor] db in
      try db.execute(sql: "DELETE FROM recent WHERE visitor = ?", arguments: [visitor])
    }
  }
}

extension Schedule {
  /// - Throws: ``EarlyBuddyError`` if this app did not write the row.
  fileprivate init(_ row: Row) throws {
    guard let day = Day(row["day"] as String), let time = DayTime(minutes: row["minutes"]) else {
      throw EarlyBuddyError(.reading, "schedule \(row["id"] as Int64? ?? 0) has no time")
    }
    self.init(
      id: row["id"],
      plan: Plan(title: row["title"], day: day, time: time, place: try Place(json: row["place"])))
  }
}

extension Place {
  fileprivate init(json: String) throws {
    self = try JSONDecoder().decode(Place.self, from: Data(json.utf8))
  }

  fileprivate var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }
}
