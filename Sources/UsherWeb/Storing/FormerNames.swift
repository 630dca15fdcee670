@_spi(Hosting) import Usher

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

  /// - Parameter names: The names that ``stored(in:)`` returned for the same tree. If the tree is not the
  ///   same, there are none.
  init(_ names: [[UInt64]], in tree: Tree) {
    let nodes = tree.engine.state.allNodes
    guard nodes.count == names.count else { return }
    for (node, names) in zip(nodes, names) where node !== tree.engine.state.root {
      ofNode[node.id] = Array(names.prefix(StoredTree.mostNames))
      for name in names { present[NodeID(name).name] = node.id.name }
    }
  }

  /// Returns the numbers of all nodes, the present one first.
  ///
  /// - Complexity: O(*n*) in the nodes.
  func stored(in tree: Tree) -> [[UInt64]] {
    tree.engine.state.allNodes.map { node in
      [node.id.number] + (ofNode[node.id] ?? []).prefix(StoredTree.mostNames - 1)
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
    case .answer(let alert, let index): .answer(alert: renewed(alert), index: index)
    case .gesture(let phase, let node): .gesture(phase, node: renewed(node))
    case .history: action
    }
  }
}
