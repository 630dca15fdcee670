import FlowFacts

extension Review {
  /// Returns whether a property is a switch that an app may turn off.
  func isSwitch(_ expression: Expression, in routine: Routine) -> Bool {
    switch expression.core {
    case .name(let name, _):
      if program.local(name, in: routine) != nil { return false }
      guard let owner = program.ownerKey(of: routine) else { return false }
      return isFlag(name, of: owner)
    case .member(let base?, let name, _):
      guard let key = program.typeKey(of: base, in: routine) else { return false }
      return isFlag(name, of: key)
    default: return false
    }
  }

  private func isFlag(_ name: String, of key: String) -> Bool {
    guard let (owner, fact) = program.property(name, of: key), fact.isStored else { return false }
    if fact.type?.name == "Bool" { return true }
    if fact.type == nil,
      case .literal(let text, _)? = program.initialValues[owner + "." + name]?.value
    {
      return ["true", "false"].contains(text)
    }
    return false
  }

  /// Returns whether a step happens only if a switch of the app's is on.
  func isOptional(_ event: Event, in routine: Routine) -> Bool {
    event.conditions.contains { condition in
      switch condition {
      case .holds(let value): isSwitch(value, in: routine)
      case .fails(.operation("!", let parts, _)):
        parts.first.map { isSwitch($0, in: routine) } == true
      case .fails(let value): isSwitch(value, in: routine)
      default: false
      }
    }
  }

  /// Returns whether a way leads through a closure that is set only if a switch is on.
  func isOptional(_ path: [Reach.Stop]) -> Bool {
    path.contains { stop in
      let routine = program.routine(stop.routine)
      guard routine.kind == .closure, let parent = routine.parent else { return false }
      let around = program.routine(parent)
      return around.events.contains { event in
        event.expressions.contains { $0.closures.contains(routine.id) }
          && isOptional(event, in: around)
      }
    }
  }

  /// Returns whether a callback removes the child of a site.
  func removes(_ callback: Callback, _ site: Site) -> Bool {
    guard let path = callback.path, !isOptional(path) else { return false }
    guard isInstalled(callback, for: site) else { return false }
    let child = Set(program.line(of: site.child))
    let parent = Set(program.line(of: site.parent))
    if child.contains(callback.owner) {
      return callback.kind != .released
    }
    let relatives = related(to: site.child)
    if relatives.contains(callback.owner) {
      // The way must lead to this parent, not to that of another flow.
      return leads(path, to: site)
    }
    let asked = callback.asksFor
    if !asked.isEmpty, asked.isDisjoint(with: relatives) { return false }
    if parent.contains(callback.owner) { return callback.kind != .released }
    if roles.isController(callback.owner), !roles.navigators.contains(callback.owner) {
      return false
    }
    // Another object: a router, or a delegate of its own.
    return path.dropFirst().contains { stop in
      let routine = program.routine(stop.routine)
      guard let owner = program.ownerKey(of: routine) else { return false }
      return child.contains(owner) || parent.contains(owner)
    }
  }

  private func leads(_ path: [Reach.Stop], to site: Site) -> Bool {
    guard let last = path.last, let owner = program.ownerKey(of: program.routine(last.routine))
    else { return false }
    if program.isKind(site.parent, of: owner) { return true }
    // A coordinator that removes itself from its parent's list.
    return program.isKind(site.child, of: owner) || program.isKind(owner, of: site.parent)
  }

  /// Returns whether the object of a delegate's callback is the delegate of something.
  private func isInstalled(_ callback: Callback, for site: Site) -> Bool {
    guard [.didShow, .willShow].contains(callback.kind), callback.routine.kind == .function else {
      return true
    }
    for key in program.family(of: callback.owner) + [site.child, site.parent] {
      for routine in roles.ownRoutines(of: key) {
        for event in routine.events {
          guard isDelegate(event, of: callback.owner, in: routine) else { continue }
          if !isOptional(event, in: routine) { return true }
        }
      }
    }
    // A delegate that another object sets.
    return program.routines.contains { routine in
      routine.events.contains { event in
        isDelegate(event, of: callback.owner, in: routine) && !isOptional(event, in: routine)
      }
    }
  }

  private func isDelegate(_ event: Event, of owner: String, in routine: Routine) -> Bool {
    guard case .assign(let target, let value) = event.action, target.ownName == "delegate" else {
      return false
    }
    switch target {
    case .member(let base?, _, _):
      let type = program.type(of: base, in: routine)
      guard type == nil || roles.isNavigator(type, in: routine) else { return false }
    default:
      guard let own = program.ownerKey(of: routine), roles.navigators.contains(own) else {
        return false
      }
    }
    guard let key = program.typeKey(of: value, in: routine) else { return false }
    return program.isKind(key, of: owner) || program.isKind(owner, of: key)
  }

  /// The callback that removes the child of a site when its screen has left.
  func removal(of site: Site, by kinds: Set<Callback.Kind>) -> Callback? {
    callbacks.first { kinds.contains($0.kind) && removes($0, site) }
  }

  /// Returns whether the user cannot go back from the child's screens.
  func isLocked(_ site: Site) -> Bool {
    let keys = related(to: site.child).union([site.child])
    var hasNoButton = false
    var hasNoSwipe = false
    for key in keys {
      for routine in roles.ownRoutines(of: key) {
        for event in routine.events {
          guard case .assign(let target, let value) = event.action else { continue }
          let chain = target.chain
          if chain.last == "hidesBackButton", case .literal("true", _) = value {
            hasNoButton = true
          }
          if chain.last == "leftBarButtonItem" || chain.last == "isNavigationBarHidden" {
            hasNoButton = true
          }
          if chain.contains("interactivePopGestureRecognizer"), chain.last == "isEnabled",
            case .literal("false", _) = value
          {
            hasNoSwipe = true
          }
        }
      }
    }
    return hasNoButton && hasNoSwipe
  }
}
