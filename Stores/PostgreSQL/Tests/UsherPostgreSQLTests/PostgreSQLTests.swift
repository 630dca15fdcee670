import Foundation
import Testing
import UsherPostgreSQL
import UsherWeb
import UsherWebTesting

/// Set by `Scripts/test-postgresql`, which starts a server.
private let connection = ProcessInfo.processInfo.environment["USHER_POSTGRESQL"]

/// A table for each store; the fixture changes the surroundings with `psql`, as an administrator could.
private struct Fixture: StoreFixture {
  func options(_ schema: String) -> PostgreSQLOptions {
    var options = PostgreSQLOptions(
      "\(connection ?? "") options='-c search_path=\(schema)'")
    options.timeout = .seconds(2)
    return options
  }

  func makeStore() async throws -> any TreeStore {
    let schema = "s\(UUID().uuidString.prefix(8).lowercased())"
    try psql("CREATE SCHEMA \(schema) AUTHORIZATION usher")
    return Schema(name: schema, base: try await PostgreSQLTreeStore(options(schema)))
  }

  func other(_ store: any TreeStore) async throws -> any TreeStore {
    guard let store = store as? Schema else { return store }
    return Schema(name: store.name, base: try await PostgreSQLTreeStore(options(store.name)))
  }

  func advance(_ store: any TreeStore, by time: Duration) throws {
    guard let store = store as? Schema else { return }
    try psql(
      "UPDATE \(store.name).usher_server SET ending = ending - interval '\(time / .seconds(1)) seconds'"
    )
  }

  func begin(_ fault: StoreFault, of store: any TreeStore) throws -> Bool {
    guard let store = store as? Schema else { return false }
    switch fault {
    case .cut:
      try psql(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'usher'")
      try psql("ALTER ROLE usher NOLOGIN")
    case .readOnly:
      try psql("ALTER ROLE usher SET default_transaction_read_only = on")
      // Open connections keep their setting.
      try psql(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'usher'")
    case .full:
      // A disk without room refuses each write with the same class of error.
      try psql(
        """
        CREATE FUNCTION \(store.name).full_disk() RETURNS trigger LANGUAGE plpgsql AS \
        'BEGIN RAISE EXCEPTION ''no room'' USING ERRCODE = ''53100''; END';
        CREATE TRIGGER full_disk BEFORE INSERT OR UPDATE ON \(store.name).usher_tree
          FOR EACH ROW EXECUTE FUNCTION \(store.name).full_disk()
        """)
    case .slow:
      try psql(
        """
        CREATE FUNCTION \(store.name).sleepy() RETURNS trigger LANGUAGE plpgsql AS \
        'BEGIN PERFORM pg_sleep(5); RETURN new; END';
        CREATE TRIGGER sleepy BEFORE INSERT OR UPDATE ON \(store.name).usher_tree
          FOR EACH ROW EXECUTE FUNCTION \(store.name).sleepy()
        """)
    }
    return true
  }

  func end(_ fault: StoreFault, of store: any TreeStore) throws {
    guard let store = store as? Schema else { return }
    switch fault {
    case .cut: try psql("ALTER ROLE usher LOGIN")
    case .readOnly:
      try psql("ALTER ROLE usher RESET default_transaction_read_only")
      try psql(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'usher'")
    case .full: try psql("DROP FUNCTION \(store.name).full_disk CASCADE")
    case .slow: try psql("DROP FUNCTION \(store.name).sleepy CASCADE")
    }
  }
}

/// A store in a schema of its own.
private struct Schema: TreeStore {
  let name: String
  let base: PostgreSQLTreeStore
  var isShared: Bool { base.isShared }
  func join(_ server: TreeServer, for lease: Duration) async throws {
    try await base.join(server, for: lease)
  }
  func renew(_ server: TreeServer, for lease: Duration) async throws -> [TreeWish]? {
    try await base.renew(server, for: lease)
  }
  func leave(_ server: TreeServer) async throws { try await base.leave(server) }
  func claim(_ key: TreeKey, for server: TreeServer) async throws -> TreeClaim {
    try await base.claim(key, for: server)
  }
  func save(_ tree: StoredTree, for key: TreeKey, with hold: TreeHold) async throws -> Bool {
    try await base.save(tree, for: key, with: hold)
  }
  func release(_ key: TreeKey, with hold: TreeHold) async throws {
    try await base.release(key, with: hold)
  }
  func remove(_ key: TreeKey, with hold: TreeHold) async throws -> Bool {
    try await base.remove(key, with: hold)
  }
}

/// Runs statements as the administrator.
@discardableResult
private func psql(_ sql: String) throws -> String {
  let process = Process()
  let output = Pipe()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  let admin = ProcessInfo.processInfo.environment["USHER_POSTGRESQL_ADMIN"] ?? ""
  process.arguments = ["psql", "-qAt", "-v", "ON_ERROR_STOP=1", "-d", admin, "-c", sql]
  process.standardOutput = output
  try process.run()
  let text = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  try #require(process.terminationStatus == 0, "psql failed: \(sql)")
  return String(decoding: text, as: UTF8.self)
}

@Suite(
  "PostgreSQL", .serialized, .enabled(if: connection != nil, "Run it with Scripts/test-postgresql.")
)
struct PostgreSQLTests {
  @Test("It keeps the contract of stores, with faults")
  func contract() async throws {
    #expect(try await StoreContract(Fixture()).broken() == [])
  }

  @Test("Several servers that start at once make the tables once")
  func migrations() async throws {
    let schema = "m\(UUID().uuidString.prefix(8).lowercased())"
    try psql("CREATE SCHEMA \(schema) AUTHORIZATION usher")
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { _ = try await PostgreSQLTreeStore(Fixture().options(schema)) }
      }
      try await group.waitForAll()
    }
    #expect(try psql("SELECT count(*) FROM \(schema).usher_migration") == "1\n")
    try psql("INSERT INTO \(schema).usher_migration VALUES (99)")
    let error = await #expect(throws: PostgreSQLError.self) {
      try await PostgreSQLTreeStore(Fixture().options(schema))
    }
    #expect(error?.code == .newer)
  }

  @Test("A wrong address, and a server that never answers, are errors in time")
  func unreachable() async throws {
    var options = PostgreSQLOptions("host=127.0.0.1 port=1 user=usher dbname=usher")
    options.timeout = .seconds(1)
    var error = await #expect(throws: PostgreSQLError.self) {
      try await PostgreSQLTreeStore(options)
    }
    #expect(error?.code == .connection)
    // A socket that accepts and says nothing.
    let silent = try SilentServer()
    options.connection = "host=127.0.0.1 port=\(silent.port) user=usher dbname=usher"
    error = await #expect(throws: PostgreSQLError.self) { try await PostgreSQLTreeStore(options) }
    #expect(error?.code == .timeout)
  }

  @Test("Where encryption is asked for, a server without it is refused, and one with it is taken")
  func encrypted() async throws {
    var options = Fixture().options("public")
    options.encryption = .verified(
      authorities: ProcessInfo.processInfo.environment["USHER_POSTGRESQL_CA"])
    // The certificate is for localhost; over a socket there is no encryption.
    options.connection = "\(connection ?? "") hostaddr=127.0.0.1 host=localhost"
    _ = try await PostgreSQLTreeStore(options)
    options.connection = "\(connection ?? "") hostaddr=127.0.0.1 host=elsewhere.example"
    let error = await #expect(throws: PostgreSQLError.self) {
      try await PostgreSQLTreeStore(options)
    }
    #expect(error?.code == .connection)
  }

  @Test("An old tree is removed when a server joins, by an index")
  func expiry() async throws {
    let store = try await Fixture().makeStore()
    let name = try #require((store as? Schema)?.name)
    let server = TreeServer(of: "/app")
    try await store.join(server, for: .seconds(10))
    try psql(
      """
      INSERT INTO \(name).usher_tree (app, visitor, tree, content, epoch, revision, saved)
      SELECT '/app', 'v', n::text, '{}', 1, 1, now() - n * interval '1 day' FROM generate_series(1, 40) n
      """)
    try await store.join(TreeServer(of: "/app"), for: .seconds(10))
    #expect(try psql("SELECT count(*) FROM \(name).usher_tree") == "29\n")
  }
}

/// Accepts connections in its backlog, and answers nothing.
private final class SilentServer {
  let port: UInt16
  private let descriptor: Int32

  init() throws {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    self.descriptor = descriptor
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, length) == 0 && listen(descriptor, 8) == 0
          && getsockname(descriptor, $0, &length) == 0
      }
    }
    try #require(isBound)
    port = UInt16(bigEndian: address.sin_port)
  }

  deinit { close(descriptor) }
}
