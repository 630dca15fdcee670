import Foundation
import UsherWeb
import UsherWebTesting

/// Stores trees as text, as a database would, and fails or hangs at the test's request.
///
/// It belongs to the server that joined last, as the store of one machine does.
actor TextStore: TreeStore {
  struct Broken: Error {}

  private let owners = MemoryTreeStore(isShared: false)
  private(set) var texts: [TreeKey: Data] = [:]
  private(set) var saves = 0
  private(set) var loads = 0
  private var isBroken = false
  private var isHanging = false
  private var held: [CheckedContinuation<Void, Never>] = []

  func join(_ server: TreeServer, for lease: Duration) async throws {
    await owners.join(server, for: lease)
  }

  func renew(_ server: TreeServer, for lease: Duration) async throws -> [TreeWish]? {
    await owners.renew(server, for: lease)
  }

  func leave(_ server: TreeServer) async throws { await owners.leave(server) }

  func claim(_ key: TreeKey, for server: TreeServer) async throws -> TreeClaim {
    loads += 1
    await hold()
    if isBroken { throw Broken() }
    guard case .granted(_, let hold) = await owners.claim(key, for: server), let text = texts[key]
    else { return .missing }
    return .granted(try JSONDecoder().decode(StoredTree.self, from: text), hold)
  }

  func save(_ tree: StoredTree, for key: TreeKey, with hold: TreeHold) async throws -> Bool {
    await self.hold()
    if isBroken { throw Broken() }
    guard await owners.save(tree, for: key, with: hold) else { return false }
    saves += 1
    texts[key] = try JSONEncoder().encode(tree)
    return true
  }

  func release(_ key: TreeKey, with hold: TreeHold) async throws {
    await owners.release(key, with: hold)
  }

  func remove(_ key: TreeKey, with hold: TreeHold) async throws -> Bool {
    await self.hold()
    if isBroken { throw Broken() }
    guard await owners.remove(key, with: hold) else { return false }
    texts[key] = nil
    return true
  }

  private func hold() async {
    if isHanging { await withCheckedContinuation { held.append($0) } }
  }

  /// Returns whether the stored trees contain a text.
  func isKept(_ text: String) -> Bool {
    texts.values.contains { String(decoding: $0, as: UTF8.self).contains(text) }
  }

  func fail(_ fails: Bool = true) { isBroken = fails }

  /// Answers no call from now on.
  func hang() { isHanging = true }

  /// Answers all pending calls, and later ones at once.
  func release() {
    isHanging = false
    for continuation in held { continuation.resume() }
    held = []
  }

  /// Changes the stored trees, as another program with access could.
  func damage(_ change: @Sendable (String) -> String) {
    texts = texts.mapValues { Data(change(String(decoding: $0, as: UTF8.self)).utf8) }
  }

  /// Replaces values in the stored trees, from JSON.
  func damage(with json: String) throws {
    let row = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any] ?? [:]
    for (key, text) in texts {
      guard var tree = try JSONSerialization.jsonObject(with: text) as? [String: Any] else {
        continue
      }
      tree.merge(row) { $1 }
      texts[key] = try JSONSerialization.data(withJSONObject: tree)
    }
  }
}
