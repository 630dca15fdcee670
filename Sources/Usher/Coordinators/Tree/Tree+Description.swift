extension Tree: @MainActor CustomStringConvertible {
  /// The tree as text: one line for each node, with its contents and its modals indented below.
  ///
  /// A line has the route, if there is one, and the type of the coordinator or of the screen's
  /// object. A flow's line ends with its kind, the selected tab is marked with `*`, and a modal's
  /// line begins with its style:
  ///
  /// ```
  /// AppFlow (switcher)
  ///   main: MainFlow (tabs)
  ///     *home: HomeFlow (stack)
  ///       list: ListModel
  ///       detail(3): DetailModel
  ///         sheet share: ShareModel
  ///     settings: SettingsModel
  /// ```
  ///
  /// Empty when the tree has ended.
  ///
  /// - Complexity: O(*n*) in the size of the tree.
  public var description: String {
    guard root.isLive else { return "" }
    var lines: [String] = []
    var open: [(node: Node, depth: Int, mark: String)] = [(root, 0, "")]
    while let (node, depth, mark) = open.popLast() {
      lines.append(String(repeating: "  ", count: depth) + mark + node.line)
      for modal in node.modals.reversed() {
        let style = modal.presentation.map { "\($0.style) " } ?? ""
        open.append((modal, depth + 1, style))
      }
      guard let container = node.flow?.container else { continue }
      for (position, inner) in container.nodes.enumerated().reversed() {
        let isSelected =
          container.traits.isParallel && position == container.selection
        open.append((inner, depth + 1, isSelected ? "*" : ""))
      }
    }
    return lines.joined(separator: "\n")
  }
}

extension Node {
  fileprivate var line: String {
    guard let flow else { return summary.description }
    return "\(summary) (\(flow.container.traits.name))"
  }
}
