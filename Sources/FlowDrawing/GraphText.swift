package import FlowGraph

/// A map for other programs that draw: Mermaid and Graphviz.
package enum GraphText {
  /// A line between two flows, or from a flow to a screen.
  struct Line: Hashable {
    let from: String
    let to: String
    let label: String
  }

  /// The lines between flows, each once.
  static func lines(_ map: FlowMap) -> [Line] {
    var seen: Set<Line> = []
    var found: [Line] = []
    func add(_ line: Line) { if seen.insert(line).inserted { found.append(line) } }
    for flow in map.flows {
      for route in flow.routes {
        for goal in route.goals where goal.kind == .flow && map.flow(goal.key) != nil {
          add(Line(from: flow.key, to: goal.key ?? "", label: route.name))
        }
      }
      for edge in flow.edges where map.flow(edge.childKey) != nil {
        add(Line(from: flow.key, to: edge.childKey ?? "", label: edge.verb))
      }
    }
    return found
  }

  /// The map in Mermaid.
  package static func mermaid(_ map: FlowMap) -> String {
    let names = Dictionary(uniqueKeysWithValues: zip(map.flows.map(\.key), map.flows.indices))
    var text = "flowchart LR\n"
    for (index, flow) in map.flows.enumerated() {
      let routes = flow.routes.map { route in
        let screens = route.goals.filter { $0.kind == .screen }.map(\.name)
        return escape(([route.title] + screens).joined(separator: ": "))
      }
      text +=
        "  f\(index)[\"<b>\(escape(flow.name))</b> (\(flow.kindText))<br>"
        + routes.joined(separator: "<br>") + "\"]\n"
    }
    for line in lines(map) {
      guard let from = names[line.from], let to = names[line.to] else { continue }
      text += "  f\(from) -->|\(escape(line.label))| f\(to)\n"
    }
    return text
  }

  /// The map in the language of Graphviz.
  package static func dot(_ map: FlowMap) -> String {
    var text = "digraph flows {\n  rankdir=LR;\n  node [shape=box, style=rounded];\n"
    for flow in map.flows {
      let routes = flow.routes.map(\.title).map(quote).joined(separator: "\\n")
      text +=
        "  \"\(quote(flow.key))\" [label=\"\(quote(flow.name))\(flow.takenNote.map { "\\\\n" + $0 } ?? "")\\n"
        + "\(routes)\"];\n"
    }
    for line in lines(map) {
      text +=
        "  \"\(quote(line.from))\" -> \"\(quote(line.to))\" [label=\"\(quote(line.label))\"];\n"
    }
    return text + "}\n"
  }

  /// The text, safe inside of a label of Mermaid.
  static func escape(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;").replacing("|", with: "&#124;")
  }

  private static func quote(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }
}
