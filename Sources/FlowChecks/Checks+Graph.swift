import FlowFacts
import FlowGraph
import FlowOutput

extension Checks {
  /// U7: redirects that lead in a circle.
  func redirects(_ flow: Flow) -> [Finding] {
    let edges = flow.edges.filter { $0.verb == "redirect" && $0.certainty == .proven }
    var found: [Finding] = []
    var seen: Set<Set<String>> = []
    for start in edges {
      guard let from = start.from else { continue }
      var path = [from]
      var current = start
      while let next = current.route, path.count < 20 {
        if next == from {
          guard seen.insert(Set(path)).inserted else { break }
          let circle = (path + [from]).joined(separator: " → ")
          found.append(
            finding(
              "U7", at: start.place, flow, circle, "redirects lead in a circle: \(circle)",
              [
                "A request for `\(from)` is redirected.",
                "It comes back to `\(from)`, under the same condition.",
                "Usher refuses the request, and reports misuse.",
              ], fix: "Allow one of the routes."))
          break
        }
        if path.contains(next) { break }
        path.append(next)
        // The same condition must hold along the way.
        guard
          let following = edges.first(where: {
            $0.from == next && ($0.unless == start.unless || $0.unless == nil)
          })
        else { break }
        current = following
      }
    }
    return found
  }

  /// U9: a modal that the user cannot leave.
  func trapped(_ flow: Flow) -> [Finding] {
    flow.edges.compactMap { edge in
      guard ["present", "run"].contains(edge.verb), edge.style == "fullScreen" else { return nil }
      let leaving: Set<String> = [
        "dismiss", "finish", "cancel", "show", "resume", "setRoutes", "select",
      ]
      if let child = map.flow(edge.childKey) {
        return endsItself(child) ? nil : trap(child.name, edge, flow)
      }
      guard let route = edge.route.flatMap(flow.route), !route.goals.isEmpty else { return nil }
      let hasExit = route.goals.contains { goal in
        switch goal.kind {
        case .alert: return true
        case .flow: return map.flow(goal.key).map(endsItself) ?? true
        case .screen: return false
        }
      }
      let isLeft = flow.edges.contains { other in
        leaving.contains(other.verb) && (other.from == route.name || other.from == nil)
      }
      return hasExit || isLeft ? nil : trap(route.name, edge, flow)
    }
  }

  private func trap(_ name: String, _ edge: FlowEdge, _ flow: Flow) -> Finding {
    finding(
      "U9", at: edge.place, flow, name, "`\(name)` is shown full screen, and nothing leaves it",
      [
        "`\(edge.verb)` shows `\(name)` full screen: there is no swipe and no back button.",
        "No step from there dismisses it or finishes.", "The user cannot go on.",
      ], fix: "Dismiss it from its screen, or present it as a sheet.")
  }

  /// U10: a screen for which no registry has a view.
  func unseen(_ flow: Flow) -> [Finding] {
    guard !map.registered.isEmpty else { return [] }
    return flow.routes.flatMap { route in
      route.goals.compactMap { goal in
        guard goal.kind == .screen, goal.name != "?", let key = goal.key,
          !map.registered.contains(goal.name),
          !program.line(of: key).contains(where: {
            map.registered.contains(program.types[$0]?.name ?? "")
          }), !program.inherits(key, { $0.hasSuffix("ViewController") })
        else { return nil }
        return finding(
          "U10", at: goal.place, flow, goal.name, "no view is registered for `\(goal.name)`",
          [
            "`\(route.name)` leads to `\(goal.name)`.",
            "The app registers views, and none for this type.",
            "The host shows a placeholder, and reports misuse.",
          ], fix: "Register a view: `views.register(\(goal.name).self) { … }`.")
      }
    }
  }

  /// U12: two flows that only start each other.
  func pairs(_ flow: Flow) -> [Finding] {
    let starters = uses.starters[flow.key] ?? []
    guard starters.count == 1, let other = map.flow(starters.first), other.key > flow.key,
      uses.starters[other.key] == [flow.key], !uses.made.contains(flow.key),
      !uses.made.contains(other.key)
    else { return [] }
    return [
      finding(
        "U12", at: flow.place, flow, other.name,
        "`\(flow.name)` and `\(other.name)` only start each other",
        [
          "`\(flow.name)` is started only by `\(other.name)`.",
          "`\(other.name)` is started only by `\(flow.name)`.", "Neither is ever shown.",
        ], fix: "Start one of them from a flow that is shown, or remove both.")
    ]
  }
}
