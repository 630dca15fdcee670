import FlowFacts
import FlowOutput

extension Review {
  /// R1 to R3: flows of RxFlow.
  func findRxFlow() -> [Finding] {
    let keys = classes(importing: "RxFlow") { $0 == "Flow" || $0 == "RxFlow.Flow" }
    let all = Set(keys)
    var found: [Finding] = []
    for key in keys {
      for routine in roles.ownRoutines(of: key) {
        for event in routine.events {
          guard case .call(let callee, let arguments) = event.action else { continue }
          let target = program.resolve(callee, arguments, in: routine)
          if let made = target.made, all.contains(made), made != key,
            arguments.contains(where: { isOwnStack($0.value, in: routine, of: key) }), !ends(made)
          {
            found.append(
              Finding(
                "R1", at: event.place, subject: subject(routine) + " " + name(made),
                "`\(name(made))` has no end, and stands on the navigation controller of its parent",
                story: [
                  "`\(name(key))` starts `\(name(made))` on its own navigation controller.",
                  "The user goes back: the screens are popped.",
                  "No step ends `\(name(made))`, so RxFlow keeps it and its stepper.",
                ],
                fix: "Answer a step with `.end(forwardToParentFlowWithStep:)` when it is left."))
          }
          if callee.ownName == "multiple" { found += several(arguments, in: routine, key, all) }
        }
      }
    }
    return found + findHeldFlows(all)
  }

  private func isOwnStack(_ value: Expression, in routine: Routine, of key: String) -> Bool {
    guard roles.isNavigator(program.type(of: value, in: routine), in: routine),
      let name = value.core.ownName
    else { return false }
    return program.local(name, in: routine) == nil && program.property(name, of: key) != nil
  }

  private func ends(_ key: String) -> Bool {
    roles.routines(of: key).contains { routine in
      routine.events.contains { event in
        guard case .call(let callee, _) = event.action else { return false }
        return callee.ownName == "end"
      }
    }
  }

  private func several(
    _ arguments: [Argument], in routine: Routine, _ key: String, _ all: Set<String>
  ) -> [Finding] {
    var flows: [(key: String, place: Place)] = []
    for argument in arguments {
      for case .call(let callee, let inner, _) in argument.value.all
      where callee.ownName == "contribute" {
        guard let value = inner.first(where: { $0.label == "withNextPresentable" })?.value,
          let made = program.typeKey(of: value, in: routine), all.contains(made)
        else { continue }
        flows.append((made, value.place))
      }
    }
    guard flows.count > 1, flows.contains(where: { ends($0.key) }) else { return [] }
    return flows.filter { !ends($0.key) }.map { flow in
      Finding(
        "R2", at: flow.place, subject: subject(routine) + " " + name(flow.key),
        "`\(name(flow.key))` stays when the flows beside it have ended",
        story: [
          "`\(name(key))` starts several flows together.",
          "One of them ends, and its screens go.",
          "`\(name(flow.key))` has no end, and is not released.",
        ], fix: "End each of the flows.")
    }
  }

  /// R3: a stepper that holds the flow that it steps for.
  private func findHeldFlows(_ all: Set<String>) -> [Finding] {
    guard !all.isEmpty else { return [] }
    var found: [Finding] = []
    for key in program.keys {
      guard let info = program.types[key], info.kind == .class,
        program.inherits(key, { $0 == "Stepper" || $0.hasSuffix("Stepper") })
      else { continue }
      for property in info.propertyNames {
        guard let fact = info.properties[property], fact.isStored, fact.strength == .strong,
          let type = program.propertyType(property, of: key),
          let held = program.key(for: type.unwrapped, from: info.module, in: info.name),
          all.contains(held)
        else { continue }
        found.append(
          Finding(
            "R3", at: fact.place, subject: "\(info.name).\(property)",
            "the stepper holds the flow, which RxFlow keeps with the stepper",
            story: [
              "RxFlow keeps `\(info.name)` as long as its flow runs.",
              "`\(property)` holds `\(name(held))` strongly.", "Neither is released.",
            ], fix: "Declare `\(property)` as `weak var`."))
      }
    }
    return found
  }
}
