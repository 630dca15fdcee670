package import FlowFacts
package import FlowGraph

/// What code does to the flows of a map, read in one pass over all code.
package struct FlowUses: Sendable {
  /// The flows that some code calls `finish` or `cancel` of.
  private(set) var ended: Set<String> = []
  /// The flows that code outside of flows makes.
  private(set) var made: Set<String> = []
  /// The flows that lead to each flow, in the order of the map.
  private(set) var starters: [String: [String]] = [:]

  /// Reads all code of a program.
  ///
  /// - Complexity: O(*n*) in the calls.
  package init(_ map: FlowMap, _ program: Program) {
    for flow in map.flows {
      for child in map.children(of: flow) { starters[child, default: []].append(flow.key) }
    }
    guard !map.flows.isEmpty else { return }
    let parts = inParallel(program.files.count) { numbers in
      var part = FlowUses()
      for number in numbers { part.read(program.files[number], of: program, map) }
      return part
    }
    for part in parts {
      ended.formUnion(part.ended)
      made.formUnion(part.made)
    }
  }

  private init() {}

  private static let endVerbs = ["finish", "cancel"]
  private static let names = StepNames(endVerbs + ["init"])

  private mutating func read(_ file: FileFacts, of program: Program, _ map: FlowMap) {
    for routine in file.routines where routine.names.mayMeet(Self.names) {
      let isOutside = map.flow(program.ownerKey(of: routine)) == nil
      for event in routine.events {
        guard case .call(let callee, let arguments) = event.action else { continue }
        if case .member(let base?, let name, _) = callee, Self.endVerbs.contains(name),
          let key = program.typeKey(of: base, in: routine)
        {
          ended.insert(key)
        }
        // Only a type has a name with a capital letter.
        guard isOutside, callee.ownName == "init" || callee.ownName?.first?.isUppercase == true,
          let key = program.resolve(callee, arguments, in: routine).made
        else { continue }
        made.insert(key)
      }
    }
  }
}
