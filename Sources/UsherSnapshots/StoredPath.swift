/// The coding path of an encoder or decoder: a key, and the path around it.
///
/// It becomes an array only when it is read, which is rare.
final class StoredPath {
  let key: any CodingKey
  let outer: StoredPath?
  let depth: Int

  init(_ key: any CodingKey, in outer: StoredPath?) {
    self.key = key
    self.outer = outer
    depth = (outer?.depth ?? 0) + 1
  }
}

extension StoredPath? {
  var depth: Int { self?.depth ?? 0 }

  /// - Complexity: O(*depth*).
  var keys: [any CodingKey] {
    var keys: [any CodingKey] = []
    var path = self
    while let current = path {
      keys.append(current.key)
      path = current.outer
    }
    return keys.reversed()
  }
}
