import Usher

/// Knows every coordinator and screen that was in a tree, without holding it.
@MainActor
final class LifetimeLog {
  private struct Record {
    let entry: EntryID
    let name: String
    weak var object: AnyObject?
  }

  private var records: [Record] = []
  private var sizeAfterSweep = 64

  func started(_ entry: Entry) {
    let object: AnyObject? =
      switch entry.content {
      case .flow(let flow): flow.coordinator
      case .screen(let object): object
      case .alert, .none, .left: nil
      }
    guard let object else { return }
    let route = entry.route.map { "\($0): " } ?? ""
    records.append(Record(entry: entry.id, name: "\(route)\(type(of: object))", object: object))
    if records.count > 2 * sizeAfterSweep {
      records.removeAll { $0.object == nil }
      sizeAfterSweep = max(records.count, 64)
    }
  }

  /// The names of objects that are alive although no entry of theirs is in the tree.
  func leaks(in tree: Tree) -> [String] {
    var live = Set<ObjectIdentifier>()
    var open: [Entry] = tree.root.isLive ? [tree.root] : []
    while let entry = open.popLast() {
      if let screen = entry.screen { live.insert(ObjectIdentifier(screen)) }
      if let flow = entry.flow {
        live.insert(ObjectIdentifier(flow.coordinator))
        open += flow.container.entries
      }
      if let modal = entry.modal { open.append(modal) }
    }
    return records.compactMap { record in
      guard let object = record.object, !live.contains(ObjectIdentifier(object)) else { return nil }
      return record.name
    }
  }
}
