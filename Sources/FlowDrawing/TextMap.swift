package import FlowGraph

/// A map as text: sorted, one fact a line, the same on every machine.
package enum TextMap {
  /// Returns the text of a map.
  package static func text(_ map: FlowMap) -> String {
    var lines: [String] = []
    for flow in map.flows {
      let name = "\(flow.module).\(flow.name)"
      let first = flow.first.isEmpty ? "" : " of " + flow.first.joined(separator: ", ")
      let article = [.tabs, .pages].contains(flow.model) ? "" : "a "
      lines.append("\(name) is \(article)\(flow.model.rawValue)\(first)")
      if let output = flow.output { lines.append("\(name) returns \(output)") }
      if flow.isGuard { lines.append("\(name) guards its routes") }
      for route in flow.routes {
        if route.goals.isEmpty { lines.append("\(name) route \(route.title) leads to ?") }
        for goal in route.goals {
          lines.append(
            "\(name) route \(route.title) leads to \(self.goal(goal))"
              + (goal.isAwaited ? ", awaited" : ""))
        }
      }
      for edge in flow.edges { lines.append("\(name) \(self.edge(edge))") }
      for step in map.unseen(in: flow) { lines.append("\(flow.module).\(unseen(step))") }
      for link in flow.links {
        lines.append(
          "\(name) link “\(link.pattern)” \(goal(link, flow, map))"
            + (link.to.map { " and goes on in \($0)" } ?? "")
            + (link.style.map { " as \($0)" } ?? ""))
      }
    }
    let known = Set(map.flows.flatMap { map.unseen(in: $0) })
    for step in map.unseen where !known.contains(step) { lines.append(unseen(step)) }
    var text =
      "# The flows of the app. Written by `usher map`; a diff here is a change to review.\n"
    var last: String?
    for line in lines.sorted() where line != last {
      text += line + "\n"
      last = line
    }
    return text
  }

  private static func goal(_ link: FlowLink, _ flow: Flow, _ map: FlowMap) -> String {
    guard let target = link.forward else { return "opens \(link.route ?? "?")" }
    return "is forwarded to “\(target)” and opens \(map.goal(of: link, in: flow) ?? "?")"
  }

  private static func goal(_ goal: FlowRoute.Goal) -> String {
    goal.kind == .alert ? "an alert" : "\(goal.kind.rawValue) \(goal.name)"
  }

  private static func edge(_ edge: FlowEdge) -> String {
    let from = edge.from.map { "on \($0) " } ?? ""
    let goal = edge.route ?? edge.child.map { "flow " + $0 }
    let certainty = edge.certainty == .proven ? "" : ", \(edge.certainty.rawValue)"
    return from + "can " + edge.verb + (goal.map { " " + $0 } ?? "")
      + (edge.style.map { " as \($0)" } ?? "") + certainty
      + (edge.isTaken.map { $0 ? ", taken" : ", never taken" } ?? "")
  }

  private static func unseen(_ step: ObservedStep) -> String {
    "\(step.line), taken but not found in the sources"
  }

  /// Returns the lines that differ, and `nil` if none does.
  package static func difference(from old: String, to new: String) -> String? {
    let before = Set(old.split(separator: "\n"))
    let after = Set(new.split(separator: "\n"))
    guard before != after else { return nil }
    let removed = before.subtracting(after).map { ("\($0)", "-") }
    let added = after.subtracting(before).map { ("\($0)", "+") }
    return (removed + added).sorted { ($0.0, $1.1) < ($1.0, $0.1) }
      .map { "\($0.1) \($0.0)\n" }.joined()
  }
}
