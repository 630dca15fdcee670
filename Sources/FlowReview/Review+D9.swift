import FlowFacts
import FlowOutput

extension Review {
  /// D9: a reference that may dangle.
  func findDangling() -> [Finding] {
    findUnownedProperties() + findForced() + findUnownedSelf()
  }

  /// Returns whether a coordinator may end while the app goes on.
  private func mayEnd(_ key: String) -> Bool {
    index.ending.contains(key)
  }

  /// The type that a property refers to, and one of its coordinators that may end first, if an object
  /// with the property outlives it.
  private func target(of type: TypeName?, in info: TypeInfo, heldBy holder: String) -> String? {
    guard let type, let key = program.key(for: type.unwrapped, from: info.module, in: info.name),
      let ending = ([key] + (program.types[key]?.descendants ?? [])).first(where: {
        isCoordinator($0, of: key) && mayEnd($0)
      }), !isOwned(holder, by: key)
    else { return nil }
    return ending
  }

  /// Returns whether a type is the class of a coordinator that a value of another type may be.
  private func isCoordinator(_ key: String, of other: String) -> Bool {
    roles.isCoordinator(key) && program.types[key]?.kind == .class
      && program.isKind(key, of: other)
  }

  /// Returns whether an object lives only as long as one of the coordinators of a type.
  private func isOwned(_ holder: String, by key: String) -> Bool {
    let isChild = index.sites(withChild: holder).contains { site in
      program.line(of: site.parent).contains { isCoordinator($0, of: key) }
    }
    if isChild { return true }
    return program.line(of: holder).contains { held in
      (index.holders[held] ?? []).contains { isCoordinator($0, of: key) }
    }
  }

  private func dangling(
    _ what: String, at place: Place, _ subject: String, _ holder: String, _ target: String
  ) -> Finding {
    Finding(
      "D9", at: place, subject: subject, "\(what), and may be used after `\(target)` has ended",
      story: [
        "`\(holder)` refers to `\(target)`, and is not owned by it.",
        "`\(target)` ends: its parent removes it, and it is released.",
        "`\(holder)` is still alive, for example while its screen animates away, and uses the reference.",
        "The app crashes.",
      ],
      fix: "Use a weak reference, and unwrap it where it is used.")
  }

  private func findUnownedProperties() -> [Finding] {
    var found: [Finding] = []
    for key in program.keys {
      guard let info = program.types[key], info.kind == .class,
        info.properties.values.contains(where: { $0.strength != .strong })
      else { continue }
      for name in info.propertyNames {
        guard let fact = info.properties[name], fact.isStored else { continue }
        let isForcedWeak = fact.strength == .weak && fact.type?.isForced == true
        guard fact.strength == .unowned || isForcedWeak else { continue }
        guard let target = target(of: fact.type, in: info, heldBy: key) else { continue }
        found.append(
          dangling(
            isForcedWeak ? "`\(name)` is unwrapped by force" : "`\(name)` is `unowned`",
            at: fact.place, "\(info.name).\(name)", info.name, self.name(target)))
      }
    }
    return found
  }

  /// Weak references that are unwrapped by force.
  private func findForced() -> [Finding] {
    var found: [Finding] = []
    for routine in program.routines where routine.hasForced {
      guard let owner = program.ownerKey(of: routine), let info = program.types[owner] else {
        continue
      }
      var seen: Set<Place> = []
      for event in routine.events {
        for expression in event.expressions {
          for case .forced(let value, let place) in expression.all
          where seen.insert(place).inserted {
            guard let name = value.ownName else { continue }
            if name == "self", roles.isCoordinator(owner), mayEnd(owner), isWeakSelf(routine),
              !isOwnClosure(routine, owner)
            {
              found.append(
                dangling(
                  "`self` is unwrapped by force", at: place, subject(routine), "the closure",
                  info.name))
            }
            guard let (_, fact) = program.property(name, of: owner), fact.strength == .weak,
              program.local(name, in: routine) == nil
            else { continue }
            guard let target = target(of: fact.type, in: info, heldBy: owner) else { continue }
            found.append(
              dangling(
                "`\(name)` is weak and unwrapped by force", at: place,
                subject(routine) + "." + name, info.name, self.name(target)))
          }
        }
      }
    }
    return found
  }

  private func isWeakSelf(_ routine: Routine) -> Bool {
    var current: Routine? = routine
    while let closure = current {
      if closure.captures.contains(where: { $0.name == "self" && $0.strength == .weak }) {
        return true
      }
      current = closure.parent.map { program.routine($0) }
    }
    return false
  }

  /// Closures with `[unowned self]` that other objects keep.
  private func findUnownedSelf() -> [Finding] {
    var found: [Finding] = []
    for key in roles.coordinators.sorted()
    where program.types[key]?.kind == .class && mayEnd(key) {
      for routine in roles.ownRoutines(of: key) {
        guard routine.captures.contains(where: { $0.name == "self" && $0.strength == .unowned }),
          !isOwnClosure(routine, key)
        else { continue }
        found.append(
          dangling(
            "`self` is `unowned` in a closure that another object keeps", at: routine.place,
            subject(routine), "the closure", name(key)))
      }
    }
    return found
  }

  /// Returns whether a closure lives only as long as its coordinator.
  private func isOwnClosure(_ closure: Routine, _ key: String) -> Bool {
    switch program.uses[closure.id] {
    case .assigned(let target, let id)?:
      let routine = program.routine(id)
      switch target.core {
      case .name(let name, _): return program.local(name, in: routine) == nil
      case .member(let base?, _, _):
        if base.core.ownName == "self" { return true }
        if isKeptBy(key, base, in: routine) { return true }
        return index.sites(around: routine, in: program).contains {
          finder.isChild(base, of: $0)
        }
      default: return false
      }
    case .argument(let callee, let arguments, _, let id)?:
      let routine = program.routine(id)
      if ["forEach", "map", "compactMap", "filter", "first", "removeAll", "sorted"].contains(
        callee.ownName ?? "")
      {
        return true
      }
      let target = program.resolve(callee, arguments, in: routine)
      // An object that is made and kept.
      if target.made != nil { return isMadeAndKept(closure, in: routine, key) }
      return isInOwnBag(closure, in: routine)
    case .bound?, nil: return false
    }
  }

  private func isMadeAndKept(_ closure: Routine, in routine: Routine, _ key: String) -> Bool {
    routine.events.contains { event in
      switch event.action {
      case .assign(let target, let value):
        value.closures.contains(closure.id)
          && program.propertyKeys(of: target, in: routine).contains { $0.hasPrefix(key + ".") }
      case .bind(let binding):
        binding.value?.closures.contains(closure.id) == true
          && (isKeptBy(key, .name(binding.name, event.place), in: routine)
            || index.sites(around: routine, in: program).contains {
              $0.routine.id == routine.id && $0.name == binding.name
            })
      default: false
      }
    }
  }

  /// Returns whether a subscription with the closure ends with the coordinator.
  private func isInOwnBag(_ closure: Routine, in routine: Routine) -> Bool {
    routine.events.contains { event in
      guard case .call(.member(let base?, let name, _), let arguments) = event.action,
        ["store", "disposed", "add", "insert"].contains(name)
      else { return false }
      let isInside =
        base.closures.contains(closure.id)
        || arguments.contains { $0.value.closures.contains(closure.id) }
      guard isInside else { return false }
      let bag = name == "insert" ? base : arguments.first?.value ?? base
      let chain = bag.core.chain.filter { $0 != "self" }
      return chain.count == 1
    }
  }
}
