import FlowFacts
import FlowOutput

extension Review {
  /// D4: a coordinator that enters its own list.
  func findOwnEntries() -> [Finding] {
    program.routines.flatMap { routine -> [Finding] in
      guard routine.names.mayMeet(roles.adding), let owner = program.ownerKey(of: routine),
        roles.isCoordinator(owner), program.types[owner]?.kind == .class
      else { return [] }
      return routine.events.compactMap { event -> Finding? in
        let added = roles.added(by: event, in: routine, selfKey: nil)
        guard added.contains(where: { if case .name("self", _) = $0.core { true } else { false } }),
          case .call(let callee, _) = event.action,
          callee.chain.dropLast().allSatisfy({
            $0 == "self" || roles.lists.contains(owner + "." + $0)
          })
        else { return nil }
        let list = listName(of: owner)
        return Finding(
          "D4", at: event.place, subject: subject(routine) + " self",
          "`\(name(owner))` is in its own `\(list)`, and holds itself",
          story: [
            "`\(title(routine))` adds `self` to `\(list)`.",
            "`\(name(owner))` holds the list, and the list holds `\(name(owner))`.",
            "When every other object has released it, it still holds itself.",
          ],
          fix: "Let its parent, or the object that starts it, keep `\(name(owner))`.")
      }
    }
  }

  /// D4: a property of a child that holds its parent.
  func findStrongParents() -> [Finding] {
    var found: [Finding] = []
    for site in sites {
      for (owner, fact) in backReferences(of: site) where fact.strength == .strong {
        guard isReference(fact, of: owner) else { continue }
        found.append(
          Finding(
            "D4", at: fact.place, subject: "\(name(owner)).\(fact.name)",
            "`\(fact.name)` holds the parent, whose list holds the child",
            story: [
              "`\(name(site.parent))` adds `\(name(site.child))` to "
                + "`\(listName(of: site.parent))`: the parent holds the child.",
              "`\(name(owner)).\(fact.name)` holds `\(name(site.parent))` strongly.",
              "When the last screen has gone, both still hold each other.",
            ],
            fix: "Declare `\(fact.name)` as `weak var`."))
      }
    }
    return found
  }

  private func isReference(_ fact: PropertyFact, of owner: String) -> Bool {
    guard let type = program.propertyType(fact.name, of: owner), let info = program.types[owner],
      let key = program.key(for: type.unwrapped, from: info.module, in: info.name)
    else { return fact.type.map { !$0.isFunction } ?? true }
    return program.types[key]?.kind != .struct && program.types[key]?.kind != .enum
  }

  /// The stored properties of the child that get the parent.
  func backReferences(of site: Site) -> [(owner: String, fact: PropertyFact)] {
    var found: [(String, PropertyFact)] = []
    func add(_ name: String) {
      guard let (owner, fact) = program.property(name, of: site.child) else { return }
      if fact.isStored, program.types[owner]?.kind == .class {
        found.append((owner, fact))
        return
      }
      // A computed property: what its setter stores.
      for id in program.types[owner]?.routines[name] ?? [] {
        for event in program.routine(id).events where program.routine(id).kind == .setter {
          guard case .assign(let target, let value) = event.action, value.mentions("newValue"),
            let stored = target.ownName, let fact = program.types[owner]?.properties[stored]
          else { continue }
          found.append((owner, fact))
        }
      }
    }
    func addArguments(_ value: Expression, in routine: Routine) {
      guard case .call(let callee, let arguments, _) = value.core else { return }
      for index in arguments.indices {
        guard case .name("self", _) = arguments[index].value.core else { continue }
        for id in program.resolve(callee, arguments, in: routine).routines {
          let called = program.routine(id)
          guard let position = called.parameter(for: arguments, at: index) else { continue }
          keptIn(called.parameters[position].name, called, depth: 0).forEach(add)
        }
      }
    }
    let scope = roles.allRoutines(of: program.outermost(site.routine).id)
    for routine in scope {
      for event in routine.events {
        if case .assign(.member(let base?, let name, _), .name("self", _)) = event.action,
          finder.isChild(base, of: site)
        {
          add(name)
        }
      }
    }
    addArguments(site.value, in: site.routine)
    if let name = site.name,
      case .binding(let binding, let around)? =
        program.local(name, in: site.routine), let value = binding.value
    {
      addArguments(value, in: around)
    }
    // What adding the child does.
    if case .call(let callee, let arguments) = site.event.action {
      for id in program.resolve(callee, arguments, in: site.routine).routines {
        let positions = roles.adders[id] ?? []
        for routine in roles.allRoutines(of: id) {
          for event in routine.events {
            if case .assign(.member(let base?, let name, _), .name("self", _)) = event.action,
              let position = roles.parameter(base, in: routine), positions.contains(position)
            {
              add(name)
            }
          }
        }
      }
    }
    return found
  }

  /// The properties that an initializer stores a parameter in, those of its superclass included.
  private func keptIn(_ parameter: String, _ routine: Routine, depth: Int) -> [String] {
    guard depth < 4 else { return [] }
    var names: [String] = []
    for event in routine.events {
      switch event.action {
      case .assign(let target, let value):
        if case .name(parameter, _) = value.core, let name = target.ownName { names.append(name) }
      case .call(let callee, let arguments):
        for index in arguments.indices {
          guard case .name(parameter, _) = arguments[index].value.core else { continue }
          for id in program.resolve(callee, arguments, in: routine).routines {
            let called = program.routine(id)
            if called.kind == .initializer,
              let position = called.parameter(for: arguments, at: index)
            {
              names += keptIn(called.parameters[position].name, called, depth: depth + 1)
            }
          }
        }
      case .bind, .returns, .value: continue
      }
    }
    return names
  }

  /// D4: an object that a coordinator keeps, and that holds the coordinator.
  func findStrongHolders() -> [Finding] {
    var found: [Finding] = []
    for key in roles.coordinators.sorted() where program.types[key]?.kind == .class {
      for routine in roles.ownRoutines(of: key) {
        for event in routine.events {
          guard case .assign(.member(let base?, let member, _), .name("self", _)) = event.action,
            let holder = program.typeKey(of: base, in: routine), !roles.isCoordinator(holder),
            let (owner, fact) = program.property(member, of: holder), fact.isStored,
            fact.strength == .strong, program.types[owner]?.kind == .class
          else { continue }
          guard isKeptBy(key, base, in: routine) || isInOwnStack(holder, of: key) else { continue }
          found.append(
            Finding(
              "D4", at: fact.place, subject: "\(name(owner)).\(fact.name)",
              "`\(fact.name)` holds the coordinator, which keeps this object",
              story: [
                "`\(name(key))` keeps `\(name(holder))`.",
                "`\(name(owner)).\(fact.name)` holds `\(name(key))` strongly.",
                "When the flow has ended, both still hold each other.",
              ],
              fix: "Declare `\(fact.name)` as `weak var`."))
        }
      }
    }
    return found
  }

  /// Returns whether a coordinator stores what an expression names.
  func isKeptBy(_ key: String, _ value: Expression, in routine: Routine) -> Bool {
    guard let name = value.core.ownName else { return false }
    if case .name = value.core, program.local(name, in: routine) != nil {
      return roles.routines(of: key).contains { other in
        other.events.contains { event in
          guard case .assign(let target, .name(name, _)) = event.action,
            program.local(name, in: other) != nil,
            program.outermost(other).id == program.outermost(routine).id
          else { return false }
          return program.propertyKeys(of: target, in: other).contains { $0.hasPrefix(key + ".") }
            && strength(of: target, in: other) == .strong
        }
      }
    }
    guard let (_, fact) = program.property(name, of: key) else { return false }
    return fact.isStored && fact.strength == .strong
  }

  /// Returns whether a controller stands in a stack that its coordinator made and keeps.
  private func isInOwnStack(_ holder: String, of key: String) -> Bool {
    guard roles.isController(holder), related(to: key).contains(holder) else { return false }
    return program.line(of: key).contains { owner in
      (program.types[owner]?.propertyNames ?? []).contains { name in
        guard let (value, id) = program.initialValues[owner + "." + name] else { return false }
        return finder.isOwnNavigator(value, in: program.routine(id), depth: 0)
      }
    }
  }
}
