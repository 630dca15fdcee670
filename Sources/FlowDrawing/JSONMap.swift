import FlowFacts
package import FlowGraph
package import FlowOutput

/// A map as JSON, with files and lines.
package enum JSONMap {
  /// Returns the value of a map.
  package static func value(_ map: FlowMap) -> JSONValue {
    .object(
      [("flows", .array(map.flows.map { value($0, map) }))]
        + (map.isObserved ? [("unseen", .array(map.unseen.map { .string($0.line) }))] : []))
  }

  private static func value(_ flow: Flow, _ map: FlowMap) -> JSONValue {
    .object(
      [
        ("name", .string(flow.name)), ("module", .string(flow.module)),
        ("model", .string(flow.model.rawValue)), ("place", value(flow.place)),
        ("first", .array(flow.first.map(JSONValue.string))),
        ("guards", .bool(flow.isGuard)),
      ] + optional("output", flow.output)
        + [
          ("routes", .array(flow.routes.map(value))), ("edges", .array(flow.edges.map(value))),
          ("links", .array(flow.links.map { value($0, goal: map.goal(of: $0, in: flow)) })),
        ])
  }

  private static func value(_ route: FlowRoute) -> JSONValue {
    .object([
      ("name", .string(route.name)), ("values", .array(route.values.map(JSONValue.string))),
      ("place", value(route.place)),
      (
        "goals",
        .array(
          route.goals.map { goal in
            .object([
              ("kind", .string(goal.kind.rawValue)), ("name", .string(goal.name)),
              ("awaited", .bool(goal.isAwaited)), ("place", value(goal.place)),
            ])
          })
      ),
    ])
  }

  private static func value(_ edge: FlowEdge) -> JSONValue {
    .object(
      optional("from", edge.from) + [("verb", .string(edge.verb))] + optional("route", edge.route)
        + optional("flow", edge.child) + optional("style", edge.style)
        + [("certainty", .string(edge.certainty.rawValue))]
        + (edge.isTaken.map { [("taken", .bool($0))] } ?? [])
        + [("place", value(edge.place))])
  }

  private static func value(_ link: FlowLink, goal: String?) -> JSONValue {
    .object(
      [("pattern", .string(link.pattern))] + optional("route", link.route)
        + optional("forward", link.forward) + optional("opens", goal) + optional("to", link.to)
        + optional("style", link.style)
        + [("place", value(link.place))])
  }

  private static func value(_ place: Place) -> JSONValue {
    .object([("file", .string(place.file)), ("line", .number(place.line))])
  }

  private static func optional(_ name: String, _ text: String?) -> [(String, JSONValue)] {
    text.map { [(name, .string($0))] } ?? []
  }
}
