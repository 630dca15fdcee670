import Foundation
import UsherWeb

/// One store under test, and what the promises need of it.
struct StoreTrial: Sendable {
  struct Broken: Error {
    let reason: String
  }

  static let lease = Duration.seconds(10)
  let fixture: any StoreFixture
  let store: any TreeStore
  let key: TreeKey

  init(_ fixture: any StoreFixture, _ store: any TreeStore) {
    self.fixture = fixture
    self.store = store
    key = Self.key(1)
  }

  static func key(_ tree: Int, visitor: Int = 1, app: String = "/app") -> TreeKey {
    func digits(_ number: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: 64 - text.count) + text
    }
    return TreeKey(app: app, visitor: digits(visitor), tree: digits(tree))
  }

  /// Returns a tree that is known by a text.
  static func tree(_ text: String) throws -> StoredTree {
    let action = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    let json = #"{"snapshot": {"usher": 1, "root": {}}, "actions": [\#(action)]}"#
    return try JSONDecoder().decode(StoredTree.self, from: Data(json.utf8))
  }

  func server(of app: String = "/app") async throws -> TreeServer {
    let server = TreeServer(of: app)
    try await store.join(server, for: Self.lease)
    return server
  }

  /// Saves a new tree for a server.
  func begin(_ text: String, _ key: TreeKey? = nil, for server: TreeServer) async throws -> TreeHold
  {
    let hold = TreeHold(server: server, epoch: 1, revision: 0)
    try await expect(
      store.save(Self.tree(text), for: key ?? self.key, with: hold), "a new tree is saved")
    return hold.saved
  }

  func save(_ text: String, _ hold: TreeHold) async throws -> Bool {
    try await store.save(Self.tree(text), for: key, with: hold)
  }

  /// Claims a tree that must be free.
  func claim(_ server: TreeServer, _ key: TreeKey? = nil) async throws -> (String, TreeHold) {
    let claim = try await store.claim(key ?? self.key, for: server)
    guard case .granted(let tree, let hold) = claim else {
      throw Broken(reason: "a free tree was not granted but \(claim)")
    }
    return (tree.actions.first ?? "", hold)
  }

  /// Returns the text of the stored tree, which any server may claim after that.
  func stored() async throws -> String {
    try await fixture.advance(store, by: Self.lease * 2)
    return try await claim(try await server()).0
  }

  func expect(_ condition: Bool, _ promise: String) throws {
    guard condition else { throw Broken(reason: "it is not so that \(promise)") }
  }
}
