import FlowFacts
import FlowGraph
import FlowOutput

extension Checks {
  /// U4 and U5: links that lead elsewhere, that read alike, or that another one eats.
  func links(_ flow: Flow) -> [Finding] {
    var found: [Finding] = []
    for (index, link) in flow.links.enumerated() {
      found += wrongGoal(link, of: flow)
      guard let place = place(of: link, in: flow) else { continue }
      for (number, other) in flow.links.enumerated() where number != index {
        guard let taken = self.place(of: other, in: flow), taken != place else { continue }
        if number < index, shape(link, flow) == shape(other, flow) {
          found.append(
            finding(
              "U5", at: link.place, flow, link.pattern,
              "the links “\(other.pattern)” and “\(link.pattern)” read alike",
              [
                "An address fits both patterns.",
                "It opens \(taken), and never \(place).",
              ], fix: "Give one of them a segment of its own."))
        } else if eats(other, link, flow) {
          found.append(
            finding(
              "U5", at: link.place, flow, link.pattern,
              "the link “\(other.pattern)” reads all addresses of “\(link.pattern)”",
              [
                "A parameter of “\(other.pattern)” takes any text, and is read first.",
                "An address for \(place) opens \(taken).",
              ],
              fix: number < index
                ? "Put “\(link.pattern)” first, or below a segment of its own."
                : "Put “\(link.pattern)” below a segment of its own."))
        }
      }
    }
    return found
  }

  /// What a link opens, as messages name it.
  private func place(of link: FlowLink, in flow: Flow) -> String? {
    if let route = link.route { return "`\(route)`" }
    guard let forward = link.forward else { return nil }
    let own = "\(flow.name)."
    let goal = map.goal(of: link, in: flow).map {
      $0.hasPrefix(own) ? String($0.dropFirst(own.count)) : $0
    }
    return goal.map { "`\($0)`" } ?? "“\(forward)”"
  }

  private func wrongGoal(_ link: FlowLink, of flow: Flow) -> [Finding] {
    guard let to = link.to, let name = link.route, let route = flow.route(name) else { return [] }
    let goals = route.goals.filter { $0.kind == .flow }
    if let target = map.flows.first(where: { $0.name == to }) {
      if !route.goals.isEmpty, !goals.contains(where: { $0.name == to || $0.key == target.key }),
        route.goals.allSatisfy({ $0.name != "?" })
      {
        return [
          finding(
            "U4", at: link.place, flow, link.pattern,
            "the link goes on in `\(to)`, and `\(name)` leads to \(route.goals[0].name)",
            [
              "An address begins with “\(link.pattern)”, and opens `\(name)`.",
              "The rest is read with the links of `\(to)`, which is not there.",
              "No such address opens.",
            ], fix: "Name the flow that `\(name)` leads to.")
        ]
      }
      if target.links.isEmpty, !program.inherits(target.key, { $0 == "Linkable" }) {
        return [
          finding(
            "U4", at: link.place, flow, link.pattern, "`\(to)` has no links to go on with",
            ["The address goes on in `\(to)`.", "`\(to)` declares no links."],
            fix: "Declare `links` in `\(to)`.")
        ]
      }
    }
    return []
  }

  /// A pattern with the kinds of its parameters instead of their names.
  private func shape(_ link: FlowLink, _ flow: Flow) -> [String] {
    segments(link).enumerated().map { index, segment in
      segment.hasPrefix(":") ? ":" + kind(link, index, flow) : segment
    }
  }

  private func segments(_ link: FlowLink) -> [String] {
    let path = link.pattern.split(separator: "?", omittingEmptySubsequences: false).first ?? ""
    return path.split(separator: "/").map(String.init)
  }

  /// The type of the parameter in a segment; a forwarded link passes text on.
  private func kind(_ link: FlowLink, _ index: Int, _ flow: Flow) -> String {
    guard link.forward == nil else { return "String" }
    let parameters = segments(link).prefix(index + 1).filter { $0.hasPrefix(":") }.count - 1
    let values = flow.route(link.route ?? "")?.values ?? []
    guard parameters < values.count else { return "?" }
    return values[parameters].split(separator: " ").last.map(String.init) ?? "?"
  }

  /// Returns whether one link reads all addresses of another one.
  ///
  /// A fixed segment is read before a parameter, and of two parameters the one whose type comes first
  /// in the list of links.
  private func eats(_ link: FlowLink, _ other: FlowLink, _ flow: Flow) -> Bool {
    let (left, right) = (shape(link, flow), shape(other, flow))
    guard left.count == right.count,
      let difference = left.indices.first(where: { left[$0] != right[$0] }),
      left[difference] == ":String", right[difference].hasPrefix(":"),
      left.indices.allSatisfy({ left[$0] == right[$0] || left[$0] == ":String" })
    else { return false }
    func position(_ shape: [String]) -> Int? {
      let start = shape[...difference]
      return flow.links.firstIndex { self.shape($0, flow).starts(with: start) }
    }
    guard let first = position(left), let second = position(right) else { return false }
    return first < second
  }

  /// U6: a place without an address, in a flow that has links.
  func addresses(_ flow: Flow) -> [Finding] {
    guard !flow.links.isEmpty else { return [] }
    let linked = Set(flow.links.compactMap(\.route))
    return flow.routes.compactMap { route in
      guard !linked.contains(route.name), route.goals.contains(where: { $0.kind != .alert }),
        route.values.allSatisfy(isReadable)
      else { return nil }
      return finding(
        "U6", at: route.place, flow, route.name, "`\(route.name)` has no address",
        [
          "`\(flow.name)` has links, and none for `\(route.name)`.",
          "A tree that shows it cannot be written as an address.",
        ], fix: "Add a `RouteLink` for it.")
    }
  }

  /// Returns whether an address can hold a value of a type.
  private func isReadable(_ value: String) -> Bool {
    let type = value.split(separator: " ").last.map(String.init) ?? value
    let plain: Set<String> = ["String", "Int", "Double", "Bool", "UUID"]
    let bare = type.hasSuffix("?") ? String(type.dropLast()) : type
    if plain.contains(bare) { return true }
    return program.keys.contains { key in
      program.types[key]?.name == bare && program.inherits(key) { $0 == "LinkParameter" }
    }
  }
}
