import FlowFacts

/// Reads the flows of coordinators that use Usher.
struct FlowReader {
  let program: Program

  init(_ program: Program) { self.program = program }

  private static let models = ["Stack", "Tabs", "Switcher", "Pages", "Split"]

  func flow(_ key: String) -> Flow? {
    guard let info = program.types[key], info.kind == .class,
      let property = info.properties["navigation"], property.isStored
    else { return nil }
    var flow = Flow(key: key, name: info.name, module: info.module, place: info.place)
    let first = program.initialValues[key + ".navigation"].map { ($0.value, $0.routine) }
    let value = first?.0 ?? assigned("navigation", in: info)
    var model = property.type?.name ?? ""
    if case .call(let callee, let arguments, _)? = value?.core {
      if model.isEmpty || callee.ownName != "init" { model = callee.ownName ?? model }
      // The other arguments are columns and numbers.
      let routes = arguments.filter { [nil, "whenEmpty"].contains($0.label) }
      flow.first = routes.flatMap { routeNames(in: $0.value) }
    }
    guard Self.models.contains(model) else { return nil }
    flow.model = Flow.Model(rawValue: model.lowercased()) ?? .unknown
    guard let route = routeKey(of: info), let cases = program.types[route]?.cases else {
      return nil
    }
    flow.routes = cases.map { each in
      FlowRoute(
        name: each.name,
        values: each.values.map {
          ($0.label.map { $0 + ": " } ?? "") + "\($0.type ?? TypeName("?"))"
        },
        place: each.place)
    }
    flow.output = info.aliases["Output"].map(\.description)
    flow.isGuard = program.inherits(key) { $0 == "RouteGuard" }
    flow.isStored = program.inherits(route) { $0 == "Codable" || $0 == "Decodable" }
    if case .literal(let text, _)? = program.initialValues[key + ".routeVersion"]?.value.core {
      flow.routeVersion = text
    }
    flow.migrates = !program.nearest("migrate", of: key).isEmpty
    readGoals(of: info, into: &flow)
    EdgeReader(program: program, info: info, reader: self).read(into: &flow)
    readLinks(of: info, into: &flow)
    readCircles(of: info, into: &flow)
    return flow
  }

  private func assigned(_ name: String, in info: TypeInfo) -> Expression? {
    for id in info.routines["init"] ?? [] {
      for event in program.routine(id).events {
        if case .assign(let target, let value) = event.action, target.ownName == name {
          return value
        }
      }
    }
    return nil
  }

  private func routeKey(of info: TypeInfo) -> String? {
    if let alias = info.aliases["Route"] {
      return program.key(for: alias, from: info.module, in: info.name)
    }
    return program.key(of: info.name + ".Route", from: info.module)
  }

  /// The names of the routes that an expression names: `.shop`, `.item(3)`, `a ? .x : .y`.
  func routeNames(in value: Expression) -> [String] {
    switch value.core {
    case .member(nil, let name, _): [name]
    case .member(.name("Route", _)?, let name, _): [name]
    case .call(let callee, _, _): routeNames(in: callee)
    case .list(let parts, _): parts.flatMap { routeNames(in: $0.value) }
    case .operation(_, let parts, _), .other(let parts, _): parts.flatMap { routeNames(in: $0) }
    default: []
    }
  }

  /// The routes for which conditions hold; `nil` if they do not ask for the route.
  func routes(under conditions: [Condition], of flow: Flow, earlier: Set<String>) -> [String]? {
    var found: [String]?
    for condition in conditions {
      switch condition {
      case .matches(_, let patterns):
        let names = patterns.flatMap { routeNames(in: $0) }.filter { flow.route($0) != nil }
        if !names.isEmpty { found = names }
      case .holds(.operation("==", let parts, _)):
        let names = parts.flatMap { routeNames(in: $0) }.filter { flow.route($0) != nil }
        if !names.isEmpty { found = names }
      case .otherwise:
        if found == nil, !earlier.isEmpty {
          found = flow.routes.map(\.name).filter { !earlier.contains($0) }
        }
      default: continue
      }
    }
    return found
  }

  private func readGoals(of info: TypeInfo, into flow: inout Flow) {
    for id in info.routines["destination"] ?? [] {
      let routine = program.routine(id)
      var earlier: Set<String> = []
      for event in routine.events {
        guard case .call(let callee, let arguments) = event.action,
          let goal = goal(callee, arguments, in: routine, at: event.place)
        else { continue }
        let names = routes(under: event.conditions, of: flow, earlier: earlier)
        earlier.formUnion(names ?? [])
        for index in flow.routes.indices
        where names == nil || names?.contains(flow.routes[index].name) == true {
          flow.routes[index].goals.append(goal)
        }
      }
    }
  }

  private func goal(
    _ callee: Expression, _ arguments: [Argument], in routine: Routine, at place: Place
  ) -> FlowRoute.Goal? {
    guard case .member(let base, let name, _) = callee,
      base == nil || base?.ownName == "Destination",
      let kind = FlowRoute.Goal.Kind(rawValue: name), let first = arguments.first
    else { return nil }
    let key = program.typeKey(of: first.value, in: routine)
    let type = program.type(of: first.value.core, in: routine)
    let isAwaited = arguments.dropFirst().contains { argument in
      ["onFinish", "onEnd", "{}"].contains(argument.label ?? "")
    }
    let taking = arguments.dropFirst().filter { ["onFinish", "{}"].contains($0.label ?? "") }
    let drops = taking.contains { argument in
      guard case .closure(let id, _) = argument.value.core else { return false }
      return program.routine(id).parameters.first?.name == "_"
    }
    return FlowRoute.Goal(
      kind: kind, name: kind == .alert ? "alert" : type?.description ?? "?", key: key,
      isAwaited: isAwaited, takesResult: !taking.isEmpty, dropsResult: drops, place: place)
  }

  private func readLinks(of info: TypeInfo, into flow: inout Flow) {
    for id in info.routines["links"] ?? [] {
      for routine in [program.routine(id)] {
        for event in routine.events {
          guard case .call(let callee, let arguments) = event.action,
            callee.ownName == "RouteLink", case .text(let pattern, _)? = arguments.first?.value
          else { continue }
          var link = (
            route: String?.none, forward: String?.none, to: String?.none, style: String?.none
          )
          for argument in arguments.dropFirst() {
            switch argument.label {
            case nil: link.route = link.route ?? routeNames(in: argument.value).first
            case "to":
              if case .member(let base?, "self", _) = argument.value {
                link.to = base.ownName
              } else {
                link.to = argument.value.ownName
              }
            case "as": link.style = argument.value.ownName
            case "forwardingTo":
              if case .text(let target, _) = argument.value { link.forward = target }
            default: continue
            }
          }
          flow.links.append(
            FlowLink(
              pattern: pattern, route: link.route, forward: link.forward, to: link.to,
              style: link.style,
              place: event.place))
        }
      }
    }
  }

  /// The types of screens for which some registry has a view.
  func registered() -> Set<String> {
    let parts = inParallel(program.files.count) { numbers in
      var found: Set<String> = []
      for number in numbers {
        for routine in program.files[number].routines where routine.names.mayMeet(Self.registering)
        {
          readRegistered(routine, into: &found)
        }
      }
      return found
    }
    return parts.reduce(into: []) { $0.formUnion($1) }
  }

  private static let registerVerbs = ["register", "add", "view"]
  private static let registering = StepNames(registerVerbs)

  private func readRegistered(_ routine: Routine, into found: inout Set<String>) {
    for event in routine.events {
      guard case .call(let callee, let arguments) = event.action,
        case .member(let base?, "self", _)? = arguments.first?.value, let name = base.ownName,
        Self.registerVerbs.contains(callee.ownName ?? "")
      else { continue }
      found.insert(name)
    }
  }
}
