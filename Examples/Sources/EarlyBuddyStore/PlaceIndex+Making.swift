import EarlyBuddy
import Foundation
import GRDB

extension PlaceIndex {
  /// Changes with the tables, their contents or the names of countries.
  private static let version = "2"

  static func stamp(of file: PlaceFile) -> String { "\(version) \(file.stamp)" }

  /// Returns the stamp of the places in the index; `nil` for an empty index.
  static func stamp(in db: Database) throws -> String? {
    guard try db.tableExists("stamp") else { return nil }
    return try String.fetchOne(db, sql: "SELECT text FROM stamp")
  }

  /// Builds the index, replacing the current one.
  static func make(_ file: PlaceFile, in db: Database) throws {
    for table in ["stamp", "part", "name", "place"] {
      try db.execute(sql: "DROP TABLE IF EXISTS \(table)")
    }
    try db.execute(
      sql: """
        CREATE TABLE place (
          id INTEGER PRIMARY KEY, name TEXT NOT NULL, local_name TEXT NOT NULL,
          country TEXT NOT NULL, region TEXT NOT NULL, latitude REAL NOT NULL,
          longitude REAL NOT NULL, population INTEGER NOT NULL,
          category TEXT, importance INTEGER NOT NULL);
        CREATE INDEX place_by_latitude ON place (latitude);
        CREATE TABLE part (
          key TEXT NOT NULL, place INTEGER NOT NULL REFERENCES place, start INTEGER NOT NULL,
          PRIMARY KEY (key, place, start)) WITHOUT ROWID;
        CREATE TABLE name (place INTEGER NOT NULL, words TEXT NOT NULL);
        CREATE TABLE stamp (text TEXT NOT NULL);
        """)
    let places = try db.makeStatement(
      sql: "INSERT INTO place VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
    let names = try db.makeStatement(sql: "INSERT INTO name VALUES (?, ?)")
    for entry in try file.entries() {
      let place = entry.place
      try places.execute(arguments: [
        place.id, place.name, place.localName, place.country, place.region,
        place.spot.latitude, place.spot.longitude, place.population,
        place.category?.rawValue, entry.importance,
      ])
      let keys = Set(([place.name, place.localName] + entry.others).map(SearchKey.init))
      for key in keys {
        try names.execute(arguments: [place.id, key.words.joined(separator: " ")])
      }
    }
    try db.execute(sql: ends + "; DROP TABLE name")
    try db.execute(sql: "INSERT INTO stamp VALUES (?)", arguments: [stamp(of: file)])
    try db.execute(sql: "ANALYZE")
  }

  /// Every suffix of every name, from the beginning of a name (0), of a word (1), or from within
  /// (2), but never from within a Korean syllable.
  private static let ends = """
    WITH RECURSIVE rest (place, text, start) AS (
      SELECT place, words, 0 FROM name
      UNION ALL
      SELECT place, SUBSTR(text, 2), CASE SUBSTR(text, 1, 1) WHEN ' ' THEN 1 ELSE 2 END
      FROM rest WHERE LENGTH(text) > 1)
    INSERT OR IGNORE INTO part
    SELECT REPLACE(text, ' ', '') AS key, place, start FROM rest
    WHERE SUBSTR(text, 1, 1) <> ' ' AND UNICODE(text) NOT BETWEEN 0x1161 AND 0x11FF
    ORDER BY key
    """
}
