import FlowFacts

extension FlowReader {
  /// Notes the routes that code names as values, wherever it stands.
  ///
  /// All code is read once for all flows: its types cost more than anything else in a map.
  func readNames(into flows: inout [Flow]) {
    let positions = Dictionary(zip(flows.map(\.key), flows.indices)) { first, _ in first }
    let routes = flows.map { Set($0.routes.map(\.name)) }
    let known = routes.reduce(into: Set<String>()) { $0.formUnion($1) }
    for routine in program.routines {
      let own = program.ownerKey(of: routine).flatMap { positions[$0] }
      let isValue = routine.kind == .initialValue
      let isDeclaration = isValue && ["links", "navigation"].contains(routine.name)
      for event in routine.events {
        var names: [String]
        var targets: Set<Int> = []
        switch event.action {
        case .call(let callee, let arguments):
          names = arguments.flatMap { routeNames(in: $0.value) }.filter(known.contains)
          guard !names.isEmpty else { continue }
          if let own { targets.insert(own) }
          if case .member(let base?, _, _) = callee,
            let key = program.typeKey(of: base, in: routine), let index = positions[key]
          {
            targets.insert(index)
          }
          if let first = arguments.first, let key = program.typeKey(of: first.value, in: routine),
            let index = positions[key]
          {
            targets.insert(index)
          }
          if let own, isDeclaration || ["redirect", "RouteLink"].contains(callee.ownName) {
            targets.remove(own)
          }
        case .assign(_, let value), .returns(let value):
          guard let own, !isDeclaration else { continue }
          (names, targets) = (routeNames(in: value), [own])
        case .bind(let binding):
          guard let own, !isDeclaration else { continue }
          (names, targets) = (binding.value.map { routeNames(in: $0) } ?? [], [own])
        case .value: continue
        }
        for index in targets where !isValue || flows[index].module == routine.module {
          flows[index].named.formUnion(names.filter(routes[index].contains))
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
