import FlowFacts

extension FlowReader {
  /// Notes the routes that code names as values, wherever it stands.
  func readNames(into flow: inout Flow) {
    let names = Set(flow.routes.map(\.name))
    for routine in program.routines
    where routine.module == flow.module || routine.kind != .initialValue {
      let isOwn = program.ownerKey(of: routine) == flow.key
      if isOwn, routine.kind == .initialValue, ["links", "navigation"].contains(routine.name) {
        continue
      }
      for event in routine.events {
        guard case .call(let callee, let arguments) = event.action else { continue }
        if isOwn, ["redirect", "RouteLink"].contains(callee.ownName) { continue }
        let isOnFlow: Bool =
          if case .member(let base?, _, _) = callee {
            program.typeKey(of: base, in: routine) == flow.key
          } else {
            false
          }
        let makesFlow = arguments.first.map {
          program.typeKey(of: $0.value, in: routine) == flow.key
        }
        guard isOwn || isOnFlow || makesFlow == true else { continue }
        for argument in arguments {
          flow.named.formUnion(routeNames(in: argument.value).filter(names.contains))
        }
      }
      guard isOwn else { continue }
      for event in routine.events {
        switch event.action {
        case .assign(_, let value), .returns(let value):
          flow.named.formUnion(routeNames(in: value).filter(names.contains))
        case .bind(let binding):
          let value = binding.value.map { routeNames(in: $0) } ?? []
          flow.named.formUnion(value.filter(names.contains))
        case .call, .value: continue
        }
      }
    }
  }

  /// Notes objects that a flow keeps in a property, and whose closures hold the flow.
  func readCircles(of info: TypeInfo, into flow: inout Flow) {
    for routine in info.routines.values.joined().sorted().map(program.routine) {
      for event in routine.events {
        if case .value(let value) = event.action, isDropped(value) {
          flow.dropped.append(FlowStep("run", value.place))
        }
        guard case .assign(let target, let value) = event.action,
          let name = target.ownName, let fact = info.properties[name], fact.isStored,
          case .call(_, let arguments, _) = value.core
        else { continue }
        for argument in arguments {
          if case .closure(let id, let place) = argument.value.core, program.holdsSelf(id) {
            flow.circles.append(FlowStep(name, place))
          }
        }
      }
    }
    for routine in info.routines.values.joined().sorted().map(program.routine) {
      for inner in [routine] + (program.children[routine.id] ?? []).map(program.routine) {
        for event in inner.events {
          if case .assign(.other(let parts, _), let value) = event.action, parts.isEmpty,
            isDropped(value)
          {
            flow.dropped.append(FlowStep("run", value.place))
          }
        }
      }
    }
  }

  private func isDropped(_ value: Expression) -> Bool {
    guard case .call(let callee, _, _) = value.core else { return false }
    return callee.ownName == "run"
  }
}
