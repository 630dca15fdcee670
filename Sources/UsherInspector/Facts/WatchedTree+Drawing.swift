#if DEBUG
  @_spi(Hosting) import Usher
  import UsherJournal
  import UsherSnapshots

  /// The tree as text and as the data of a picture.
  extension WatchedTree {
    /// One line for each node, indented, as the description of the tree.
    func text(_ wording: Wording) -> String {
      guard let tree, tree.isLive else { return "" }
      return Self.drawn(tree).map { drawn in
        String(repeating: "  ", count: drawn.depth) + (drawn.style.map { "\($0) " } ?? "")
          + (drawn.isSelected ? "*" : "") + wording.name(of: drawn.node.summary)
          + (drawn.node.flow.map { " (\($0.container.traits.name))" } ?? "")
      }.joined(separator: "\n")
    }

    /// The nodes from the root on, parents first, each with its depth and the request that made it.
    func picture(_ wording: Wording) -> StoredValue {
      guard let tree, tree.isLive else { return .array([]) }
      let visible = Set(tree.visibleScreens.map(\.id))
      return .array(
        Self.drawn(tree).map { drawn in
          let node = drawn.node
          var values = self.values(of: node.summary, wording)
          values["depth"] = .int(Int64(drawn.depth))
          if let flow = node.flow { values["model"] = .string(flow.container.traits.name) }
          if drawn.isSelected { values["isSelected"] = .bool(true) }
          if let style = drawn.style { values["style"] = .string(style) }
          if visible.contains(node.id) { values["isVisible"] = .bool(true) }
          if let made = node.madeBy { values["madeBy"] = .int(Int64(clamping: made.number)) }
          return .dictionary(values)
        })
    }

    /// The node with an identity and those around it, the root last; empty if it has left.
    func pathToRoot(from id: NodeID) -> [NodeSummary] {
      guard let tree, tree.isLive else { return [] }
      var path: [NodeSummary] = []
      var next = tree.engine.state.node(with: id)
      while let node = next {
        path.append(node.summary)
        next = node.presenter ?? node.parentContainer?.flow?.node
      }
      return path
    }

    /// What a picture shows of a recorded node.
    func values(of node: NodeSummary, _ wording: Wording) -> [String: StoredValue] {
      var values: [String: StoredValue] = [
        "id": .int(Int64(clamping: node.id.number)), "kind": .string(node.kind.rawValue),
        "name": .string(wording.typeName(of: node)),
      ]
      if let route = node.route { values["route"] = .string(wording.text(of: route)) }
      if let parent = node.parent { values["parent"] = .int(Int64(clamping: parent.number)) }
      if node.isModal { values["style"] = .string("modal") }
      return values
    }

    private struct Drawn {
      let node: Node
      let depth: Int
      var isSelected = false
      var style: String?
    }

    private static func drawn(_ tree: Tree) -> [Drawn] {
      var all: [Drawn] = []
      var open = [Drawn(node: tree.root, depth: 0)]
      while let drawn = open.popLast() {
        all.append(drawn)
        let depth = drawn.depth + 1
        for modal in drawn.node.modals.reversed() {
          let style = modal.presentation?.style.description
          open.append(Drawn(node: modal, depth: depth, style: style))
        }
        guard let container = drawn.node.flow?.container else { continue }
        for (position, inner) in container.nodes.enumerated().reversed() {
          let isSelected = container.traits.isParallel && position == container.selection
          open.append(Drawn(node: inner, depth: depth, isSelected: isSelected))
        }
      }
      return all
    }
  }
#endif
