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

  /// Returns whether a callback of the index removes the child of a site.
  func removes(_ callback: Callback, _ site: Site) -> Bool {
    guard let path = callback.path else { return false }
    let child = Set(program.line(of: site.child))
    let parent = Set(program.line(of: site.parent))
    if child.contains(callback.owner) {
      return isAboutScreen(callback)
    }
    let relatives = related(to: site.child)
    if relatives.contains(callback.owner) {
      // The way must lead to this parent, not to that of another flow.
      return leads(callback, to: site)
    }
    let asked = callback.asksFor
    if !asked.isEmpty, asked.isDisjoint(with: relatives) { return false }
    if parent.contains(callback.owner) { return isAboutScreen(callback) }
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

  /// Returns whether a callback tells of a screen: the `deinit` of a coordinator itself does not.
  private func isAboutScreen(_ callback: Callback) -> Bool {
    callback.kind != .released || callback.routine.kind == .closure
  }

  /// Returns whether a removal that a callback reaches may be that of a site: by its parent, or by a
  /// coordinator that removes itself from its parent's list.
  private func leads(_ callback: Callback, to site: Site) -> Bool {
    let owners = removals.owners(from: Reach.Stop(callback.routine.id))
    return program.line(of: site.parent).contains(where: owners.contains)
      || program.line(of: site.child).contains(where: owners.contains)
      || program.types[site.parent]?.descendants.contains(where: owners.contains) == true
  }

  /// Returns whether the object of a delegate's callback is the delegate of something.
  func isInstalled(_ callback: Callback) -> Bool {
    guard [.didShow, .willShow].contains(callback.kind), callback.routine.kind == .function else {
      return true
    }
    return program.family(of: callback.owner).contains { delegates.contains($0) }
  }

  /// The name of steps that set a delegate.
  static let delegate = StepNames(["delegate"])

  /// The types of the delegates that navigation controllers get in every case.
  func findDelegates() -> Set<String> {
    var found: Set<String> = []
    for routine in program.routines where routine.names.mayMeet(Self.delegate) {
      for event in routine.events {
        if let key = delegate(in: event, of: routine), !isOptional(event, in: routine) {
          found.insert(key)
        }
      }
    }
    return found
  }

  private func delegate(in event: Event, of routine: Routine) -> String? {
    guard case .assign(let target, let value) = event.action, target.ownName == "delegate" else {
      return nil
    }
    switch target {
    case .member(let base?, _, _):
      let type = program.type(of: base, in: routine)
      guard type == nil || roles.isNavigator(type, in: routine) else { return nil }
    default:
      guard let own = program.ownerKey(of: routine), roles.navigators.contains(own) else {
        return nil
      }
    }
    return program.typeKey(of: value, in: routine)
  }

  /// The callback that removes the child of a site when its screen has left.
  func removal(of site: Site, by kinds: Set<Callback.Kind>) -> Callback? {
    removals(of: site).first { kinds.contains($0.kind) }
  }

  /// The callbacks that remove the child of a site, in the order of the sources.
  func removals(of site: Site) -> [Callback] {
    let id = "\(site.place) \(site.child)"
    if let known = knownRemovals[id] { return known }
    let keys = related(to: site.child).union(program.line(of: site.child))
      .union(program.line(of: site.parent))
    let found = index.callbacks(of: keys).map { callbacks[$0] }.filter { removes($0, site) }
    knownRemovals[id] = found
    return found
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
