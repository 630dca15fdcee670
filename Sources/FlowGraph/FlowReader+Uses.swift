import FlowFacts

extension FlowReader {
  /// Notes the routes that code names as values, wherever it stands.
  ///
  /// All code is read once for all flows: its types cost more than anything else in a map.
  func readNames(into flows: inout [Flow]) {
    let positions = Dictionary(zip(flows.map(\.key), flows.indices)) { first, _ in first }
    let names = NamedRoutes(
      reader: self, positions: positions, modules: flows.map(\.module),
      routes: flows.map { Set($0.routes.map(\.name)) })
    let parts = inParallel(program.files.count) { numbers in
      var found: [Int: Set<String>] = [:]
      for number in numbers { names.read(program.files[number], into: &found) }
      return found
    }
    for (index, names) in parts.joined() { flows[index].named.formUnion(names) }
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
