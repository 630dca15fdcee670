/// Where an encoder or decoder is: a key, and where that is.
///
/// Made into an array only when it is read, which is rare.
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
