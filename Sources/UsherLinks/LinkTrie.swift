/// Patterns as a tree of segments.
@MainActor
final class LinkTrie {
  @MainActor
  struct Match {
    /// The matching row, and the position after it.
    var row: Int?
    var end: Int
    /// The furthest position that any pattern reached, and the node that expected a segment there.
    var reached: Int
    fileprivate var node: Node

    /// The expected types at that position.
    var expected: String { node.parameters.map(\.type.name).joined(separator: " or ") }
  }

  @MainActor
  fileprivate final class Node {
    var fixed: [String: Node] = [:]
    var parameters: [(type: LinkArgumentType, node: Node)] = []
    var row: Int?
    var isForwarded = false
  }

  private let root = Node()

  /// - Returns: The row that already has the same pattern; the new one is ignored then.
  func insert(_ row: LinkTable.Row) -> Int? {
    var node = root
    var parameter = 0
    for segment in row.pattern.segments {
      switch segment {
      case .fixed(let text, _):
        let next = node.fixed[text] ?? Node()
        node.fixed[text] = next
        node = next
      case .parameter:
        let type = row.arguments[parameter]
        parameter += 1
        if let next = node.parameters.first(where: { $0.type.id == type.id }) {
          node = next.node
        } else {
          let next = Node()
          node.parameters.append((type, next))
          node = next
        }
      }
    }
    if let other = node.row { return other }
    node.row = row.number
    node.isForwarded = row.target != nil
    return nil
  }

  /// Returns the longest matching pattern; of two with one length, the one with a fixed segment
  /// first.
  ///
  /// - Parameter isSpelledOut: True if only marked segments are values, and no link is forwarded.
  /// - Complexity: Visits each node at most once, and only below matching ones.
  func match(_ segments: [LinkText.Part], from start: Int, isSpelledOut: Bool) -> Match {
    var best = Match(row: nil, end: start, reached: start, node: root)
    var open: [(node: Node, position: Int)] = [(root, start)]
    while let (node, position) = open.popLast() {
      if let row = node.row, !(isSpelledOut && node.isForwarded),
        best.row == nil || position > best.end
      {
        best.row = row
        best.end = position
      }
      if position >= best.reached {
        best.reached = position
        best.node = node
      }
      guard position < segments.count else { continue }
      switch segments[position].mark {
      case .literal(let value)?: push(value, node, position, &open)
      case nil:
        let text = segments[position].text
        if !isSpelledOut { push(text, node, position, &open) }
        if let next = node.fixed[text] { open.append((next, position + 1)) }
      case .close?, .bare?, .unnamed?, .level?, .separator?: break
      }
    }
    return best
  }

  private func push(
    _ text: String, _ node: Node, _ position: Int, _ open: inout [(node: Node, position: Int)]
  ) {
    guard !node.parameters.isEmpty else { return }
    for (type, next) in node.parameters.reversed() where type.accepts(text) {
      open.append((next, position + 1))
    }
  }
}

extension LinkText.Part {
  /// The value for a parameter.
  var value: String {
    if case .literal(let value)? = mark { value } else { text }
  }
}
