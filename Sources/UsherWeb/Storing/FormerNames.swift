@_spi(Hosting) import Usher
import UsherJournal

/// The names of a restored tree's nodes on pages of earlier servers.
///
/// A page that one server rendered can be posted to another one: its buttons reach the same screens.
@MainActor
struct FormerNames {
  /// The earlier numbers of each node, the latest first.
  private var ofNode: [NodeID: [UInt64]] = [:]
  /// The present name for each earlier one.
  private var present: [String: String] = [:]

  init() {}

  /// - Parameter names: The names that ``stored(in:)`` returned for the same tree. Those of a node that
  ///   was not restored are dropped.
  init(_ names: [StoredNames], in tree: Tree) {
    for stored in names {
      guard let node = TreePath(stored.path).flatMap({ tree.engine.state.node(at: $0) }),
        node !== tree.engine.state.root, node.kindOfRoute == stored.kind
      else { continue }
      ofNode[node.id] = Array(stored.numbers.prefix(StoredTree.mostNames))
      for name in stored.numbers { present[NodeID(name).name] = node.id.name }
    }
  }

  /// Returns the numbers of all nodes, the present one first.
  ///
  /// - Complexity: O(*n*) in the nodes and the lengths of their paths.
  func stored(in tree: Tree) -> [StoredNames] {
    tree.engine.state.allNodes.compactMap { node in
      guard node !== tree.engine.state.root, let path = TreePath(to: node) else { return nil }
      return StoredNames(
        path: path.positions, kind: node.kindOfRoute,
        numbers: [node.id.number] + (ofNode[node.id] ?? []).prefix(StoredTree.mostNames - 1))
    }
  }

  /// Returns the present name for one on a page.
  func renewed(_ name: String) -> String { present[name] ?? name }

  /// Returns an action with the present names.
  func renewed(_ action: PageAction) -> PageAction {
    guard !present.isEmpty else { return action }
    return switch action {
    case .tap(let node, let control): .tap(node: renewed(node), control: control)
    case .write(let node): .write(node: renewed(node))
    case .back(let node): .back(renewed(node))
    case .backTo(let node, let screen): .backTo(renewed(node), from: screen.map(renewed))
    case .dismiss(let node): .dismiss(renewed(node))
    case .close(let node): .close(renewed(node))
    case .tab(let bar, let item): .tab(bar: renewed(bar), item: renewed(item))
    case .columns(let split): .columns(renewed(split))
    case .answer(let alert, let index): .answer(alert: renewed(alert), index: index)
    case .gesture(let phase, let node): .gesture(phase, node: renewed(node))
    case .history: action
    }
  }
}

/// The names that one node had on pages, the latest first.
struct StoredNames: Hashable, Sendable, Codable {
  /// The positions on the way to the node, as ``TreePath`` writes them.
  let path: String
  /// The case of its route: where a part of the tree was not restored, another screen may be at its position.
  let kind: String?
  let numbers: [UInt64]
}

extension Node {
  /// The case of an enumeration, or the name of another type.
  fileprivate var kindOfRoute: String? {
    summary.route.map { String($0.prefix { $0 != "(" }) }
  }
}
