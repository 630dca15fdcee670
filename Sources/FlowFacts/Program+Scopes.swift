extension Program {
  /// Where a local name comes from.
  package enum Local {
    /// A variable of a routine.
    case binding(Binding, Routine)
    /// A parameter of a routine, by its position.
    case parameter(Int, Routine)
  }

  /// Returns where a name comes from, if it is a local one.
  package func local(_ name: String, in routine: Routine) -> Local? {
    var scope: Routine? = routine
    while let current = scope {
      if let binding = locals[current.id]?[name] {
        // `guard let self` and `if let x = x` look further out.
        if case .name(name, _)? = binding.value?.core, binding.type == nil {
          let isOwn = current.parameters.contains { $0.name == name }
          if !isOwn {
            scope = current.parent.map { self.routine($0) }
            if scope == nil { return nil }
            continue
          }
        } else {
          return .binding(binding, current)
        }
      }
      if let position = current.parameters.firstIndex(where: { $0.name == name }) {
        return .parameter(position, current)
      }
      scope = current.parent.map { self.routine($0) }
    }
    return nil
  }

  /// The routine that a closure stands in, and itself if it is none.
  package func outermost(_ routine: Routine) -> Routine {
    var current = routine
    while let parent = current.parent { current = self.routine(parent) }
    return current
  }

  /// Returns whether a closure holds `self` strongly, itself or by a closure in it.
  package func holdsSelf(_ id: RoutineID) -> Bool {
    let closure = routine(id)
    if let capture = closure.captures.first(where: { $0.name == "self" }) {
      return capture.strength == .strong
    }
    if isMentioned("self", directlyIn: closure) { return true }
    if usesOwnMember(closure) { return true }
    return (children[id] ?? []).contains { child in
      let inner = routine(child)
      if let capture = inner.captures.first(where: { $0.name == "self" }) {
        return capture.strength != .strong || true
      }
      return holdsSelf(child)
    }
  }

  /// Returns whether a closure holds a local name strongly.
  package func holds(_ name: String, _ id: RoutineID) -> Bool {
    let closure = routine(id)
    if let capture = closure.captures.first(where: { $0.name == name }) {
      return capture.strength == .strong
    }
    if isMentioned(name, directlyIn: closure) { return true }
    return (children[id] ?? []).contains { holds(name, $0) }
  }

  private func isMentioned(_ name: String, directlyIn closure: Routine) -> Bool {
    closure.events.contains { event in
      let isName = { (part: Expression) in if case .name(name, _) = part { true } else { false } }
      return event.contains(isName)
        || event.conditions.contains { $0.expressions.contains { $0.contains(isName) } }
    }
  }

  /// Returns whether a capture list says what a name is: `[store]` holds the store alone.
  private func isCaptured(_ name: String, by closure: Routine) -> Bool {
    closure.captures.contains { $0.name == name }
      || closure.parent.map { isCaptured(name, by: routine($0)) } == true
  }

  /// Returns whether a body uses a member of its type without saying `self`.
  private func usesOwnMember(_ closure: Routine) -> Bool {
    guard let owner = ownerKey(of: closure), types[owner]?.kind == .class else { return false }
    return closure.events.contains { event in
      event.contains {
        guard case .name(let name, _) = $0, name.first?.isLowercase == true,
          local(name, in: closure) == nil, !isCaptured(name, by: closure)
        else { return false }
        return property(name, of: owner)?.fact.modifiers.contains("static") == false
          || !nearest(name, of: owner).isEmpty
      }
    }
  }
}
