import FlowFacts
import FlowOutput

extension Review {
  /// D3: a coordinator that nothing keeps.
  func findNotStored() -> [Finding] {
    var found: [Finding] = []
    for routine in program.routines {
      let before = found.count
      for event in routine.events {
        switch event.action {
        case .bind(let binding):
          guard let value = binding.value, let made = madeCoordinator(value, in: routine) else {
            continue
          }
          if binding.isWeak {
            found.append(notStored(made, at: event.place, routine, "a weak variable"))
          } else if !isKept(binding.name, in: routine, depth: 0), !holdsItself(made) {
            found.append(notStored(made, at: event.place, routine, "a local variable"))
          }
        case .call(.member(let base?, _, _), _):
          if case .call = base.core, let made = madeCoordinator(base, in: routine),
            !holdsItself(made)
          {
            found.append(notStored(made, at: base.place, routine, "no variable"))
          }
        case .assign(let target, let value):
          guard let made = madeCoordinator(value, in: routine), !holdsItself(made),
            strength(of: target, in: routine) != .strong
          else { continue }
          found.append(notStored(made, at: event.place, routine, "a weak property"))
        case .call, .returns, .value: continue
        }
      }
      if found.count > before, isTest(routine) { found.removeSubrange(before...) }
    }
    return found + findOptionalStorage()
  }

  private func notStored(
    _ key: String, at place: Place, _ routine: Routine, _ holder: String
  ) -> Finding {
    let name = name(key)
    return Finding(
      "D3", at: place, subject: subject(routine) + " " + name,
      "`\(name)` is not stored: it is released while its screen is shown",
      story: [
        "`\(title(routine))` makes `\(name)`, which \(holder) holds.",
        "`\(title(routine))` returns, and `\(name)` is released.",
        "Its screen stays, and the buttons of the screen call an object that is gone.",
      ],
      fix: "Keep it: append it to the list of children, or store it in a strong property.")
  }

  /// Children that are kept only if a switch is on.
  private func findOptionalStorage() -> [Finding] {
    var found: [Finding] = []
    for id in roles.adders.keys.sorted() {
      for routine in roles.allRoutines(of: id) {
        for event in routine.events {
          guard let (list, value) = roles.addition(in: event), roles.isList(list, in: routine),
            roles.parameter(value, in: routine) != nil, isOptional(event, in: routine)
          else { continue }
          found.append(
            Finding(
              "D3", at: event.place, subject: subject(routine),
              "a child is stored only if a switch is on",
              story: [
                "`\(title(routine))` gets a child, and its switch is off.",
                "The child is not added to `\(list.ownName ?? "the list")`.",
                "The child is released while its screen is shown.",
              ],
              fix: "Add the child in every case."))
        }
      }
    }
    return found
  }

  private func isTest(_ routine: Routine) -> Bool {
    let outer = program.outermost(routine)
    if outer.modifiers.contains("@Test") { return true }
    guard let owner = program.ownerKey(of: routine) else { return false }
    return program.inherits(owner) { $0 == "XCTestCase" }
      || program.types[owner]?.modifiers.contains("@Suite") == true
  }

  /// The class of the coordinator that an expression makes.
  func madeCoordinator(_ value: Expression, in routine: Routine) -> String? {
    guard case .call(let callee, let arguments, _) = value.core else { return nil }
    let target = program.resolve(callee, arguments, in: routine)
    if let made = target.made {
      return roles.isCoordinator(made) && program.types[made]?.kind == .class ? made : nil
    }
    // A factory, whose result is a new coordinator.
    guard target.routines.count == 1, let factory = target.routines.first.map(program.routine),
      case .returns(let result)? = factory.events.last?.action, factory.id != routine.id,
      case .call(let inner, let more, _) = result.core
    else { return nil }
    let made = program.resolve(inner, more, in: factory).made
    return made.flatMap { roles.isCoordinator($0) && program.types[$0]?.kind == .class ? $0 : nil }
  }

  /// How an assignment's target holds its value; strong where the sources do not tell.
  func strength(of target: Expression, in routine: Routine) -> Strength {
    guard let name = target.core.ownName else { return .strong }
    if case .name = target.core, case .binding(let binding, _)? = program.local(name, in: routine) {
      return binding.isWeak ? .weak : .strong
    }
    let keys = program.propertyKeys(of: target, in: routine)
    let facts = keys.compactMap { key -> PropertyFact? in
      guard let dot = key.lastIndex(of: ".") else { return nil }
      return program.types[String(key[..<dot])]?.properties[name]
    }
    let stored = facts.filter(\.isStored)
    if let weak = stored.first(where: { $0.strength != .strong }) { return weak.strength }
    // UIKit holds its delegates weakly.
    if facts.isEmpty, ["delegate", "dataSource", "presentationDelegate"].contains(name) {
      return .weak
    }
    return .strong
  }

  /// Returns whether a local coordinator outlives its routine.
  private func isKept(_ name: String, in routine: Routine, depth: Int) -> Bool {
    guard depth < 4 else { return true }
    return roles.allRoutines(of: routine.id).contains { inner in
      if inner.kind == .closure, inner.id != routine.id, program.holds(name, inner.id),
        outlives(inner)
      {
        return true
      }
      return inner.events.contains { keeps($0, name, in: inner, depth: depth) }
    }
  }

  /// Returns whether a closure may be called after the routine that it stands in.
  private func outlives(_ closure: Routine) -> Bool {
    guard case .argument(let callee, _, _, _)? = program.uses[closure.id] else { return true }
    return !["forEach", "map", "flatMap", "filter", "compactMap", "first", "removeAll"]
      .contains(callee.ownName ?? "")
  }

  private func keeps(
    _ event: Event, _ name: String, in routine: Routine, depth: Int
  ) -> Bool {
    func isIt(_ value: Expression) -> Bool {
      switch value.core {
      case .name(name, _): true
      case .list(let parts, _): parts.contains { isIt($0.value) }
      default: false
      }
    }
    switch event.action {
    case .returns(let value), .value(let value): return isIt(value)
    case .bind(let binding):
      guard let value = binding.value, isIt(value), binding.name != name, !binding.isWeak else {
        return false
      }
      return isKept(binding.name, in: routine, depth: depth + 1)
    case .assign(let target, let value):
      guard isIt(value) || value.parts.contains(where: isIt) else { return false }
      return strength(of: target, in: routine) == .strong
    case .call(let callee, let arguments):
      guard let index = arguments.firstIndex(where: { isIt($0.value) }) else { return false }
      if ["print", "type", "debugPrint", "ObjectIdentifier", "assert"].contains(callee.ownName) {
        return false
      }
      let target = program.resolve(callee, arguments, in: routine)
      guard !target.routines.isEmpty else { return true }
      return target.routines.contains { id in
        let called = program.routine(id)
        guard let position = called.parameter(for: arguments, at: index) else { return true }
        return isKept(called.parameters[position].name, in: called, depth: depth + 1)
      }
    }
  }

  /// Returns whether the screens of a coordinator hold it, or its parent's list does.
  func holdsItself(_ key: String) -> Bool {
    roles.routines(of: key).contains { routine in
      routine.events.contains { event in
        switch event.action {
        case .assign(let target, let value):
          if case .closure(let id, _) = value.core {
            return program.holdsSelf(id) && isElsewhere(target)
          }
          guard case .name("self", _) = value.core, case .member(let base?, _, _) = target,
            base.ownName != "self"
          else { return false }
          if let holder = program.typeKey(of: base, in: routine), roles.isCoordinator(holder) {
            return false
          }
          return strength(of: target, in: routine) == .strong
        case .call(let callee, let arguments):
          if roles.added(by: event, in: routine, selfKey: key).contains(where: {
            if case .name("self", _) = $0.core { true } else { false }
          }) {
            return true
          }
          return hands(callee, arguments, itselfIn: routine)
        case .bind, .returns, .value: return false
        }
      }
    }
  }

  private func isElsewhere(_ target: Expression) -> Bool {
    guard case .member(let base?, _, _) = target else { return false }
    return base.ownName != "self"
  }

  /// Returns whether a call gives `self`, or a closure that holds it, to an object that keeps it.
  private func hands(
    _ callee: Expression, _ arguments: [Argument], itselfIn routine: Routine
  ) -> Bool {
    for index in arguments.indices {
      let value = arguments[index].value.core
      let target = program.resolve(callee, arguments, in: routine)
      if case .closure(let id, _) = value {
        guard program.holdsSelf(id), target.made != nil, let called = target.routines.first,
          let position = program.routine(called).parameter(for: arguments, at: index)
        else { continue }
        if isKept(
          program.routine(called).parameters[position].name, in: program.routine(called), depth: 1)
        {
          return true
        }
      } else if case .name("self", _) = value {
        guard let made = target.made, !roles.isCoordinator(made) else { continue }
        guard let called = target.routines.first.map(program.routine) else { return true }
        guard let position = called.parameter(for: arguments, at: index) else { return true }
        if isKept(called.parameters[position].name, in: called, depth: 1) { return true }
      }
    }
    return false
  }
}
