import FlowFacts
import FlowOutput

extension Review {
  /// D6: the removal of another child than the one that ended.
  func findWrongRemovals() -> [Finding] {
    var found: [Finding] = []
    for routine in program.routines {
      guard let owner = program.ownerKey(of: routine), roles.isCoordinator(owner) else { continue }
      let mayRemove = routine.names.mayMeet(roles.taking)
      for event in routine.events {
        if mayRemove, let removal = roles.removal(in: event, of: routine),
          let wrong = wrong(removal, in: routine)
        {
          found.append(wrongRemoval(wrong, at: event.place, routine, owner))
        } else if let wrong = wrongArgument(event, in: routine) {
          found.append(wrongRemoval(wrong, at: event.place, routine, owner))
        }
      }
    }
    return found
  }

  private func wrongRemoval(
    _ what: String, at place: Place, _ routine: Routine, _ owner: String
  ) -> Finding {
    let list = listName(of: owner)
    return Finding(
      "D6", at: place, subject: subject(routine), "removes \(what), not the child that ended",
      story: [
        "Two children are in `\(list)`, and one of them ends.",
        "`\(title(routine))` removes \(what).",
        "The child that ended stays, or a child that is on screen is released.",
      ],
      fix: "Remove the sender: `\(list).removeAll { $0 === child }`.")
  }

  private func wrong(_ removal: Roles.Removal, in routine: Routine) -> String? {
    switch removal {
    case .all: return nil
    case .blind(let how):
      return how.contains("irst") || how.contains("0")
        ? "the first child (`\(how)`)" : "the last child (`\(how)`)"
    case .matching(let test):
      return compares(test, with: ["!==", "!="])
        ? "all other children" : wrongTest(test, in: routine)
    case .keeping(let test):
      return compares(test, with: ["===", "=="])
        ? "all other children" : wrongTest(test, in: routine)
    case .keyed(let keys):
      for key in keys {
        if let index = position(key, in: routine) { return wrongTest(index, in: routine) }
        if key.fullChain.contains("endIndex") || key.fullChain.contains("count") {
          return "the last child"
        }
        if key.mentions("startIndex") { return "the first child" }
      }
      return nil
    }
  }

  /// Returns whether a test is one comparison, by one of some operators.
  private func compares(_ test: Expression, with signs: Set<String>) -> Bool {
    guard case .closure(let id, _) = test.core else { return false }
    let events = program.routine(id).events
    guard events.count == 1, case .returns(.operation(let sign, let parts, _)) = events[0].action
    else { return false }
    return signs.contains(sign) && parts.contains { $0.core.ownName == "$0" }
  }

  /// The test by which a position was looked up.
  private func position(_ key: Expression, in routine: Routine) -> Expression? {
    var value = key.core
    if case .name(let name, _) = value,
      case .binding(let binding, _)? = program.local(name, in: routine), let inner = binding.value
    {
      value = inner.core
    }
    guard case .call(let callee, let arguments, _) = value,
      ["firstIndex", "lastIndex", "index", "first"].contains(callee.ownName ?? "")
    else { return nil }
    return arguments.first?.value
  }

  private func wrongTest(_ test: Expression, in routine: Routine) -> String? {
    guard case .closure(let id, _) = test.core else { return nil }
    let closure = program.routine(id)
    for event in closure.events {
      for expression in event.expressions {
        for part in expression.all {
          switch part {
          case .operation(let sign, let parts, _) where ["===", "!==", "==", "!="].contains(sign):
            if parts.contains(where: { if case .name("self", _) = $0.core { true } else { false } }
            ),
              !isRemovedFromParent(routine)
            {
              return "`self`"
            }
            if parts.contains(where: { isTypeOf($0) }) { return "a child of the same type" }
          case .cast: return "a child by its type"
          default: continue
          }
        }
      }
    }
    return nil
  }

  /// Returns whether a routine of a child empties its place in the parent's list.
  private func isRemovedFromParent(_ routine: Routine) -> Bool {
    let outer = program.outermost(routine)
    return roles.allRoutines(of: outer.id).contains { inner in
      inner.events.contains { event in
        guard roles.removal(in: event, of: inner) != nil else { return false }
        switch event.action {
        case .call(.member(let base?, _, _), _), .assign(let base, _):
          return base.chain.filter { $0 != "self" }.count > 1
        default: return false
        }
      }
    }
  }

  private func isTypeOf(_ value: Expression) -> Bool {
    switch value.core {
    case .call(.name("type", _), _, _): true
    case .member(_?, let name, _):
      ["type", "kind", "coordinatorType", "identifierType"].contains(name)
    default: false
    }
  }

  /// A removing method that gets another child than the one that ended.
  private func wrongArgument(_ event: Event, in routine: Routine) -> String? {
    guard case .call(let callee, let arguments) = event.action, let first = arguments.first else {
      return nil
    }
    // What most calls get is never wrong.
    switch first.value.core {
    case .name("self", _), .member(_?, "first", _), .member(_?, "last", _), .element: break
    default: return nil
    }
    let target = program.resolve(callee, arguments, in: routine)
    guard target.routines.contains(where: { roles.removes(Reach.Stop($0)) }) else { return nil }
    switch first.value.core {
    case .name("self", _):
      let isOwn: Bool =
        switch callee.core {
        case .name: true
        case .member(let base?, _, _): ["self", "super"].contains(base.core.ownName ?? "")
        default: false
        }
      return isOwn ? "`self`" : nil
    case .member(let base?, let name, _) where ["first", "last"].contains(name):
      return roles.isList(base, in: routine) ? "the \(name) child" : nil
    case .element(let base, let keys, _):
      guard roles.isList(base, in: routine), case .literal? = keys.first?.value else { return nil }
      return "a child by its position"
    default: return nil
    }
  }
}
