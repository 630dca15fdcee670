extension Program {
  /// The type with a name, as a routine sees it.
  package func info(_ type: TypeName?, in routine: Routine) -> TypeInfo? {
    guard let type else { return nil }
    return key(for: type, from: routine.module, in: routine.owner).flatMap { types[$0] }
  }

  /// The key of a type, with aliases and generic parameters followed.
  package func key(
    for type: TypeName, from module: String, in owner: String?, depth: Int = 0
  ) -> String? {
    guard depth < 8, mayNameType(type.name) else { return nil }
    if type.name == "Self", let owner { return key(of: owner, from: module) }
    if type.name == "&" {
      return type.arguments.lazy.compactMap {
        self.key(for: $0, from: module, in: owner, depth: depth + 1)
      }.first
    }
    if otherNames.contains(type.name), let owner,
      let around = key(of: owner, from: module).flatMap({ types[$0] })
    {
      let alias = around.firstInLine { info in
        info.aliases[type.name].flatMap { $0.name == type.name ? nil : ($0, info) }
      }
      if let (alias, info) = alias {
        return key(for: alias, from: info.module, in: info.name, depth: depth + 1)
      }
      if let bound = around.generics[type.name], bound.name != type.name {
        return key(for: bound, from: module, in: owner, depth: depth + 1)
      }
    }
    return key(of: type.name, from: module, in: owner)
  }

  /// A type, what it inherits from, and what inherits from it.
  package func family(of key: String) -> [String] {
    guard let info = types[key] else { return [key] }
    return info.line + info.descendants
  }

  /// A type and what it inherits from.
  package func line(of key: String) -> [String] { types[key]?.line ?? [key] }

  /// Returns whether a type is another one, or inherits from it.
  package func isKind(_ key: String, of other: String) -> Bool {
    key == other || types[key]?.ancestors.contains(other) == true
  }

  /// Returns whether a type inherits from a name, declared in the sources or not.
  package func inherits(_ key: String, _ matches: (String) -> Bool) -> Bool {
    types[key]?.firstInLine { $0.inheritedNames.contains(where: matches) ? true : nil } ?? false
  }

  /// The nearest declaration of a property, and the key of its type.
  package func property(_ name: String, of key: String) -> (owner: String, fact: PropertyFact)? {
    var requirement: (String, PropertyFact)?
    let found = types[key]?.firstInLine { owner -> (String, PropertyFact)? in
      guard let fact = owner.properties[name] else { return nil }
      if owner.kind != .protocol { return (owner.key, fact) }
      requirement = requirement ?? (owner.key, fact)
      return nil
    }
    return found ?? requirement
  }

  /// The nearest routines with a name, those of the type before the inherited ones.
  ///
  /// The extensions of a protocol count after the classes, and requirements last.
  package func nearest(_ name: String, of key: String, labels: [String?]? = nil) -> [RoutineID] {
    types[key]?.firstInLine { owner in
      guard let ids = owner.routines[name] else { return nil }
      let found = ids.filter { id in
        let routine = self.routine(id)
        guard routine.isCallable else { return false }
        return labels.map { routine.accepts($0) } ?? true
      }
      return found.isEmpty ? nil : found
    } ?? []
  }

  /// All routines with a name that a call on a value of a type may reach.
  package func candidates(_ name: String, of key: String, labels: [String?]? = nil) -> [RoutineID] {
    let own = nearest(name, of: key, labels: labels)
    var found = own
    for id in types[key]?.overriding[name] ?? [] where !own.contains(id) {
      if labels.map({ routine(id).accepts($0) }) ?? true { found.append(id) }
    }
    return found
  }
}

extension Routine {
  /// True for a function or an initializer with a body.
  package var isCallable: Bool {
    (kind == .function || kind == .initializer) && !modifiers.contains("requirement")
  }

  /// Returns whether a call with some labels fits; `{}` is the label of a trailing closure.
  package func accepts(_ labels: [String?]) -> Bool {
    var position = 0
    for label in labels {
      if label == "{}" {
        guard position <= parameters.count else { return false }
        if position == parameters.count,
          !parameters.contains(where: { $0.type?.isFunction == true })
        {
          return false
        }
        continue
      }
      while position < parameters.count, parameters[position].label != label {
        guard parameters[position].hasDefault || parameters[position].type?.isFunction == true
        else {
          return false
        }
        position += 1
      }
      guard position < parameters.count else { return false }
      position += 1
    }
    let rest = parameters.dropFirst(position)
    let needed = rest.filter { !$0.hasDefault }.count
    return needed <= labels.count { $0 == "{}" }
  }

  /// The number of the parameter that an argument of a call fills.
  package func parameter(for arguments: [Argument], at index: Int) -> Int? {
    let argument = arguments[index]
    if argument.label == "{}" {
      return parameters.lastIndex { $0.type?.isFunction == true } ?? parameters.indices.last
    }
    var position = 0
    for (other, value) in arguments.enumerated() {
      while position < parameters.count, parameters[position].label != value.label { position += 1 }
      guard position < parameters.count else { return nil }
      if other == index { return position }
      position += 1
    }
    return nil
  }
}
