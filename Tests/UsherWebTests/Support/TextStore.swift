import Foundation
import UsherWeb

/// Stores trees as text, as a database would, and fails or hangs at the test's request.
actor TextStore: TreeStore {
  struct Broken: Error {}

  private(set) var texts: [TreeKey: Data] = [:]
  private(set) var saves = 0
  private(set) var loads = 0
  private var isBroken = false
  private var isHanging = false
  private var held: [CheckedContinuation<Void, Never>] = []

  func load(_ key: TreeKey) async throws -> StoredTree? {
    loads += 1
    await hold()
    if isBroken { throw Broken() }
    return try texts[key].map { try JSONDecoder().decode(StoredTree.self, from: $0) }
  }

  func save(_ tree: StoredTree, for key: TreeKey) async throws {
    await hold()
    if isBroken { throw Broken() }
    saves += 1
    texts[key] = try JSONEncoder().encode(tree)
  }

  func remove(_ key: TreeKey) async throws {
    await hold()
    if isBroken { throw Broken() }
    texts[key] = nil
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
