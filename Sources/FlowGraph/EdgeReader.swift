import FlowFacts

/// Reads what leads where in one flow.
struct EdgeReader {
  let program: Program
  let info: TypeInfo
  let reader: FlowReader

  /// The verbs that enter a route.
  private static let entering: Set<String> = [
    "push", "present", "show", "select", "replace", "setRoutes", "setTabs", "setPages", "insert",
    "update", "resume", "run",
  ]
  /// Those that enter a list of routes.
  private static let listing: Set<String> = ["setRoutes", "setTabs", "setPages"]
  /// The verbs that leave.
  private static let leaving: Set<String> = [
    "finish", "cancel", "pop", "popToRoot", "dismiss", "remove", "clear", "next", "previous",
  ]
  /// The verbs that ask the user.
  private static let asking: Set<String> = ["alert", "confirm", "choose", "prompt"]
  /// All of them, and what is as wrong in `init`.
  private static let verbs = entering.union(leaving).union(asking).union(["task"])

  func read(into flow: inout Flow) {
    let origins = origins(of: flow)
    for routine in routines() {
      for event in routine.events {
        guard case .call(let callee, let arguments) = event.action, let verb = callee.ownName,
          Self.verbs.contains(verb), isOnFlow(callee, in: routine)
        else { continue }
        if program.outermost(routine).kind == .initializer,
          routine.kind != .closure
        {
          flow.early.append(FlowStep(verb, event.place))
        }
        guard verb != "task", program.nearest(verb, of: info.key).isEmpty else { continue }
        let from = from(routine, event, origins, flow)
        for start in from { add(verb, arguments, from: start, in: routine, event, to: &flow) }
      }
    }
    readRedirects(into: &flow)
    flow.edges.sort {
      ($0.from ?? "", $0.verb, $0.route ?? $0.child ?? "", $0.place)
        < ($1.from ?? "", $1.verb, $1.route ?? $1.child ?? "", $1.place)
    }
  }

  private func add(
    _ verb: String, _ arguments: [Argument], from start: String?, in routine: Routine,
    _ event: Event, to flow: inout Flow
  ) {
    let style = arguments.first { $0.label == "as" }?.value
    var edges: [(route: String?, child: String?, key: String?, FlowEdge.Certainty)] = []
    if Self.entering.contains(verb), verb != "resume" || !arguments.isEmpty {
      guard let argument = arguments.first(where: { $0.label != "as" }) else { return }
      let names = reader.routeNames(in: argument.value).filter { flow.route($0) != nil }
      if !names.isEmpty {
        let certainty: FlowEdge.Certainty =
          names.count == 1 || Self.listing.contains(verb) ? .proven : .inferred
        edges = names.map { ($0, nil, nil, certainty) }
      } else if verb == "run", let type = program.type(of: argument.value.core, in: routine) {
        let key = program.key(for: type, from: routine.module, in: routine.owner)
        edges = [(nil, type.description, key, .proven)]
      } else {
        flow.unresolved.append(FlowStep("the route of `\(verb)`", event.place))
        edges = [(nil, nil, nil, .dynamic)]
      }
    } else {
      edges = [(nil, nil, nil, .proven)]
    }
    for (route, child, key, certainty) in edges {
      flow.edges.append(
        FlowEdge(
          from: start, verb: verb, route: route, child: child, childKey: key,
          style: style?.ownName ?? style?.chain.last, certainty: certainty, place: event.place))
    }
  }

  /// Returns whether a call is one on the flow itself.
  private func isOnFlow(_ callee: Expression, in routine: Routine) -> Bool {
    switch callee {
    case .name(let name, _): program.local(name, in: routine) == nil
    case .member(let base?, _, _):
      base.core.ownName == "self" || program.typeKey(of: base, in: routine) == info.key
    default: false
    }
  }

  /// The routines of the flow, with their closures.
  private func routines() -> [Routine] {
    info.routines.values.joined().sorted().flatMap(all)
  }

  private func all(_ id: RoutineID) -> [Routine] {
    [program.routine(id)] + (program.children[id] ?? []).flatMap(all)
  }

  /// The routes on whose screens a step begins.
  private func from(
    _ routine: Routine, _ event: Event, _ origins: [RoutineID: Set<String>], _ flow: Flow
  ) -> [String?] {
    var current: Routine? = routine
    while let each = current {
      if let found = origins[each.id], !found.isEmpty { return found.sorted() }
      current = each.parent.map { program.routine($0) }
    }
    return [nil]
  }

  /// The routes whose destinations lead to each routine.
  private func origins(of flow: Flow) -> [RoutineID: Set<String>] {
    var origins: [RoutineID: Set<String>] = [:]
    for id in info.routines["destination"] ?? [] {
      let routine = program.routine(id)
      var earlier: Set<String> = []
      for event in routine.events {
        guard case .call(let callee, let arguments) = event.action else { continue }
        let names =
          reader.routes(under: event.conditions, of: flow, earlier: earlier)
          ?? (flow.routes.count == 1 ? flow.routes.map(\.name) : [])
        if ["screen", "flow", "alert"].contains(callee.ownName) { earlier.formUnion(names) }
        for name in names {
          for index in arguments.indices {
            for start in starts(callee, arguments, index, in: routine) {
              spread(name, from: start, into: &origins)
            }
          }
        }
      }
    }
    return origins
  }

  /// The routines that an argument of a destination hands on.
  private func starts(
    _ callee: Expression, _ arguments: [Argument], _ index: Int, in routine: Routine
  ) -> [RoutineID] {
    switch arguments[index].value.core {
    case .closure(let id, _): return [id]
    case .name("self", _):
      // What the protocol of the parameter asks for.
      let target = program.resolve(callee, arguments, in: routine)
      guard let id = target.routines.first,
        let position = program.routine(id).parameter(for: arguments, at: index),
        let type = program.routine(id).parameters[position].type,
        let key = program.key(
          for: type.unwrapped, from: routine.module, in: program.routine(id).owner)
      else { return [] }
      let names = program.line(of: key).flatMap { program.types[$0]?.routines.keys.sorted() ?? [] }
      return names.flatMap { program.nearest($0, of: info.key) }
    case .name(let name, _), .member(.name("self", _)?, let name, _):
      return program.local(name, in: routine) == nil ? program.nearest(name, of: info.key) : []
    default: return []
    }
  }

  private func spread(
    _ name: String, from start: RoutineID, into origins: inout [RoutineID: Set<String>]
  ) {
    guard origins[start, default: []].insert(name).inserted else { return }
    for routine in all(start) {
      if routine.id != start { origins[routine.id, default: []].insert(name) }
      for event in routine.events {
        guard case .call(let callee, let arguments) = event.action else { continue }
        let target = program.resolve(callee, arguments, in: routine, selfKey: info.key)
        guard target.isOnSelf else { continue }
        for id in target.routines where program.routine(id).name != "destination" {
          spread(name, from: id, into: &origins)
        }
      }
    }
  }

  private func readRedirects(into flow: inout Flow) {
    for id in info.routines["decision"] ?? [] {
      let routine = program.routine(id)
      var earlier: Set<String> = []
      for event in routine.events {
        guard case .call(let callee, let arguments) = event.action else { continue }
        let names = reader.routes(under: event.conditions, of: flow, earlier: earlier)
        guard callee.ownName == "redirect",
          let target = arguments.first(where: { $0.label == "to" })
        else { continue }
        let goals = reader.routeNames(in: target.value).filter { flow.route($0) != nil }
        let unless = requirement(of: event, in: routine)
        for name in names ?? [nil].compactMap(\.self) {
          for goal in goals {
            flow.edges.append(
              FlowEdge(
                from: name, verb: "redirect", route: goal, child: nil, childKey: nil,
                style: arguments.first { $0.label == "as" }?.value.ownName, unless: unless,
                certainty: .proven, place: event.place))
          }
          if goals.isEmpty {
            let local = target.value.ownName ?? "…"
            for goal in bound(local, in: routine, flow) {
              flow.edges.append(
                FlowEdge(
                  from: name, verb: "redirect", route: goal, child: nil, childKey: nil, style: nil,
                  unless: unless, certainty: .inferred, place: event.place))
            }
          }
        }
        earlier.formUnion(names ?? [])
      }
    }
  }

  /// What a redirect requires not to hold, as text.
  private func requirement(of redirect: Event, in routine: Routine) -> String? {
    for event in routine.events {
      guard case .call(let callee, let arguments) = event.action, callee.ownName == "require",
        let condition = arguments.first,
        arguments.contains(where: { $0.value.place == redirect.place && $0.label == "else" })
      else { continue }
      return condition.value.all.compactMap { part in
        switch part {
        case .operation(let sign, _, _): sign
        case .literal(let text, _): text
        default: part.ownName
        }
      }.joined(separator: " ")
    }
    let tests = redirect.conditions.filter { if case .matches = $0 { false } else { true } }
    return tests.isEmpty ? nil : "a test at \(redirect.place.line)"
  }

  /// The routes that a local variable may name.
  private func bound(_ name: String, in routine: Routine, _ flow: Flow) -> [String] {
    guard case .binding(let binding, _)? = program.local(name, in: routine),
      let value = binding.value
    else { return [] }
    return reader.routeNames(in: value).filter { flow.route($0) != nil }
  }
}
