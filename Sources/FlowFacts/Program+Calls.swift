extension Program {
  /// A call on a value of a type from which many others inherit.
  package struct WideCall: Hashable, Sendable {
    /// The key of the type.
    package let key: String
    /// The name of the method.
    package let name: String
    /// The labels of the arguments.
    package let labels: [String?]
  }

  /// The number of types that may answer a call before it is a wide one.
  ///
  /// The rules look at so many of them. What a wide call leads to is kept once for all such calls,
  /// so that the work does not grow with the square of the types.
  package static let widest = 12

  /// Returns whether a call may run a routine.
  package func mayRun(_ target: Target, _ id: RoutineID) -> Bool {
    if target.routines.contains(id) { return true }
    guard let wide = target.wide else { return false }
    let routine = routine(id)
    return routine.name == wide.name && routine.isCallable
      && ownerKey(of: routine).map { isKind($0, of: wide.key) } == true
      && routine.accepts(wide.labels)
  }

  private func answer(_ name: String, of key: String, _ labels: [String?], _ target: inout Target) {
    let others = types[key]?.overriding[name] ?? []
    guard others.count > Self.widest else {
      target.routines = candidates(name, of: key, labels: labels)
      return
    }
    target.routines = nearest(name, of: key, labels: labels)
    for id in others where !target.routines.contains(id) && routine(id).accepts(labels) {
      target.routines.append(id)
      if target.routines.count > Self.widest {
        target.wide = WideCall(key: key, name: name, labels: labels)
        return
      }
    }
  }

  /// What a call means.
  package struct Target: Sendable {
    /// The routines that may run.
    package var routines: [RoutineID] = []
    /// The properties whose closures are called, by their keys.
    package var properties: [String] = []
    /// The parameter whose closure is called.
    package var parameter: (routine: RoutineID, position: Int)?
    /// The type that is made.
    package var made: String?
    /// True if only the name decided.
    package var isByName = false
    /// The type of the receiver, `nil` if it is `self`.
    package var receiver: String?
    /// True if the receiver is `self`.
    package var isOnSelf = false

    /// The whole call, if more types answer it than `routines` has.
    package var wide: WideCall?

    /// True if nothing in the sources is called.
    package var isUnknown: Bool {
      routines.isEmpty && properties.isEmpty && parameter == nil && made == nil
    }
  }

  /// Finds what a call means.
  package func resolve(
    _ callee: Expression, _ arguments: [Argument], in routine: Routine, selfKey: String? = nil,
    depth: Int = 0
  ) -> Target {
    let labels = arguments.map(\.label)
    switch callee.core {
    case .name(let name, _):
      return resolve(name: name, labels, in: routine, selfKey: selfKey)
    case .member(let base?, let name, _):
      return resolve(base, name, labels, in: routine, selfKey: selfKey, depth: depth)
    case .element(let base, _, _):
      // A closure that a dictionary keeps.
      return resolve(base, arguments, in: routine, selfKey: selfKey, depth: depth + 1)
    case .call(.member(let base?, "removeValue", _), _, _):
      return resolve(base, arguments, in: routine, selfKey: selfKey, depth: depth + 1)
    default: return Target()
    }
  }

  private func resolve(
    name: String, _ labels: [String?], in routine: Routine, selfKey: String?
  ) -> Target {
    var target = Target()
    if let local = local(name, in: routine) {
      switch local {
      case .parameter(let position, let scope): target.parameter = (scope.id, position)
      case .binding(let binding, let scope):
        if let value = binding.value {
          if case .closure(let id, _) = value.core {
            target.routines = [id]
          } else {
            target.properties = propertyKeys(of: value, in: scope, selfKey: selfKey)
          }
        }
      }
      return target
    }
    // Functions inside of functions.
    var scope: Routine? = routine
    while let current = scope {
      for child in children[current.id] ?? []
      where self.routine(child).kind == .function
        && self.routine(child).name == name
      {
        target.routines.append(child)
      }
      if !target.routines.isEmpty { return target }
      scope = current.parent.map { self.routine($0) }
    }
    if let owner = selfKey ?? ownerKey(of: routine) {
      if selfKey == nil {
        answer(name, of: owner, labels, &target)
      } else {
        target.routines = nearest(name, of: owner, labels: labels)
      }
      if !target.routines.isEmpty {
        target.isOnSelf = true
        return target
      }
      if property(name, of: owner) != nil {
        target.properties = propertyKeys(name, of: owner)
        return target
      }
    }
    if let made = key(for: TypeName(name), from: routine.module, in: routine.owner) {
      target.made = made
      target.routines = nearest("init", of: made, labels: labels)
      return target
    }
    target.routines = (freeFunctions[name] ?? []).filter { self.routine($0).accepts(labels) }
    return target
  }

  private func resolve(
    _ base: Expression, _ name: String, _ labels: [String?], in routine: Routine,
    selfKey: String?, depth: Int
  ) -> Target {
    var target = Target()
    if case .name("super", _) = base {
      guard let owner = ownerKey(of: routine) else { return target }
      for ancestor in types[owner]?.ancestors ?? [] {
        let found = (types[ancestor]?.routines[name] ?? []).filter {
          self.routine($0).accepts(labels)
        }
        if !found.isEmpty {
          target.routines = found
          target.isOnSelf = true
          return target
        }
      }
      return target
    }
    let isSelf = if case .name("self", _) = base.core { true } else { false }
    if isSelf, let owner = selfKey ?? ownerKey(of: routine) {
      target.isOnSelf = true
      if selfKey == nil {
        answer(name, of: owner, labels, &target)
      } else {
        target.routines = nearest(name, of: owner, labels: labels)
      }
      if target.routines.isEmpty, property(name, of: owner) != nil {
        target.properties = propertyKeys(name, of: owner)
      }
      return target
    }
    if let type = type(of: base, in: routine, selfKey: selfKey, depth: depth + 1) {
      let named = type.name == "Type" ? type.arguments.first ?? type : type.unwrapped
      guard let key = key(for: named, from: routine.module, in: routine.owner) else {
        return target
      }
      target.receiver = key
      if type.name == "Type", name == "init" { target.made = key }
      answer(name, of: key, labels, &target)
      if target.routines.isEmpty { target.properties = propertyKeys(name, of: key) }
      return target
    }
    guard !Self.common.contains(name) else { return target }
    let found = (methods[name] ?? []).filter {
      let routine = self.routine($0)
      return routine.accepts(labels) && !routine.modifiers.contains("requirement")
    }
    if found.count <= 12 {
      target.routines = found
      target.isByName = !found.isEmpty
    }
    return target
  }

  /// The keys under which the closures of a property are known, for all types that may have it.
  package func propertyKeys(_ name: String, of key: String) -> [String] {
    types[key]?.holders[name] ?? []
  }

  /// The keys of the property that an expression names.
  package func propertyKeys(
    of expression: Expression, in routine: Routine, selfKey: String? = nil
  ) -> [String] {
    switch expression.core {
    case .name(let name, _):
      guard local(name, in: routine) == nil, let owner = selfKey ?? ownerKey(of: routine) else {
        return []
      }
      return propertyKeys(name, of: owner)
    case .member(let base?, let name, _):
      guard let key = typeKey(of: base, in: routine, selfKey: selfKey) else { return [] }
      return propertyKeys(name, of: key)
    case .element(let base, _, _), .call(.member(let base?, _, _), _, _):
      return propertyKeys(of: base, in: routine, selfKey: selfKey)
    default: return []
    }
  }

  /// Names that many types have: alone, they decide nothing.
  private static let common: Set<String> = [
    "append", "remove", "removeAll", "insert", "push", "pop", "present", "dismiss", "show", "start",
    "map", "filter", "first", "forEach", "sink", "subscribe", "bind", "init", "add", "set", "get",
    "store", "disposed", "contains", "send", "accept", "onNext", "onCompleted", "open", "close",
    "update", "reload", "load", "stop", "run", "run", "select", "save", "delete", "addSubview",
  ]
}
