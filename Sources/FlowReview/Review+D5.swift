import FlowFacts
import FlowOutput

extension Review {
  /// D5: a removal that happens only if a switch is on.
  func findOptionalRemovals() -> [Finding] {
    program.routines.flatMap { routine -> [Finding] in
      guard routine.names.mayMeet(roles.taking), !routine.parameters.isEmpty else { return [] }
      return routine.events.compactMap { event in
        guard roles.removal(in: event, of: routine) != nil, isOptional(event, in: routine) else {
          return nil
        }
        return Finding(
          "D5", at: event.place, subject: subject(routine),
          "a child that has ended is removed only if a switch is on",
          story: [
            "A child ends, and `\(title(routine))` is called.",
            "The switch is off: the child is not removed, and stays for the life of its parent.",
          ],
          fix: "Remove the child in every case.")
      }
    }
  }

  /// Returns whether code that leaves a child's screens tells the parent, whatever the code.
  private func isHandled(_ site: Site) -> Bool {
    removal(of: site, by: [.didShow, .didMove, .didDisappear, .released, .pop, .willDisappear])
      != nil
  }

  /// The methods that would end the flow of a site, if code calls them; one site for each child.
  private func findEnds() -> [(site: Site, routines: [Routine])] {
    var seen: Set<String> = []
    return sites.compactMap { site in
      guard [.pushesOnShared, .isPresented, .standsAlone].contains(site.way),
        seen.insert(site.child).inserted, !isHandled(site)
      else { return nil }
      let routines = roles.ownRoutines(of: site.child).filter { routine in
        routine.kind == .function && routine.parent == nil && reachesRemoval(of: routine, site)
          && Callback.kind(of: routine) == nil
      }
      return (site, routines)
    }
  }

  /// The methods that remove children from a list.
  private func findRemovals() -> [Routine] {
    guard sites.contains(where: { [.pushesOnShared, .isPresented].contains($0.way) }) else {
      return []
    }
    return program.routines.filter { routine in
      routine.kind == .function && routine.parent == nil
        && roles.removes(Reach.Stop(routine.id)) && Callback.kind(of: routine) == nil
        && !routine.modifiers.contains("override")
    }
  }

  /// D5: a method that would end the flow or remove a child, and that no code calls.
  func findUnusedEnds() -> [Finding] {
    let (ends, removing) = (findEnds(), findRemovals())
    let mentions = Mentions(of: ends.flatMap(\.routines) + removing, in: program)
    var found: [Finding] = []
    for (site, routines) in ends {
      var unused: Routine?
      var tells = false
      for routine in routines {
        if mentions.contains(routine) || routine.modifiers.contains("@objc") {
          tells = true
        } else if !isRequirement(routine, of: site.child) {
          unused = unused ?? routine
        } else {
          tells = true
        }
      }
      guard let unused, !tells else { continue }
      found.append(
        Finding(
          "D5", at: unused.place, subject: subject(unused),
          "no code calls `\(unused.name)`, so the parent is never told that the flow has ended",
          story: [
            "`\(name(site.parent))` adds `\(name(site.child))` to `\(listName(of: site.parent))`.",
            "`\(title(unused))` would tell the parent, and no code calls it.",
            "The flow ends on screen, and `\(name(site.child))` stays in the list.",
          ],
          fix: "Call `\(unused.name)` where the user leaves the flow."))
    }
    return found + findUnused(removing.filter { !mentions.contains($0) })
  }

  /// A list from which no code removes.
  private func findUnused(_ removing: [Routine]) -> [Finding] {
    let unused = removing.filter { routine in
      guard let owner = program.ownerKey(of: routine) else { return false }
      return !isRequirement(routine, of: owner)
        && routine.parameters.contains { isCoordinator($0.type, in: routine) }
    }
    guard !unused.isEmpty, !sites.contains(where: { reachesRemoval(from: $0.child, $0) }) else {
      return []
    }
    var found: [Finding] = []
    for routine in unused {
      guard let owner = program.ownerKey(of: routine) else { continue }
      found.append(
        Finding(
          "D5", at: routine.place, subject: subject(routine),
          "no code calls `\(routine.name)`, so no child is ever removed",
          story: [
            "Children are added to `\(listName(of: owner))`.",
            "`\(title(routine))` would remove them, and no code calls it.",
            "Every child stays in the list for the life of its parent.",
          ],
          fix: "Call `\(routine.name)` when a child has ended."))
    }
    return found
  }

  private func isCoordinator(_ type: TypeName?, in routine: Routine) -> Bool {
    guard let type,
      let key = program.key(for: type.unwrapped, from: routine.module, in: routine.owner)
    else { return false }
    return roles.isCoordinator(key)
  }

  /// Returns whether a protocol asks for a method.
  private func isRequirement(_ routine: Routine, of key: String) -> Bool {
    program.line(of: key).contains { ancestor in
      program.types[ancestor]?.kind == .protocol
        && (program.types[ancestor]?.routines[routine.name] ?? []).contains {
          program.routine($0).modifiers.contains("requirement")
        } && !roles.isCoordinator(ancestor)
    }
  }

  func reachesRemoval(of routine: Routine, _ site: Site) -> Bool {
    let owners = removals.owners(from: Reach.Stop(routine.id, site.child))
    guard !owners.isEmpty else { return false }
    if program.line(of: site.parent).contains(where: owners.contains) { return true }
    if program.line(of: site.child).contains(where: owners.contains) { return true }
    return program.types[site.parent]?.descendants.contains(where: owners.contains) == true
  }

  private func reachesRemoval(from child: String, _ site: Site) -> Bool {
    roles.routines(of: child).contains { reachesRemoval(of: $0, site) }
  }

  /// D5: a child whose parent does not set what the child would tell it with.
  func findUnsetHooks() -> [Finding] {
    sites.compactMap { site -> Finding? in
      guard [.pushesOnShared, .isPresented, .standsAlone].contains(site.way), !isHandled(site)
      else { return nil }
      let hooks = hooks(of: site.child, site)
      guard !hooks.isEmpty, hooks.allSatisfy({ !isSet($0, at: site) }) else { return nil }
      let hook = hooks.sorted()[0]
      let child = name(site.child)
      return Finding(
        "D5", at: site.place, subject: subject(site.routine) + " " + child + "." + hook,
        "`\(hook)` of `\(child)` is not set, so its end is never told",
        story: [
          "`\(title(site.routine))` adds `\(child)` to `\(listName(of: site.parent))`.",
          "`\(child)` tells its end through `\(hook)`, which is `nil`.",
          "The flow ends on screen, and `\(child)` stays in the list.",
        ],
        fix: "Set `\(hook)` before `\(child)` starts.")
    }
  }

  /// The properties through which a child tells its parent something.
  private func hooks(of child: String, _ site: Site) -> Set<String> {
    var found: Set<String> = []
    for routine in roles.routines(of: child) {
      for event in routine.events {
        guard case .call(let callee, _) = event.action else { continue }
        let holder: Expression? =
          switch callee.core {
          case .member(let base?, _, _): base
          default: callee
          }
        for candidate in [holder, callee] {
          guard let candidate, let name = candidate.core.ownName,
            isOwnMember(candidate, in: routine),
            let (owner, fact) = program.property(name, of: child), fact.isStored,
            program.types[owner]?.kind == .class, let type = fact.type
          else { continue }
          if type.isFunction, candidate.core.ownName == callee.core.ownName {
            found.insert(name)
          } else if let info = program.types[owner],
            let key = program.key(for: type.unwrapped, from: info.module, in: info.name),
            program.types[key]?.kind == .protocol || roles.isCoordinator(key),
            type.isOptional, program.isKind(site.parent, of: key)
          {
            found.insert(name)
          }
        }
      }
    }
    return found
  }

  private func isOwnMember(_ value: Expression, in routine: Routine) -> Bool {
    switch value.core {
    case .name(let name, _): program.local(name, in: routine) == nil
    case .member(let base?, _, _): ["self", "$0"].contains(base.core.ownName ?? "")
    default: false
    }
  }

  private func isSet(_ hook: String, at site: Site) -> Bool {
    // It is set anywhere near: on the child, by its initializer, or by what adds it.
    if backReferences(of: site).contains(where: { $0.fact.name == hook }) { return true }
    for routine in roles.allRoutines(of: program.outermost(site.routine).id) {
      for event in routine.events {
        switch event.action {
        case .assign(.member(_?, hook, _), _): return true
        case .call(let callee, let arguments):
          let target = program.resolve(callee, arguments, in: routine)
          if let made = target.made, made == site.child,
            arguments.contains(where: { isHook($0.value) })
          {
            return true
          }
        default: continue
        }
      }
    }
    for key in program.propertyKeys(hook, of: site.child) {
      if program.types[site.child]?.properties[hook]?.type?.isFunction == true,
        !reach.flows.closures(in: .property(key)).isEmpty, site.name == nil
      {
        return true
      }
    }
    // An adder, or code elsewhere that sets it for all children.
    return setters[hook]?.contains { $0 != program.outermost(site.routine).id } == true
  }

  func isProperty(_ base: Expression, in routine: Routine) -> Bool {
    guard case .name(let name, _) = base.core else { return true }
    return program.local(name, in: routine) == nil
  }

  private func isHook(_ value: Expression) -> Bool {
    switch value.core {
    case .closure, .name("self", _): true
    default: false
    }
  }
}
