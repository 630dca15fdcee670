import Usher

/// Values for the nodes of a tree, in the order in which they were added.
///
/// It is searched from its end, which is several times faster than to hash identities: a tree has
/// few nodes, and most questions are about the latest.
final class NodeTable<Value> {
  private(set) var ids: [NodeID] = []
  private(set) var values: [Value] = []

  var count: Int { ids.count }

  subscript(id: NodeID) -> Value? {
    guard let position = ids.lastIndex(of: id) else { return nil }
    return values[position]
  }

  /// Adds a value for a node.
  ///
  /// - Returns: `false` if the node has a value already, which it keeps.
  func add(_ value: Value, for id: NodeID) -> Bool {
    guard !ids.contains(id) else { return false }
    var (newIDs, newValues) = (ids.takeOut(), values.takeOut())
    newIDs.append(id)
    newValues.append(value)
    (ids, values) = (newIDs, newValues)
    return true
  }

  /// Removes and returns the value of a node.
  func remove(_ id: NodeID) -> Value? {
    guard let position = ids.lastIndex(of: id) else { return nil }
    var (newIDs, newValues) = (ids.takeOut(), values.takeOut())
    newIDs.remove(at: position)
    let value = newValues.remove(at: position)
    (ids, values) = (newIDs, newValues)
    return value
  }

  func removeAll() {
    ids = []
    values = []
  }
}
