import EarlyBuddy
import Foundation
import GRDB

/// Schedules and recent searches in SQLite.
struct ScheduleDatabase: Sendable {
  /// How many recent searches are kept.
  static let mostRecents = 8
  static let fileName = "schedules.sqlite"

  let database: any DatabaseWriter

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

  private static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("schedules and recent searches") { db in
      try db.create(table: "schedule") { table in
        table.autoIncrementedPrimaryKey("id")
        table.column("title", .text).notNull()
        table.column("day", .text).notNull()
        table.column("minutes", .integer).notNull()
        // As it was chosen: later data sets may not have it, or have it elsewhere.
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
    return migrator
  }
}

extension ScheduleDatabase: ScheduleStore {
  func add(_ plan: Schedule.Plan) async throws(EarlyBuddyError) -> (added: Schedule, all: Kept) {
    try await database.change(.writing) { db in
      try db.execute(
        sql: "INSERT INTO schedule (title, day, minutes, place) VALUES (?, ?, ?, ?)",
        arguments: [plan.title, plan.day.text, plan.time.minutes, try plan.place.json])
      let added = Schedule(id: db.lastInsertedRowID, plan: plan)
      return (added, try Kept(changedIn: db))
    }
  }

  func remove(_ id: Schedule.ID) async throws(EarlyBuddyError) -> Kept {
    try await database.change(.writing) { db in
      try db.execute(sql: "DELETE FROM schedule WHERE id = ?", arguments: [id])
      return try Kept(changedIn: db)
    }
  }

  func all() -> AsyncStream<Result<Kept, EarlyBuddyError>> {
    let observation = ValueObservation.tracking { try Kept(in: $0) }.removeDuplicates()
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
  fileprivate init(in db: Database) throws {
    self.init(
      edition: try Int.fetchOne(db, sql: "SELECT number FROM edition") ?? 0,
      schedules: try Row.fetchAll(db, sql: "SELECT * FROM schedule ORDER BY day, minutes, id")
        .map(Schedule.init))
  }

  /// What is kept after a change, as a new edition.
  fileprivate init(changedIn db: Database) throws {
    try db.execute(sql: "UPDATE edition SET number = number + 1")
    try self.init(in: db)
  }
}

extension ScheduleDatabase: RecentSearches {
  func recent() async throws(EarlyBuddyError) -> [String] {
    try await database.look(.reading) { db in
      try String.fetchAll(
        db, sql: "SELECT text FROM recent ORDER BY id DESC LIMIT ?",
        arguments: [Self.mostRecents])
    }
  }

  func remember(_ text: String) async throws(EarlyBuddyError) {
    try await database.change(.writing) { db in
      try db.execute(sql: "INSERT INTO recent (text) VALUES (?)", arguments: [text])
      try db.execute(
        sql: """
          DELETE FROM recent WHERE id NOT IN (SELECT id FROM recent ORDER BY id DESC LIMIT ?)
          """, arguments: [Self.mostRecents])
    }
  }

  func forget() async throws(EarlyBuddyError) {
    try await database.change(.writing) { db in
      try db.execute(sql: "DELETE FROM recent")
    }
  }
}

extension Schedule {
  /// - Throws: ``EarlyBuddyError`` if the row was not written by this app.
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
