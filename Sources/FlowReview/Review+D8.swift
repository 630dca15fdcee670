import FlowFacts
import FlowOutput

extension Review {
  /// An assignment of a navigation controller's delegate.
  private struct Assignment {
    let place: Place
    let routine: Routine
    let value: Expression
  }

  /// D8: a delegate of a navigation controller that another one replaces.
  func findSecondDelegates() -> [Finding] {
    var found: [Finding] = []
    for site in sites where site.way == .pushesOnShared {
      let child = assignments(of: site.child)
      let parent = assignments(of: site.parent)
      if !parent.isEmpty, !handsOn(site.child) {
        for assignment in child {
          found.append(
            overwritten(assignment, by: name(site.child), over: name(site.parent), site))
        }
      }
      for (first, owner) in [(parent, site.parent), (child, site.child)] where !first.isEmpty {
        for key in related(to: site.child).sorted()
        where roles.isController(key) && !roles.navigators.contains(key) {
          for assignment in assignments(of: key) where !handsOn(key) {
            found.append(overwritten(assignment, by: name(key), over: name(owner), site))
          }
        }
      }
    }
    return found + findTwice()
  }

  private func overwritten(
    _ assignment: Assignment, by second: String, over first: String, _ site: Site
  ) -> Finding {
    Finding(
      "D8", at: assignment.place, subject: subject(assignment.routine) + " " + second,
      "`\(second)` replaces the delegate of the navigation controller that `\(first)` set",
      story: [
        "`\(first)` is the delegate of the navigation controller, and learns of every pop.",
        "`\(second)` shows itself on the same navigation controller, and becomes its delegate.",
        "The user goes back twice: `\(first)` does not learn of its own pop.",
      ],
      fix: "Let one object be the delegate, and let it hand on; or set the former delegate again.")
  }

  /// Two delegates that one type sets.
  private func findTwice() -> [Finding] {
    var found: [Finding] = []
    for key in roles.coordinators.sorted() where program.types[key]?.kind == .class {
      let all = roles.ownRoutines(of: key).flatMap { assignments(in: $0) }
      guard let first = all.first, !handsOn(key) else { continue }
      let value = first.value.core.ownName
      for other in all.dropFirst() where other.value.core.ownName != value || value == nil {
        found.append(
          Finding(
            "D8", at: other.place, subject: subject(other.routine) + " delegate",
            "a second delegate replaces the first one of the same navigation controller",
            story: [
              "`\(title(first.routine))` sets the delegate.",
              "`\(title(other.routine))` sets another one: the first learns of nothing more.",
            ],
            fix: "Let one object be the delegate, and let it hand on."))
      }
    }
    return found
  }

  /// The assignments that a type's own code reaches.
  private func assignments(of key: String) -> [Assignment] {
    var found: [Assignment] = []
    for owner in program.line(of: key) {
      for routine in roles.ownRoutines(of: owner) {
        let all = assignments(in: routine)
        guard !all.isEmpty else { continue }
        if owner != key, !isReached(routine, from: key) { continue }
        found += all
      }
    }
    return found
  }

  private func isReached(_ routine: Routine, from key: String) -> Bool {
    let target = program.outermost(routine)
    if target.kind == .initializer { return true }
    return roles.ownRoutines(of: key).contains { own in
      reach.stops(from: Reach.Stop(own.id, key), later: false)
        .contains(Reach.Stop(target.id, key))
    }
  }

  private func assignments(in routine: Routine) -> [Assignment] {
    guard routine.names.mayMeet(Self.delegate) else { return [] }
    return routine.events.compactMap { event in
      guard case .assign(.member(let base?, "delegate", _), let value) = event.action,
        roles.isNavigator(program.type(of: base, in: routine), in: routine)
      else { return nil }
      switch value.core {
      case .name("self", _), .call:
        return Assignment(place: event.place, routine: routine, value: value)
      case .name(let name, _), .member(_, let name, _):
        // An object that the type makes for itself.
        guard let owner = program.ownerKey(of: routine),
          let (holder, _) = program.property(name, of: owner),
          program.initialValues[holder + "." + name] != nil
        else { return nil }
        return Assignment(place: event.place, routine: routine, value: value)
      default: return nil
      }
    }
  }

  /// Returns whether a type reads the former delegate, or gives it back.
  private func handsOn(_ key: String) -> Bool {
    roles.routines(of: key).contains { routine in
      routine.events.contains { event in
        switch event.action {
        case .assign(let target, let value):
          if target.ownName == "delegate", case .member(let base?, _, _) = target,
            roles.isNavigator(program.type(of: base, in: routine), in: routine)
          {
            if let name = value.core.ownName, name != "self" {
              // Given back, unless it is an object of its own.
              guard let (owner, _) = program.property(name, of: key) else { return true }
              return program.initialValues[owner + "." + name] == nil
            }
            return false
          }
          return readsDelegate(value, in: routine)
        case .bind(let binding):
          return binding.value.map { readsDelegate($0, in: routine) } ?? false
        case .call(_, let arguments):
          return arguments.contains { readsDelegate($0.value, in: routine) }
        case .returns(let value), .value(let value): return readsDelegate(value, in: routine)
        }
      }
    }
  }

  private func readsDelegate(_ value: Expression, in routine: Routine) -> Bool {
    value.all.contains { part in
      guard case .member(let base?, "delegate", _) = part else { return false }
      return roles.isNavigator(program.type(of: base, in: routine), in: routine)
    }
  }
}
