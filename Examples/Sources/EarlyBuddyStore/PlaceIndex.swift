import EarlyBuddy
import Foundation
import GRDB

/// Finds places by any part of their names.
///
/// The index contains every suffix of every name, each from the beginning of a syllable or a Latin
/// letter on. A part of a name is a prefix of one of its suffixes, and prefixes are a range of an
/// ordered index, however short they are.
struct PlaceIndex: PlaceSearch {
  /// The limit of results.
  static let mostFound = 50
  /// The limit of places on a map.
  static let mostShown = 120

  let database: any DatabaseWriter

  /// Opens the index in a folder, or one in memory, and rebuilds it if the places have changed.
  ///
  /// A file that is no database, or a damaged one, is deleted, because the index can be rebuilt
  /// from the places.
  ///
  /// - Throws: ``EarlyBuddyError`` if that fails.
  static func open(in folder: URL?) throws(EarlyBuddyError) -> PlaceIndex {
    let file = try PlaceFile.bundled()
    do {
      return try PlaceIndex(of: file, in: openFile(in: folder))
    } catch {
      guard let folder, error.code == .damaged else { throw error }
      try? FileManager.default.removeItem(at: folder.appendingPathComponent(fileName))
      return try PlaceIndex(of: file, in: openFile(in: folder))
    }
  }

  static let fileName = "places.sqlite"

  /// Waits as long as another process may take to build the index, even on a busy machine.
  private static func openFile(in folder: URL?) throws(EarlyBuddyError) -> DatabaseQueue {
    try DatabaseFile.open(fileName, in: folder, waiting: 120)
  }

  /// - Throws: ``EarlyBuddyError`` if it is no database, or the file has an invalid line.
  init(of file: PlaceFile, in database: any DatabaseWriter) throws(EarlyBuddyError) {
    self.database = database
    do {
      try database.write { db in
        guard try Self.stamp(in: db) != Self.stamp(of: file) else { return }
        try Self.make(file, in: db)
      }
    } catch let error as EarlyBuddyError {
      throw error
    } catch {
      throw EarlyBuddyError(opening: Self.fileName, error)
    }
  }

  func places(matching text: String) async throws(EarlyBuddyError) -> [Place] {
    // Longer than any name: the rest is ignored.
    let key = SearchKey(String(text.prefix(80)))
    guard !key.words.isEmpty else { return [] }
    return try await database.look(.places) { db in
      let found = try Self.search(key.joined, in: db)
      guard found.count < Self.mostFound, let typedOn = key.typedOn else { return found }
      let known = Set(found.map(\.id))
      let more = try Self.search(typedOn, in: db).filter { !known.contains($0.id) }
      return Array((found + more).prefix(Self.mostFound))
    }
  }

  func places(in area: MapArea) async throws(EarlyBuddyError) -> [Place] {
    try await database.look(.places) { db in
      try Row.fetchAll(
        db, sql: Self.areaQuery,
        arguments: [
          "south": area.latitudes.lowerBound, "north": area.latitudes.upperBound,
          "longitude": area.middle.longitude, "half": area.longitudesToEdge,
        ]
      ).map(Place.init)
    }
  }

  // MARK: - Queries

  /// The search by a key: names that equal the key first, then names with it as typed, then names
  /// whose last syllable continues.
  ///
  /// Within each group the more important places come first, preferring names and words that begin
  /// with the key.
  static let searchQuery = """
    SELECT place.*,
      MIN(CASE
        WHEN part.key = :key AND part.start = 0 THEN 0
        WHEN UNICODE(SUBSTR(part.key, :length + 1)) BETWEEN 0x1161 AND 0x11FF THEN 2
        ELSE 1 END) AS grade,
      MAX(CASE part.start WHEN 0 THEN 30 WHEN 1 THEN 10 ELSE 1 END) AS weight
    FROM part CROSS JOIN place ON place.id = part.place
    WHERE part.key >= :key AND part.key < :key || CHAR(0x10FFFF)
    GROUP BY place.id
    ORDER BY grade, weight * (place.importance + 500) DESC, place.id
    LIMIT \(mostFound)
    """

  /// The search in an area, also across the date line.
  static let areaQuery = """
    SELECT * FROM place
    WHERE latitude BETWEEN :south AND :north
      AND (ABS(longitude - :longitude) <= :half OR ABS(longitude - :longitude) >= 360 - :half)
    ORDER BY importance DESC, id
    LIMIT \(mostShown)
    """

  private static func search(_ key: String, in db: Database) throws -> [Place] {
    try Row.fetchAll(
      db, sql: searchQuery, arguments: ["key": key, "length": key.unicodeScalars.count]
    ).map(Place.init)
  }
}

extension Place {
  fileprivate init(_ row: Row) {
    self.init(
      id: row["id"], name: row["name"], localName: row["local_name"], country: row["country"],
      region: row["region"], spot: Spot(latitude: row["latitude"], longitude: row["longitude"]),
      population: row["population"],
      category: (row["category"] as String?).flatMap(PlaceKind.init))
  }
}
