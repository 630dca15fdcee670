import Foundation
public import UsherWeb

/// Stores trees in PostgreSQL, for several servers at the same time.
///
/// ```swift
/// options.store = try await PostgreSQLTreeStore(PostgreSQLOptions("postgresql://usher@db/usher"))
/// ```
///
/// It makes and changes its own tables, whose names begin with `usher_`. Every method is one statement
/// in one transaction, and takes at most ``PostgreSQLOptions/timeout``. Leases end by the clock of the
/// database. It holds only digests of visitors and trees.
public struct PostgreSQLTreeStore: TreeStore {
  private let options: PostgreSQLOptions
  private let pool: LinkPool

  /// `true`: several servers use it.
  public var isShared: Bool { true }

  /// Connects, and makes or changes the tables where needed.
  ///
  /// Several servers may do that at the same time.
  ///
  /// - Parameter options: How it connects.
  /// - Throws: ``PostgreSQLError``; the tables are then as they were.
  public init(_ options: PostgreSQLOptions) async throws {
    self.options = options
    pool = LinkPool(options)
    try await migrate()
  }

  private func migrate() async throws {
    _ = try await pool.run(
      """
      DO $$ BEGIN
        PERFORM pg_advisory_xact_lock(\(Migrations.lock));
        CREATE TABLE IF NOT EXISTS usher_migration (number integer PRIMARY KEY);
      END $$
      """, [])
    let found = try await pool.run("SELECT coalesce(max(number), 0) FROM usher_migration", [])
    let version = found.first?.first.flatMap(Self.int) ?? 0
    guard version <= Migrations.all.count else {
      throw PostgreSQLError(
        .newer, "the tables have version \(version), not \(Migrations.all.count)")
    }
    for (index, sql) in Migrations.all.enumerated().dropFirst(version) {
      // One transaction; a server that comes second finds the number and does nothing.
      _ = try await pool.run(
        """
        DO $migration$ BEGIN
          PERFORM pg_advisory_xact_lock(\(Migrations.lock));
          IF NOT EXISTS (SELECT 1 FROM usher_migration WHERE number = \(index + 1)) THEN
            INSERT INTO usher_migration (number) VALUES (\(index + 1));
            EXECUTE $sql$\(sql)$sql$;
          END IF;
        END $migration$
        """, [])
    }
  }

  /// Begins the lease of a new server; see `TreeStore`.
  public func join(_ server: TreeServer, for lease: Duration) async throws {
    // A removed tree, and a lease that has ended, are remembered for a day: delayed calls find them.
    _ = try await pool.run(
      """
      WITH old_servers AS (
        DELETE FROM usher_server WHERE ending < clock_timestamp() - interval '1 day'
      ), old_trees AS (
        DELETE FROM usher_tree WHERE ctid IN (
          SELECT ctid FROM usher_tree
          WHERE saved < clock_timestamp() - CASE WHEN content IS NULL THEN interval '1 day'
            ELSE $4 * interval '1 second' END
            AND saved < clock_timestamp() - least(interval '1 day', $4 * interval '1 second')
          LIMIT 1000 FOR UPDATE SKIP LOCKED)
      )
      INSERT INTO usher_server (name, app, ending)
        VALUES ($1, $2, clock_timestamp() + $3 * interval '1 second')
      """,
      [
        .text(server.name), .text(server.app), .double(lease / .seconds(1)),
        .double(options.lifetime / .seconds(1)),
      ])
  }

  /// Prolongs a lease, and returns the wishes; see `TreeStore`.
  public func renew(_ server: TreeServer, for lease: Duration) async throws -> [TreeWish]? {
    let renewed = try await pool.run(
      "SELECT usher_renew($1, $2)", [.text(server.name), .double(lease / .seconds(1))])
    guard renewed.first?.first.flatMap(Self.bool) == true else { return nil }
    return try await pool.run(
      "SELECT visitor, tree, epoch, revision FROM usher_tree WHERE owner = $1 AND wanted AND app = $2",
      [.text(server.name), .text(server.app)]
    ).compactMap { row in
      guard let visitor = Self.text(row[0]), let tree = Self.text(row[1]),
        let epoch = Self.int(row[2]), let revision = Self.int(row[3])
      else { return nil }
      return TreeWish(
        key: TreeKey(app: server.app, visitor: visitor, tree: tree),
        hold: TreeHold(server: server, epoch: epoch, revision: revision))
    }
  }

  /// Ends a lease; see `TreeStore`.
  public func leave(_ server: TreeServer) async throws {
    _ = try await pool.run("DELETE FROM usher_server WHERE name = $1", [.text(server.name)])
  }

  /// Makes a server the owner of a tree; see `TreeStore`.
  public func claim(_ key: TreeKey, for server: TreeServer) async throws -> TreeClaim {
    let rows = try await pool.run(
      """
      SELECT granted, encode(content, 'base64'), epoch, revision FROM usher_claim($1, $2, $3, $4)
      """, Self.values(key) + [.text(server.name)])
    guard let row = rows.first else { return .missing }
    guard Self.bool(row[0]) == true, let epoch = Self.int(row[2]), let revision = Self.int(row[3])
    else { return .held }
    let content =
      row[1].flatMap { Data(base64Encoded: Data($0), options: .ignoreUnknownCharacters) } ?? Data()
    return .granted(
      try JSONDecoder().decode(StoredTree.self, from: content),
      TreeHold(server: server, epoch: epoch, revision: revision))
  }

  /// Saves a tree of its owner; see `TreeStore`.
  public func save(
    _ tree: StoredTree, for key: TreeKey, with hold: TreeHold
  ) async throws -> Bool {
    let content = Value.bytes([UInt8](try JSONEncoder().encode(tree)))
    let owner = [Value.text(hold.server.name), .int(hold.epoch)]
    if hold.revision == 0 {
      return try await !pool.run(
        """
        INSERT INTO usher_tree (app, visitor, tree, owner, epoch, content, revision)
          VALUES ($1, $2, $3, $4, $5, $6, 1) ON CONFLICT DO NOTHING RETURNING 1
        """, Self.values(key) + owner + [content]
      ).isEmpty
    }
    // The time changes once an hour, so that most saves change no index.
    return try await !pool.run(
      """
      UPDATE usher_tree SET content = $6, revision = revision + 1,
        saved = CASE WHEN saved < clock_timestamp() - interval '1 hour' THEN clock_timestamp()
          ELSE saved END
      WHERE app = $1 AND visitor = $2 AND tree = $3 AND owner = $4 AND epoch = $5 AND revision = $7
        AND content IS NOT NULL RETURNING 1
      """, Self.values(key) + owner + [content, .int(hold.revision)]
    ).isEmpty
  }

  /// Gives a tree up; see `TreeStore`.
  public func release(_ key: TreeKey, with hold: TreeHold) async throws {
    _ = try await pool.run(
      """
      UPDATE usher_tree SET owner = NULL, wanted = false
      WHERE app = $1 AND visitor = $2 AND tree = $3 AND owner = $4 AND epoch = $5
      """, Self.values(key) + [.text(hold.server.name), .int(hold.epoch)])
  }

  /// Removes a tree of its owner; see `TreeStore`.
  public func remove(_ key: TreeKey, with hold: TreeHold) async throws -> Bool {
    let rows = try await pool.run(
      "SELECT usher_remove($1, $2, $3, $4, $5, $6)",
      Self.values(key) + [.text(hold.server.name), .int(hold.epoch), .int(hold.revision)])
    return rows.first?.first.flatMap(Self.bool) == true
  }

  // MARK: - Values

  private static func values(_ key: TreeKey) -> [Value] {
    [.text(key.app), .text(key.visitor), .text(key.tree)]
  }

  private static func text(_ bytes: [UInt8]?) -> String? {
    bytes.map { String(decoding: $0, as: UTF8.self) }
  }

  private static func int(_ bytes: [UInt8]?) -> Int? { text(bytes).flatMap { Int($0) } }

  private static func bool(_ bytes: [UInt8]?) -> Bool? { bytes.map { $0 == [UInt8(ascii: "t")] } }
}
