package import FlowGraph

/// The changed part of a map in Mermaid: what is new with a thick line, what is gone with a dotted one.
package enum MermaidDifference {
  /// The largest number of steps in a drawing that a reader still follows.
  private static let limit = 60

  /// Returns the drawing, and how many steps were left out; `nil` if no step or flow changed.
  package static func text(_ difference: MapDifference) -> (text: String, omitted: Int)? {
    var drawing = Drawing()
    for (index, pair) in difference.flows.enumerated() {
      drawing.add(pair, number: index, limit: limit)
    }
    guard !drawing.groups.isEmpty else { return nil }
    let text =
      (["flowchart LR"] + drawing.groups + drawing.lines + drawing.styles)
      .map { $0 + "\n" }.joined()
    return (text, drawing.omitted)
  }

  private struct Drawing {
    var groups: [String] = []
    var lines: [String] = []
    var styles: [String] = []
    var omitted = 0

    mutating func add(_ pair: MapDifference.Pair, number: Int, limit: Int) {
      let (removed, added) = pair.steps
      var names: [String] = []
      func node(_ name: String) -> String {
        let position = names.firstIndex(of: name) ?? names.count
        if position == names.count { names.append(name) }
        return "f\(number)n\(position)"
      }
      for (steps, arrow, color) in [(removed, "-.->", "#b3261e"), (added, "==>", "#1a7f37")] {
        for step in steps {
          guard lines.count < limit else {
            omitted += 1
            continue
          }
          let from = node(step.from ?? "anywhere")
          let to = node(step.goal ?? Self.end(of: step.verb))
          styles.append("  linkStyle \(lines.count) stroke:\(color)")
          lines.append("  \(from) \(arrow)|\(GraphText.escape(step.verb))| \(to)")
        }
      }
      let mark = pair.old == nil ? " (new)" : pair.new == nil ? " (gone)" : ""
      let (goneRoutes, newRoutes) = pair.routes
      for route in goneRoutes + newRoutes { _ = node(Self.name(route)) }
      groups.append("  subgraph f\(number)[\"\(GraphText.escape(pair.name + mark))\"]")
      if names.isEmpty { names.append(pair.new?.first.first ?? "…") }
      for (index, name) in names.enumerated() {
        groups.append("    f\(number)n\(index)[\"\(GraphText.escape(name))\"]")
      }
      groups.append("  end")
    }

    /// What a step without a route leads to.
    private static func end(of verb: String) -> String {
      switch verb {
      case "finish", "cancel": "the flow ends"
      case "pop", "popToRoot", "dismiss": "back"
      case "alert", "confirm", "choose", "prompt": "a question"
      default: "?"
      }
    }

    private static func name(_ route: String) -> String {
      String(route.prefix { $0 != "(" && $0 != ":" })
    }
  }
}
