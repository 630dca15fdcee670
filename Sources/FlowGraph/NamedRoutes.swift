import FlowFacts

/// Finds the routes of flows that code names as values.
struct NamedRoutes: Sendable {
  private let reader: FlowReader
  /// The numbers of the flows, by their keys.
  private let positions: [String: Int]
  private let modules: [String]
  /// The names of the routes of each flow.
  private let routes: [Set<String>]
  private let known: Set<String>

  init(
    reader: FlowReader, positions: [String: Int], modules: [String], routes: [Set<String>]
  ) {
    (self.reader, self.positions, self.modules, self.routes) = (reader, positions, modules, routes)
    known = routes.reduce(into: []) { $0.formUnion($1) }
  }

  /// Adds the names in a file, by the numbers of the flows that they belong to.
  func read(_ file: FileFacts, into found: inout [Int: Set<String>]) {
    let program = reader.program
    for routine in file.routines {
      let own = program.ownerKey(of: routine).flatMap { positions[$0] }
      let isValue = routine.kind == .initialValue
      let isDeclaration = isValue && ["links", "navigation"].contains(routine.name)
      for event in routine.events {
        var names: [String]
        var targets: Set<Int> = []
        switch event.action {
        case .call(let callee, let arguments):
          names = arguments.flatMap { reader.routeNames(in: $0.value) }.filter(known.contains)
          guard !names.isEmpty else { continue }
          if let own { targets.insert(own) }
          if case .member(let base?, _, _) = callee, let index = flow(of: base, in: routine) {
            targets.insert(index)
          }
          if let first = arguments.first, let index = flow(of: first.value, in: routine) {
            targets.insert(index)
          }
          if let own, isDeclaration || ["redirect", "RouteLink"].contains(callee.ownName) {
            targets.remove(own)
          }
        case .assign(_, let value), .returns(let value):
          guard let own, !isDeclaration else { continue }
          names = reader.routeNames(in: value)
          guard !names.isEmpty else { continue }
          targets = [own]
        case .bind(let binding):
          guard let own, !isDeclaration, let value = binding.value else { continue }
          names = reader.routeNames(in: value)
          guard !names.isEmpty else { continue }
          targets = [own]
        case .value: continue
        }
        for index in targets where !isValue || modules[index] == routine.module {
          found[index, default: []].formUnion(names.filter(routes[index].contains))
        }
      }
    }
  }

  /// The number of the flow that an expression is.
  private func flow(of expression: Expression, in routine: Routine) -> Int? {
    reader.program.typeKey(of: expression, in: routine).flatMap { positions[$0] }
  }
}
