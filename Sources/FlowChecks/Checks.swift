package import FlowFacts
package import FlowGraph
package import FlowOutput

/// The rules on code that uses Usher.
package struct Checks: Sendable {
  let map: FlowMap
  let program: Program
  /// What all code does to flows; read once.
  let uses: FlowUses

  /// Prepares the rules for a map of a program.
  package init(_ map: FlowMap, _ program: Program) {
    self.map = map
    self.program = program
    uses = FlowUses(map, program)
  }

  /// Returns what is wrong, in the order of the sources.
  package func findings() -> [Finding] {
    let found = inParallel(map.flows.count) { numbers in
      let rules: [(Flow) -> [Finding]] = [
        unreachable, endless, dropped, links, addresses, redirects, early, trapped, unseen,
        circles, pairs,
      ]
      return map.flows[numbers].flatMap { flow in rules.flatMap { $0(flow) } }
    }.flatMap(\.self)
    var seen: Set<String> = []
    let disabled = Dictionary(program.files.map { ($0.path, $0.disabled) }) { first, _ in first }
    return found.filter { finding in
      let off = disabled[finding.place.file]?[finding.place.line] ?? []
      return !off.contains("all") && !off.contains(finding.rule)
        && seen.insert("\(finding.rule) \(finding.place)").inserted
    }.sorted()
  }

  func finding(
    _ rule: String, at place: Place, _ flow: Flow, _ what: String, _ message: String,
    _ story: [String], fix: String
  ) -> Finding {
    Finding(
      rule, at: place, subject: "\(flow.module).\(flow.name) \(what)", message, story: story,
      fix: fix)
  }

  /// U1: a route that no step leads to.
  private func unreachable(_ flow: Flow) -> [Finding] {
    guard !flow.edges.contains(where: { $0.certainty == .dynamic }), !flow.routes.isEmpty else {
      return []
    }
    let entered = Set(flow.edges.compactMap(\.route))
    let linked = Set(flow.links.compactMap(\.route))
    return flow.routes.compactMap { route in
      guard !flow.first.contains(route.name), !entered.contains(route.name),
        !linked.contains(route.name), !flow.named.contains(route.name)
      else { return nil }
      return finding(
        "U1", at: route.place, flow, route.name,
        "no step leads to the route `\(route.name)` of `\(flow.name)`",
        [
          "`\(flow.name)` starts with \(flow.first.map { "`\($0)`" }.joined(separator: ", ")).",
          "No verb, link or redirect names `\(route.name)`.", "The user never sees it.",
        ], fix: "Push or present it where it belongs, or remove the route.")
    }
  }

  /// U2: a flow that is awaited and cannot end by itself.
  private func endless(_ flow: Flow) -> [Finding] {
    var found: [Finding] = []
    for route in flow.routes {
      for goal in route.goals where goal.kind == .flow && goal.takesResult {
        guard let child = map.flow(goal.key), !endsItself(child) else { continue }
        found.append(endless(child, at: goal.place, flow, "the closure of `\(route.name)`"))
      }
    }
    for edge in flow.edges where edge.verb == "run" {
      guard let child = map.flow(edge.childKey), child.output != nil, !endsItself(child) else {
        continue
      }
      found.append(endless(child, at: edge.place, flow, "`run`"))
    }
    return found
  }

  private func endless(
    _ child: Flow, at place: Place, _ flow: Flow, _ who: String
  ) -> Finding {
    finding(
      "U2", at: place, flow, child.name,
      "`\(child.name)` never finishes, and \(who) waits for its result",
      [
        "`\(flow.name)` starts `\(child.name)` and waits for its result.",
        "No code calls `finish` of `\(child.name)`.",
        "It ends only when the user goes back, and the result never comes.",
      ], fix: "Call `finish` in `\(child.name)` where the user is done.")
  }

  func endsItself(_ flow: Flow) -> Bool {
    !flow.ends.isEmpty || uses.ended.contains(flow.key)
  }

  /// U3: a result that is thrown away.
  private func dropped(_ flow: Flow) -> [Finding] {
    var found: [Finding] = []
    for route in flow.routes {
      for goal in route.goals where goal.kind == .flow {
        guard let child = map.flow(goal.key), let output = child.output, output != "Void",
          goal.dropsResult || !goal.isAwaited
        else { continue }
        found.append(thrown(child.name, output, at: goal.place, flow))
      }
    }
    for step in flow.dropped {
      let edge = flow.edges.first { $0.verb == "run" && $0.place == step.place }
      guard let child = map.flow(edge?.childKey), let output = child.output else { continue }
      found.append(thrown(child.name, output, at: step.place, flow))
    }
    return found
  }

  private func thrown(
    _ child: String, _ output: String, at place: Place, _ flow: Flow
  ) -> Finding {
    finding(
      "U3", at: place, flow, child, "the result of `\(child)` is thrown away",
      [
        "`\(child)` finishes with a value of the type `\(output)`.",
        "`\(flow.name)` does not use it: what the user chose is lost.",
      ], fix: "Take the value in the closure, or let `\(child)` return nothing.")
  }

  /// U8: a verb or a task before the flow is in a tree.
  private func early(_ flow: Flow) -> [Finding] {
    flow.early.map { step in
      finding(
        "U8", at: step.place, flow, step.text, "`\(step.text)` in `init` has no effect",
        [
          "`\(flow.name)` is made, and is in no tree yet.",
          "`\(step.text)` is misuse then: nothing happens.",
        ],
        fix: step.text == "task"
          ? "Start the work in `lifetime()`."
          : "Give the model its first routes: `Stack<Route>(.first, …)`.")
    }
  }

  /// U11: an object that the flow keeps, and whose closure holds the flow.
  private func circles(_ flow: Flow) -> [Finding] {
    flow.circles.map { step in
      finding(
        "U11", at: step.place, flow, step.text,
        "the closure of `\(step.text)` holds the flow, which keeps `\(step.text)`",
        [
          "`\(flow.name)` keeps `\(step.text)` in a property.",
          "The closure captures `self` strongly.", "When the flow has ended, neither is released.",
        ], fix: "Capture `[weak self]`, or make the object in `destination(for:)`.")
    }
  }
}
