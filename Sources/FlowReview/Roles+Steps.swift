import FlowFacts

extension Roles {
  /// A step that shows a controller.
  struct Show {
    let style: Style
    /// The controller.
    let controller: Expression
    /// What shows it.
    let navigator: Expression?
    /// The arguments beside the controller.
    let arguments: [Argument]
    let event: Event
    let routine: Routine
  }

  /// The names of steps that show a controller, those of helpers not.
  static let showVerbs = [
    "viewControllers", "rootViewController", "pushViewController", "setViewControllers", "show",
    "showDetailViewController", "present", "push", "setRoot", "setRootModule", "pushModule",
  ]

  /// The step as one that shows a controller.
  func show(of event: Event, in routine: Routine, selfKey: String?) -> Show? {
    switch event.action {
    case .assign(let target, let value):
      guard let name = target.ownName, ["viewControllers", "rootViewController"].contains(name)
      else { return nil }
      return Show(
        style: .set, controller: value, navigator: target, arguments: [], event: event,
        routine: routine)
    case .call(let callee, let arguments):
      guard let name = callee.ownName, let first = arguments.first else { return nil }
      let base: Expression? = if case .member(let base, _, _) = callee { base } else { nil }
      func make(_ style: Style, _ position: Int = 0) -> Show {
        Show(
          style: style, controller: arguments[position].value, navigator: base,
          arguments: arguments, event: event, routine: routine)
      }
      switch name {
      case "pushViewController": return make(.push)
      case "setViewControllers": return make(.set)
      case "show", "showDetailViewController":
        if first.label == nil, arguments.contains(where: { $0.label == "sender" }) {
          return make(.push)
        }
      case "present":
        if first.label == nil, arguments.contains(where: { $0.label == "animated" }) {
          let target = program.resolve(callee, arguments, in: routine, selfKey: selfKey)
          if target.isUnknown { return make(.present) }
        }
      default: break
      }
      guard helperNames.contains(name) || Self.routerVerbs[name] != nil else { return nil }
      let target = program.resolve(callee, arguments, in: routine, selfKey: selfKey)
      for id in target.routines {
        let helper = program.routine(id)
        for index in arguments.indices {
          if let position = helper.parameter(for: arguments, at: index),
            let style = helpers[id]?[position]
          {
            return make(style, index)
          }
        }
      }
      // A protocol of a router whose class is not among the sources.
      if target.routines.isEmpty, let base,
        let receiver = target.receiver
          ?? program.typeKey(
            of: base, in: routine, selfKey: selfKey), program.types[receiver]?.kind == .protocol,
        let style = Self.routerVerbs[name], first.label == nil
      {
        return make(style)
      }
      return nil
    default: return nil
    }
  }

  /// The step in the helper that a step calls, if it calls one.
  func inner(of show: Show) -> Show? {
    guard case .call(let callee, let arguments) = show.event.action,
      let index = arguments.firstIndex(where: { $0.value.place == show.controller.place })
    else { return nil }
    for id in program.resolve(callee, arguments, in: show.routine).routines {
      guard let position = program.routine(id).parameter(for: arguments, at: index) else {
        continue
      }
      if let inner = helperShows[id]?[position] { return inner }
    }
    return nil
  }

  private static let routerVerbs: [String: Style] = [
    "push": .push, "present": .present, "setRoot": .set, "setRootModule": .set,
    "pushModule": .push,
  ]

  /// The names of steps that add to a collection.
  private static let addCalls = ["append", "insert", "updateValue", "add", "setObject"]
  static let addVerbs = addCalls + ["="]
  static let additions = StepNames(addVerbs)

  /// The list and the value of a step that adds to a collection.
  func addition(in event: Event) -> (list: Expression, value: Expression)? {
    switch event.action {
    case .call(.member(let base?, let name, _), let arguments):
      guard Self.addCalls.contains(name),
        let first = arguments.first
      else { return nil }
      return (base, first.value)
    case .assign(.element(let base, _, _), let value): return (base, value)
    case .assign(let target, .operation("+", let parts, _)) where parts.count == 2:
      return (target, parts[1])
    case .assign(let target, .list(let parts, _)) where !parts.isEmpty:
      return (target, parts[0].value)
    default: return nil
    }
  }

  /// Returns whether an expression names a list of child coordinators.
  func isList(_ expression: Expression, in routine: Routine, selfKey: String? = nil) -> Bool {
    switch expression.core {
    case .name, .member:
      program.propertyKeys(of: expression, in: routine, selfKey: selfKey).contains {
        lists.contains($0)
      }
    default: false
    }
  }

  /// The coordinators that a step adds to a list, in it or in the routine that it calls.
  func added(by event: Event, in routine: Routine, selfKey: String?) -> [Expression] {
    if let (list, value) = addition(in: event), isList(list, in: routine, selfKey: selfKey) {
      if case .literal("nil", _) = value { return [] }
      var values: [Expression] = []
      switch (event.action, value.core) {
      case (_, .list(let parts, _)): values = parts.map(\.value)
      default: values = [value]
      }
      if case .assign(_, .list(let parts, _)) = event.action { values = parts.map(\.value) }
      return values
    }
    guard case .call(let callee, let arguments) = event.action, !arguments.isEmpty,
      mayAdd(callee)
    else { return [] }
    let target = program.resolve(callee, arguments, in: routine, selfKey: selfKey)
    for id in target.routines {
      guard let positions = adders[id] else { continue }
      let called = program.routine(id)
      for index in arguments.indices {
        if let position = called.parameter(for: arguments, at: index), positions.contains(position)
        {
          return [arguments[index].value]
        }
      }
    }
    return []
  }

  /// How a step takes a coordinator out of a list.
  enum Removal {
    /// The first, the last, or another that nothing compares.
    case blind(String)
    /// All of them.
    case all
    /// Those that fulfil a condition.
    case matching(Expression)
    /// All but those that fulfil a condition.
    case keeping(Expression)
    /// One at a position, or with a key.
    case keyed([Expression])
  }

  /// The step as one that takes a coordinator out of a list.
  func removal(in event: Event, of routine: Routine, selfKey: String? = nil) -> Removal? {
    switch event.action {
    case .call(.member(let base?, let name, _), let arguments):
      guard Self.removing.contains(name) || listRemovers.contains(name),
        isList(base, in: routine, selfKey: selfKey)
      else { return nil }
      switch name {
      case "removeLast", "popLast", "removeFirst", "popFirst": return .blind(name)
      case "removeAll":
        guard let test = arguments.first(where: { $0.label == "where" || $0.label == "{}" }) else {
          return .all
        }
        return .matching(test.value)
      case "remove":
        if case .literal(let text, _)? = arguments.first?.value { return .blind("at: \(text)") }
        return .keyed(arguments.map(\.value))
      default: return .keyed(arguments.map(\.value))
      }
    case .assign(.element(let base, let keys, _), .literal("nil", _)):
      return isList(base, in: routine, selfKey: selfKey) ? .keyed(keys.map(\.value)) : nil
    case .assign(let target, let value):
      guard isList(target, in: routine, selfKey: selfKey) else { return nil }
      switch value.core {
      case .list(let parts, _): return parts.isEmpty ? .all : nil
      case .call(.member(_?, "filter", _), let arguments, _):
        return (arguments.first?.value).map { .keeping($0) }
      case .call(.member(_?, let name, _), _, _) where ["dropLast", "dropFirst"].contains(name):
        return .blind(name)
      default: return nil
      }
    default: return nil
    }
  }

  static let removing: Set<String> = [
    "remove", "removeAll", "removeLast", "removeFirst", "popLast", "popFirst", "removeValue",
    "subtract", "removeObject",
  ]

  /// Returns whether a routine itself takes a coordinator out of a list.
  func removes(_ stop: Reach.Stop) -> Bool {
    let routine = program.routine(stop.routine)
    guard routine.names.mayMeet(taking) else { return false }
    return routine.events.contains { removal(in: $0, of: routine, selfKey: stop.selfKey) != nil }
  }
}
