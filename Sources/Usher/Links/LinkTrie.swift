/// Patterns as a tree of segments.
final class LinkTrie {
  struct Match {
    /// The row that fits, and the position behind it.
    var row: Int?
    var end: Int
    /// The position that no pattern could go beyond, and what was expected there.
    var reached: Int
    var expected: String
  }

  private final class Node {
    var fixed: [String: Node] = [:]
    var parameters: [(type: LinkArgumentType, node: Node)] = []
    var row: Int?
  }

  private let root = Node()

  /// - Returns: The row that has the same pattern already; the new one is not used then.
  func insert(_ row: LinkTable.Row) -> Int? {
    var node = root
    var parameter = 0
    for segment in row.pattern.segments {
      switch segment {
      case .fixed(let text):
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
    return nil
  }

  /// The longest pattern that fits; of two of one length, the one with a fixed segment first.
  ///
  /// - Complexity: Each node is visited once at most, and only below what fits.
  func match(_ segments: [LinkText.Part], from start: Int) -> Match {
    var best = Match(row: nil, end: start, reached: start, expected: "")
    var open: [(node: Node, position: Int)] = [(root, start)]
    while let (node, position) = open.popLast() {
      if let row = node.row, best.row == nil || position > best.end {
        best.row = row
        best.end = position
      }
      if position >= best.reached {
        best.reached = position
        best.expected = node.parameters.map(\.type.name).joined(separator: " or ")
      }
      guard position < segments.count else { continue }
      let text = segments[position].text
      let mark = LinkMark(text)
      if case .literal(let value)? = mark {
        push(value, node, position, &open)
      } else if mark == nil {
        push(text, node, position, &open)
        if let next = node.fixed[text] { open.append((next, position + 1)) }
      }
    }
    return best
  }

  private func push(
    _ text: String, _ node: Node, _ position: Int, _ open: inout [(node: Node, position: Int)]
  ) {
    for (type, next) in node.parameters.reversed() where type.accepts(text) {
      open.append((next, position + 1))
    }
  }
}

extension LinkText.Part {
  /// The value that a parameter reads.
  var value: String {
    if case .literal(let value)? = LinkMark(text) { value } else { text }
  }
}
