@_spi(Hosting) package import Usher

/// The path to a node from the root, by positions.
///
/// As text `0.2.m.1#7`: the root's first place, in that the third, its modal, in that the second,
/// and the node's identity. A second modal of the place is `m1`. The root is the empty text. Positions are valid until the tree changes;
/// where parts of a recording are left out, the identity is used.
package struct TreePath: Hashable, Sendable, Codable {
  enum Step: Hashable, Sendable {
    case place(Int)
    case modal(Int)
  }

  let steps: [Step]
  /// The recorded identity of the node at its end, if that is not the root.
  package let id: NodeID?

  /// The maximum length, which stops a damaged path.
  private static let longest = 10_000

  init(_ steps: [Step] = [], id: NodeID? = nil) {
    (self.steps, self.id) = (steps, id)
  }

  package init?(_ text: String) {
    guard !text.isEmpty else {
      self.init()
      return
    }
    var steps: [Step] = []
    let parts = text.split(separator: "#", omittingEmptySubsequences: false)
    guard let text = parts.first, parts.count <= 2 else { return nil }
    var id: NodeID?
    if parts.count == 2 {
      guard let number = UInt64(parts[1]) else { return nil }
      id = NodeID(number)
    }
    for part in text.split(separator: ".", omittingEmptySubsequences: false) {
      if part == "m" {
        steps.append(.modal(0))
      } else if part.first == "m", let position = Int(part.dropFirst()), position > 0 {
        steps.append(.modal(position))
      } else if let position = Int(part), position >= 0, steps.count < Self.longest {
        steps.append(.place(position))
      } else {
        return nil
      }
    }
    self.init(steps, id: id)
  }

  /// Creates the path to a live node; `nil` if it is not in its tree.
  ///
  /// - Complexity: O(*n*) in the number of siblings along the path.
  @MainActor
  package init?(to node: Node) {
    var steps: [Step] = []
    var current = node
    while true {
      guard current.isLive else { return nil }
      if let parent = current.parentContainer {
        guard let position = parent.index(of: current), let outer = parent.flow?.node else {
          return nil
        }
        steps.append(.place(position))
        current = outer
      } else if let presenter = current.presenter {
        guard let position = presenter.modals.firstIndex(where: { $0 === current }) else {
          return nil
        }
        steps.append(.modal(position))
        current = presenter
      } else {
        self.init(steps.reversed(), id: steps.isEmpty ? nil : node.id)
        return
      }
    }
  }

  package var text: String { positions + (id.map { "\($0)" } ?? "") }

  /// The text without the identity.
  package var positions: String {
    steps.map { step in
      switch step {
      case .place(let position): "\(position)"
      case .modal(let position): position == 0 ? "m" : "m\(position)"
      }
    }.joined(separator: ".")
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let path = TreePath(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\(text.prefix(40)) is not a way to a node.")
    }
    self = path
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

extension TreeState {
  /// Returns the node at a path; `nil` if there is none.
  ///
  /// - Complexity: O(*k*) in the steps.
  package func node(at path: TreePath) -> Node? {
    guard root.isLive else { return nil }
    var node = root
    for step in path.steps {
      switch step {
      case .place(let position):
        guard let nodes = node.flow?.container.nodes, nodes.indices.contains(position) else {
          return nil
        }
        node = nodes[position]
      case .modal(let position):
        guard node.modals.indices.contains(position) else { return nil }
        node = node.modals[position]
      }
    }
    return node
  }

  /// Returns the live node with an identity.
  ///
  /// - Complexity: O(*n*) in the size of the tree.
  package func node(with id: NodeID) -> Node? {
    guard root.isLive else { return nil }
    var open = [root]
    while let node = open.popLast() {
      if node.id == id { return node }
      open += node.modals
      open += node.flow?.container.nodes ?? []
    }
    return nil
  }
}
