extension Program {
  /// The type of an expression in a routine, and `nil` if the sources do not tell.
  ///
  /// `self` is a value of the given type, or of the type that the routine belongs to.
  package func type(
    of expression: Expression, in routine: Routine, selfKey: String? = nil, depth: Int = 0
  ) -> TypeName? {
    guard depth < 12 else { return nil }
    switch expression {
    case .name(let name, _):
      return type(ofName: name, in: routine, selfKey: selfKey, depth: depth)
    case .member(let base?, let name, _):
      guard let outer = type(of: base, in: routine, selfKey: selfKey, depth: depth + 1) else {
        return Self.known[name]
      }
      return member(name, of: outer, in: routine, depth: depth)
    case .member(nil, _, _): return nil
    case .call(let callee, let arguments, _):
      return result(of: callee, arguments, in: routine, selfKey: selfKey, depth: depth)
    case .element(let base, _, _):
      return type(of: base, in: routine, selfKey: selfKey, depth: depth + 1)?.element
    case .cast(_, let type, _): return type
    case .forced(let value, _):
      return type(of: value, in: routine, selfKey: selfKey, depth: depth + 1)?.unwrapped
    case .operation("??", let parts, _):
      return parts.lazy.compactMap {
        self.type(of: $0, in: routine, selfKey: selfKey, depth: depth + 1)?.unwrapped
      }.first
    case .list(let parts, _) where parts.count == 1 && parts[0].label != "":
      return type(of: parts[0].value, in: routine, selfKey: selfKey, depth: depth + 1)
    case .list(let parts, _) where parts.first?.label == "":
      return type(of: parts[0].value, in: routine, selfKey: selfKey, depth: depth + 1).map {
        TypeName("Array", [$0.unwrapped])
      }
    case .other(let parts, _) where parts.count == 1:
      return type(of: parts[0], in: routine, selfKey: selfKey, depth: depth + 1)
    default: return nil
    }
  }

  /// The key of the type of an expression.
  package func typeKey(
    of expression: Expression, in routine: Routine, selfKey: String? = nil
  ) -> String? {
    if case .name("self", _) = expression.core, let selfKey { return selfKey }
    guard let type = type(of: expression.core, in: routine, selfKey: selfKey) else { return nil }
    return key(for: type.unwrapped, from: routine.module, in: routine.owner)
  }

  private func type(
    ofName name: String, in routine: Routine, selfKey: String?, depth: Int
  ) -> TypeName? {
    if name == "self" || name == "Self" {
      let own = selfKey.flatMap { types[$0]?.name } ?? routine.owner
      return own.map { TypeName($0) }
    }
    if name == "super" {
      return ownerKey(of: routine).flatMap { types[$0]?.inherited.first }
    }
    if let local = local(name, in: routine) {
      switch local {
      case .binding(let binding, let scope):
        if let type = binding.type { return type }
        guard let value = binding.value else { return nil }
        if case .name(name, _) = value.core, scope.id == routine.id, scope.parent == nil {
          break
        }
        return type(
          of: value, in: scope, selfKey: selfKey, depth: depth + 1)
      case .parameter(let position, let scope):
        if let type = scope.parameters[position].type { return type }
        return elementForClosure(scope, position, selfKey: selfKey, depth: depth)
      }
    }
    if name == "$0", routine.kind == .closure {
      return elementForClosure(routine, 0, selfKey: selfKey, depth: depth)
    }
    if let owner = selfKey ?? ownerKey(of: routine),
      let found = propertyType(name, of: owner, depth: depth)
    {
      return found
    }
    if key(for: TypeName(name), from: routine.module, in: routine.owner) != nil {
      return TypeName("Type", [TypeName(name)])
    }
    return Self.known[name]
  }

  /// The type of a property of a type.
  package func propertyType(_ name: String, of key: String, depth: Int = 0) -> TypeName? {
    guard depth < 12, let (owner, fact) = property(name, of: key) else { return nil }
    if let type = fact.type {
      guard let info = types[owner] else { return type }
      if let alias = types[key]?.aliases[type.name] ?? info.aliases[type.name] { return alias }
      // A generic parameter is what the subclass says.
      if info.generics[type.name] != nil, owner != key {
        for inherited in types[key]?.inherited ?? [] where inherited.lastName == info.name {
          if let first = inherited.arguments.first, info.generics.count == 1 { return first }
        }
      }
      return type
    }
    guard let (value, id) = initialValues[owner + "." + name] else { return nil }
    return type(of: value, in: routine(id), depth: depth + 1)
  }

  private func member(
    _ name: String, of outer: TypeName, in routine: Routine, depth: Int
  ) -> TypeName? {
    let isStatic = outer.name == "Type"
    let type = isStatic ? outer.arguments.first ?? outer : outer
    if let key = key(for: type.unwrapped, from: routine.module, in: routine.owner) {
      if let found = propertyType(name, of: key, depth: depth + 1) { return found }
      if isStatic, let nested = self.key(of: type.name + "." + name, from: routine.module) {
        return TypeName("Type", [TypeName(types[nested]?.name ?? name)])
      }
    }
    if type.name == "()" { return type.part(name) }
    if type.element != nil, ["first", "last"].contains(name) { return type.element?.optional }
    return Self.known[name]
  }

  private func result(
    of callee: Expression, _ arguments: [Argument], in routine: Routine, selfKey: String?,
    depth: Int
  ) -> TypeName? {
    switch callee {
    case .name(let name, _):
      if key(for: TypeName(name), from: routine.module, in: routine.owner) != nil
        || Self.frameworkTypes.contains(where: name.hasPrefix)
      {
        return TypeName(name)
      }
    case .member(let base?, "init", _):
      let outer = type(of: base, in: routine, selfKey: selfKey, depth: depth + 1)
      return outer?.name == "Type" ? outer?.arguments.first : base.ownName.map { TypeName($0) }
    case .member(let base?, let name, _):
      if let outer = type(of: base, in: routine, selfKey: selfKey, depth: depth + 1) {
        if outer.element != nil {
          switch name {
          case "first", "last", "popLast", "removeLast", "removeFirst", "remove":
            return outer.element?.optional
          case "filter", "reversed", "sorted", "dropLast", "dropFirst": return outer
          case "enumerated": return outer
          default: break
          }
        }
        if outer.name == "Type", name.first?.isUppercase == true {
          return TypeName((outer.arguments.first?.name ?? "") + "." + name)
        }
      } else if base.ownName?.first?.isUppercase == true, name.first?.isUppercase == true {
        return TypeName(name)
      }
    case .list(let parts, _) where !parts.isEmpty:
      // `[A]()` and `[A: B]()`.
      let names = parts.map { TypeName($0.value.ownName ?? "") }
      return parts[0].label == "key" ? TypeName("Dictionary", names) : TypeName("Array", names)
    default: break
    }
    let target = resolve(callee, arguments, in: routine, selfKey: selfKey, depth: depth + 1)
    guard let found = target.routines.first else {
      // What a protocol asks for, without a type among the sources that has it.
      if let receiver = target.receiver, let name = callee.ownName {
        for key in line(of: receiver) {
          for id in types[key]?.routines[name] ?? []
          where self.routine(id).accepts(arguments.map(\.label)) {
            if let result = self.routine(id).result { return result }
          }
        }
      }
      // A type that no source declares.
      guard case .name(let name, _) = callee, name.first?.isUppercase == true else { return nil }
      return TypeName(name)
    }
    let made = self.routine(found)
    return made.kind == .initializer ? made.owner.map { TypeName($0) } : made.result
  }

  /// The type of what a closure gets, if it is called for the elements of a collection.
  private func elementForClosure(
    _ closure: Routine, _ position: Int, selfKey: String?, depth: Int
  ) -> TypeName? {
    guard case .argument(let callee, let arguments, let index, let id)? = uses[closure.id] else {
      return nil
    }
    if case .member(let base?, let name, _) = callee, Self.iterating.contains(name),
      let element = type(of: base, in: routine(id), selfKey: selfKey, depth: depth + 1)?.element
    {
      return element
    }
    _ = arguments[index]
    return nil
  }

  private static let iterating: Set<String> = [
    "forEach", "map", "compactMap", "flatMap", "filter", "first", "firstIndex", "contains",
    "removeAll", "last", "lastIndex", "allSatisfy",
  ]

  /// Prefixes of the names of types that UIKit declares.
  static let frameworkTypes = ["UI", "NS"]

  /// What the properties of UIKit's controllers are.
  static let known: [String: TypeName] = [
    "navigationController": TypeName("UINavigationController", isOptional: true),
    "tabBarController": TypeName("UITabBarController", isOptional: true),
    "presentationController": TypeName("UIPresentationController", isOptional: true),
    "sheetPresentationController": TypeName("UISheetPresentationController", isOptional: true),
    "viewControllers": TypeName("Array", [TypeName("UIViewController")]),
    "topViewController": TypeName("UIViewController", isOptional: true),
    "visibleViewController": TypeName("UIViewController", isOptional: true),
    "presentedViewController": TypeName("UIViewController", isOptional: true),
    "presentingViewController": TypeName("UIViewController", isOptional: true),
    "rootViewController": TypeName("UIViewController", isOptional: true),
  ]
}
