import FlowFacts
import FlowOutput

extension Review {
  /// D4: closures that hold `self`, and that `self` keeps.
  func findOwnClosures() -> [Finding] {
    var found: [Finding] = []
    for key in reviewed() where program.types[key]?.kind == .class {
      for routine in roles.ownRoutines(of: key) {
        for event in routine.events {
          switch event.action {
          case .assign(let target, let value):
            found += circles(target, value, in: routine, key)
          case .call(let callee, let arguments):
            found += circles(ofStream: callee, arguments, in: routine, key)
          case .bind, .returns, .value: continue
          }
        }
      }
    }
    return found
  }

  /// The coordinators, and what they make.
  private func reviewed() -> [String] {
    var keys = roles.coordinators
    for key in roles.coordinators { keys.formUnion(related(to: key)) }
    return keys.sorted()
  }

  private func circles(
    _ assigned: Expression, _ value: Expression, in routine: Routine, _ key: String
  ) -> [Finding] {
    if case .closure(let id, let place) = value.core {
      return circle(assigned, id, at: place, in: routine, key).map { [$0] } ?? []
    }
    // A closure that a function returns.
    if case .call(let callee, let arguments, let place) = value.core {
      let target = program.resolve(callee, arguments, in: routine)
      if target.routines.count == 1, let made = target.routines.first.map(program.routine),
        program.ownerKey(of: made).map({ program.isKind(key, of: $0) }) == true,
        case .returns(let result)? = made.events.last?.action,
        case .closure(let id, _) = result.core
      {
        return circle(assigned, id, at: place, in: routine, key).map { [$0] } ?? []
      }
    }
    // An object that is made with a closure, and kept.
    guard case .call = value.core, isOwn(assigned, in: routine),
      strength(of: assigned, in: routine) == .strong
    else { return [] }
    return keptClosures(value, in: routine).filter { program.holdsSelf($0.id) }.map {
      ownCircle(at: $0.place, assigned.ownName ?? "", routine, key)
    }
  }

  /// The closures that a made object stores.
  private func keptClosures(
    _ value: Expression, in routine: Routine
  ) -> [(id: RoutineID, place: Place)] {
    guard case .call(let callee, let arguments, _) = value.core else { return [] }
    let target = program.resolve(callee, arguments, in: routine)
    guard let made = target.made, program.types[made]?.kind == .class else { return [] }
    return arguments.indices.compactMap { index in
      guard case .closure(let id, let place) = arguments[index].value.core,
        let called = target.routines.first.map(program.routine),
        let position = called.parameter(for: arguments, at: index),
        stores(called.parameters[position].name, called)
      else { return nil }
      return (id, place)
    }
  }

  private func stores(_ parameter: String, _ routine: Routine) -> Bool {
    routine.events.contains { event in
      guard case .assign(let target, .name(parameter, _)) = event.action else { return false }
      return !program.propertyKeys(of: target, in: routine).isEmpty
    }
  }

  private func isOwn(_ target: Expression, in routine: Routine) -> Bool {
    switch target.core {
    case .name(let name, _): program.local(name, in: routine) == nil
    case .member(.name("self", _)?, _, _): true
    case .element(let base, _, _): isOwn(base, in: routine)
    default: false
    }
  }

  private func circle(
    _ target: Expression, _ id: RoutineID, at place: Place, in routine: Routine, _ key: String
  ) -> Finding? {
    let holdsSelf = program.holdsSelf(id)
    if isOwn(target, in: routine), holdsSelf,
      !program.propertyKeys(of: target, in: routine).isEmpty
    {
      return ownCircle(at: place, target.ownName ?? "", routine, key)
    }
    guard case .member(let base?, let member, _) = target,
      strength(of: target, in: routine) == .strong
    else { return nil }
    // A closure that holds the object that stores it.
    if case .name(let object, _) = base.core, object != "self",
      program.local(object, in: routine) != nil, program.holds(object, id),
      program.typeKey(of: base, in: routine).map({ program.types[$0]?.kind != .struct }) ?? true
    {
      return Finding(
        "D4", at: place, subject: "\(subject(routine)) \(object).\(member)",
        "`\(object).\(member)` holds `\(object)` itself",
        story: [
          "`\(object)` stores the closure in `\(member)`.", "The closure holds `\(object)`.",
          "Even when the parent has removed it, `\(object)` keeps itself alive.",
        ],
        fix: "Capture `[weak \(object)]`, or take the object from the closure's arguments.")
    }
    guard holdsSelf else { return nil }
    let isChild = index.sites(around: routine, in: program).contains {
      finder.isChild(base, of: $0)
    }
    guard isChild || isKeptBy(key, base, in: routine) && !isNavigation(base, in: routine) else {
      return nil
    }
    return ownCircle(at: place, "\(base.ownName ?? "").\(member)", routine, key)
  }

  private func isNavigation(_ base: Expression, in routine: Routine) -> Bool {
    roles.isNavigator(program.type(of: base, in: routine), in: routine)
  }

  private func ownCircle(
    at place: Place, _ holder: String, _ routine: Routine, _ key: String
  ) -> Finding {
    Finding(
      "D4", at: place, subject: "\(subject(routine)) \(holder)",
      "the closure in `\(holder)` holds `self`, which keeps the closure",
      story: [
        "`\(name(key))` keeps the closure, through `\(holder)`.",
        "The closure holds `\(name(key))`, because it captures `self` strongly.",
        "When the flow has ended, both still hold each other.",
      ],
      fix: "Capture `[weak self]`.")
  }

  /// Subscriptions that `self` keeps.
  private func circles(
    ofStream callee: Expression, _ arguments: [Argument], in routine: Routine, _ key: String
  ) -> [Finding] {
    guard case .member(let base?, let name, _) = callee,
      ["store", "disposed", "add", "insert", "cancelled"].contains(name)
    else { return [] }
    var (stream, bag) = (base, arguments.first?.value)
    if name == "insert" { (stream, bag) = (arguments.first?.value ?? base, base) }
    guard let bag, isOwn(bag, in: routine) || bag.core.chain.first == "self",
      case .call = stream.core, isBag(bag, in: routine)
    else { return [] }
    for part in stream.all {
      guard case .call(let inner, let arguments, _) = part else { continue }
      for argument in arguments {
        switch argument.value.core {
        case .closure(let id, let place):
          if program.holdsSelf(id) {
            return [ownCircle(at: place, bag.ownName ?? "", routine, key)]
          }
        case .name(let name, let place):
          if name == "self", argument.label == "on" {
            return [ownCircle(at: place, bag.ownName ?? "", routine, key)]
          }
          guard inner.ownName.map(ClosureFlows.subscribing.contains) == true,
            program.local(name, in: routine) == nil,
            program.property(name, of: key) == nil, !program.nearest(name, of: key).isEmpty
          else { continue }
          return [ownCircle(at: place, bag.ownName ?? "", routine, key)]
        case .member(.name("self", _)?, let name, let place):
          guard program.property(name, of: key) == nil, !program.nearest(name, of: key).isEmpty
          else { continue }
          return [ownCircle(at: place, bag.ownName ?? "", routine, key)]
        default: continue
        }
      }
    }
    return []
  }

  private func isBag(_ bag: Expression, in routine: Routine) -> Bool {
    if let type = program.type(of: bag, in: routine) {
      return ["DisposeBag", "Set", "Array", "CompositeDisposable"].contains(type.name)
    }
    let name = bag.ownName?.lowercased() ?? ""
    return ["bag", "cancel", "subscription", "dispos"].contains(where: name.contains)
  }
}
