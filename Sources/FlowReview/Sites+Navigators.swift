import FlowFacts

extension Sites {
  /// Returns whether the child pushes on a navigation controller that its parent has too.
  func sharesNavigator(_ site: Site) -> Bool {
    var isShared: Bool?
    for (value, routine) in given(to: site) {
      guard
        roles.isNavigator(program.type(of: value, in: routine), in: routine)
          || isOwnNavigator(value, in: routine, depth: 0)
      else { continue }
      if isOwnNavigator(value, in: routine, depth: 0) { return false }
      if isTab(value, of: site) { return false }
      isShared = true
    }
    if let isShared { return isShared }
    // The child makes its own, unless it asks its parent.
    for key in program.line(of: site.child) {
      for name in program.types[key]?.propertyNames ?? [] {
        if let (value, id) = program.initialValues[key + "." + name],
          isOwnNavigator(value, in: program.routine(id), depth: 0)
        {
          return false
        }
      }
      for routine in roles.ownRoutines(of: key) where routine.kind == .initializer {
        for event in routine.events {
          if case .assign(_, let value) = event.action,
            isOwnNavigator(value, in: routine, depth: 0)
          {
            return false
          }
        }
      }
    }
    return site.show?.style == .push
  }

  /// What the maker of the child hands to it.
  func given(to site: Site) -> [(Expression, Routine)] {
    var found: [(Expression, Routine)] = []
    func add(_ value: Expression, _ routine: Routine) {
      switch value.core {
      case .call(_, let arguments, _): found += arguments.map { ($0.value, routine) }
      case .name(let name, _):
        if case .binding(let binding, let scope)? = program.local(name, in: routine),
          let made = binding.value, case .call(_, let arguments, _) = made.core
        {
          found += arguments.map { ($0.value, scope) }
        }
      default: break
      }
    }
    add(site.value, site.routine)
    if case .member(_, let name, _) = site.value.core {
      for routine in roles.routines(of: site.parent) {
        for event in routine.events {
          if case .assign(let target, let value) = event.action, target.ownName == name {
            add(value, routine)
          }
        }
      }
    } else if case .name(let name, _) = site.value.core,
      program.local(name, in: site.routine) == nil
    {
      for routine in roles.routines(of: site.parent) {
        for event in routine.events {
          if case .assign(let target, let value) = event.action, target.ownName == name {
            add(value, routine)
          }
        }
      }
    }
    for routine in roles.allRoutines(of: program.outermost(site.routine).id) {
      for event in routine.events {
        if case .assign(.member(let base?, _, _), let value) = event.action, isChild(base, of: site)
        {
          found.append((value, routine))
        }
      }
    }
    return found
  }

  /// Returns whether a value is a navigation controller that was just made.
  func isOwnNavigator(_ value: Expression, in routine: Routine, depth: Int) -> Bool {
    guard depth < 5 else { return false }
    switch value.core {
    case .call(let callee, let arguments, _):
      let type = program.type(of: value, in: routine)
      guard roles.isNavigator(type, in: routine) else { return false }
      if callee.ownName == "UINavigationController" { return true }
      // A router is as new as what it is made with.
      let inner = arguments.filter {
        roles.isNavigator(program.type(of: $0.value, in: routine), in: routine)
      }
      return inner.allSatisfy { isOwnNavigator($0.value, in: routine, depth: depth + 1) }
    case .name(let name, _):
      switch program.local(name, in: routine) {
      case .binding(let binding, let scope)?:
        guard let inner = binding.value else { return false }
        if case .name(name, _) = inner.core { return false }
        return isOwnNavigator(inner, in: scope, depth: depth + 1)
      case .parameter(let position, let scope)?:
        return isOwnArgument(position, of: scope, depth: depth)
      case nil: return false
      }
    default: return false
    }
  }

  /// Returns whether all calls of a routine give it a navigation controller that was just made.
  private func isOwnArgument(_ position: Int, of scope: Routine, depth: Int) -> Bool {
    guard scope.kind == .function else { return false }
    let labels = scope.parameters.map { $0.label ?? "_" }.joined(separator: ":")
    let id = "\(scope.module)/\(scope.name)(\(labels)) \(position) \(depth)"
    if let known = ownArguments[id] { return known }
    var count = 0
    for (caller, _, arguments) in roles.calls(of: scope.name) {
      let routine = program.routine(caller)
      guard routine.module == scope.module,
        let index = arguments.indices.first(where: {
          scope.parameter(for: arguments, at: $0) == position
        })
      else { continue }
      guard isOwnNavigator(arguments[index].value, in: routine, depth: depth + 1) else {
        count = 0
        break
      }
      count += 1
    }
    ownArguments[id] = count > 0
    return count > 0
  }

  /// Returns whether a tab bar controller gets the navigation controller.
  private func isTab(_ value: Expression, of site: Site) -> Bool {
    guard let name = value.core.ownName else { return false }
    return roles.routines(of: site.parent).contains { routine in
      routine.events.contains { event in
        guard let show = roles.show(of: event, in: routine, selfKey: nil), show.style == .set
        else { return false }
        let isTabs =
          (show.navigator?.chain ?? []).contains { $0.lowercased().contains("tab") }
          || (show.navigator.flatMap { program.type(of: $0, in: routine) }?.name ?? "").contains(
            "TabBar")
        return isTabs && show.controller.all.contains { $0.ownName == name }
      }
    }
  }

  /// Returns whether the child's screen may be the first one of the stack.
  ///
  /// That is so where the app starts: a coordinator that is in no list starts the child right away,
  /// and shows no screen of its own; or the stack is emptied first.
  func isRoot(_ site: Site) -> Bool {
    let outer = program.outermost(site.routine)
    if resetsStack(outer, selfKey: site.parent) { return true }
    // Each function of the parent's that adds the child empties the stack first.
    let callers = roles.callers(of: outer.name).map { program.outermost(program.routine($0)) }
      .filter { program.ownerKey(of: $0) == program.ownerKey(of: outer) && $0.id != outer.id }
    if !callers.isEmpty, callers.allSatisfy({ resetsStack($0, selfKey: site.parent) }) {
      return true
    }
    for id in program.nearest("start", of: site.child) {
      for stop in reach.stops(from: Reach.Stop(id, site.child), later: false)
      where resetsStack(program.routine(stop.routine), selfKey: site.child) {
        return true
      }
    }
    let starts = program.nearest("start", of: site.parent)
    var entries = starts.map { Reach.Stop($0, site.parent) }
    entries += program.nearest("init", of: site.parent).map { Reach.Stop($0, site.parent) }
    let target = program.outermost(site.routine).id
    let isEarly = entries.contains { entry in
      reach.stops(from: entry, later: false).contains {
        $0.routine == target && $0.routine == site.routine.id
      }
    }
    guard isEarly else { return false }
    // Its own screens come first.
    return !roles.routines(of: site.parent).contains { routine in
      routine.kind != .closure
        && routine.events.contains { event in
          guard let show = roles.show(of: event, in: routine, selfKey: site.parent) else {
            return false
          }
          return show.style == .push && roles.parameter(show.controller, in: routine) == nil
        }
    }
  }

  private func resetsStack(_ routine: Routine, selfKey: String) -> Bool {
    routine.events.contains { event in
      switch event.action {
      case .call(.member(let base?, let name, _), let arguments):
        if name == "removeAll", base.ownName == "viewControllers" { return true }
        return name == "setViewControllers"
          && arguments.first.map { $0.value.parts.isEmpty } == true
      case .assign(let target, .list(let parts, _)):
        return target.ownName == "viewControllers" && parts.isEmpty
      default: return false
      }
    }
  }
}
