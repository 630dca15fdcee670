import FlowFacts

/// Finds where coordinators take children into their lists, and how the children get on screen.
final class Sites {
  let roles: Roles
  let reach: Reach
  var program: Program { roles.program }
  /// Whether all calls of a function give it a navigation controller that was just made.
  var ownArguments: [String: Bool] = [:]

  init(_ roles: Roles, _ reach: Reach) {
    (self.roles, self.reach) = (roles, reach)
  }

  /// All places, in the order of the sources.
  func all() -> [Site] {
    var found: [Site] = []
    for routine in program.routines where routine.names.mayMeet(roles.adding) {
      guard let owner = program.ownerKey(of: routine) else { continue }
      for event in routine.events {
        for value in roles.added(by: event, in: routine, selfKey: nil) {
          guard roles.parameter(value, in: routine) == nil else { continue }
          guard let child = program.typeKey(of: value, in: routine), roles.isCoordinator(child)
          else { continue }
          var parent = owner
          if case .name("self", _) = value.core {
            // A child that enters itself.
            guard case .call(.member(let base?, _, _), _) = event.action else { continue }
            let list = roles.isList(base, in: routine) ? base.parts.first ?? base : base
            guard let key = program.typeKey(of: list, in: routine), roles.isCoordinator(key) else {
              continue
            }
            parent = key
          }
          var site = Site(
            parent: parent, child: child, value: value, routine: routine, event: event,
            place: event.place)
          classify(&site)
          found.append(site)
        }
      }
    }
    return found.sorted { $0.place < $1.place }
  }

  private func classify(_ site: inout Site) {
    let own = firstShow(of: site)
    let byParent = showByParent(of: site)
    site.show = own ?? byParent
    guard let show = site.show else { return }
    site.isRoot = isRoot(site)
    switch show.style {
    case .set: site.way = .standsAlone
    case .present:
      site.way = isAlert(show) ? .unknown : .isPresented
      // A stack of its own that the parent presents.
      if own?.style == .push || own == nil { site.way = .isPresented }
    case .push:
      if let byParent, own != nil, byParent.style == .present {
        site.way = .isPresented
        site.show = byParent
      } else if let byParent, own != nil, byParent.style == .set {
        site.way = .standsAlone
      } else {
        site.way = own == nil || sharesNavigator(site) ? .pushesOnShared : .standsAlone
      }
    }
    if own?.style == .set, let byParent {
      switch byParent.style {
      case .present:
        site.way = .isPresented
        site.show = byParent
      case .push:
        site.way = .pushesOnShared
        site.show = byParent
      case .set: site.way = .standsAlone
      }
    }
  }

  private func isAlert(_ show: Roles.Show) -> Bool {
    let type = program.type(of: show.controller, in: show.routine)?.name ?? ""
    return type.contains("Alert") || type == "UIActivityViewController"
  }

  /// The methods that a site calls on the child, or that adding the child calls.
  private func entries(of site: Site) -> [Reach.Stop] {
    var names: [(String, [String?])] = []
    let scope = program.outermost(site.routine).id
    for routine in roles.allRoutines(of: scope) {
      for event in routine.events {
        if case .call(.member(let base?, let name, _), let arguments) = event.action,
          isChild(base, of: site)
        {
          names.append((name, arguments.map(\.label)))
        }
      }
    }
    if case .call(let callee, let arguments) = site.event.action {
      for id in program.resolve(callee, arguments, in: site.routine).routines {
        let positions = roles.adders[id] ?? []
        for routine in roles.allRoutines(of: id) {
          for event in routine.events {
            if case .call(.member(let base?, let name, _), let arguments) = event.action,
              let position = roles.parameter(base, in: routine), positions.contains(position)
            {
              names.append((name, arguments.map(\.label)))
            }
          }
        }
      }
    }
    var stops: [Reach.Stop] = []
    for (name, labels) in names {
      for id in program.nearest(name, of: site.child, labels: labels) {
        stops.append(Reach.Stop(id, site.child))
      }
    }
    if stops.isEmpty {
      stops = program.nearest("start", of: site.child).map { Reach.Stop($0, site.child) }
    }
    return stops
  }

  /// Returns whether an expression is the child of a site.
  func isChild(_ expression: Expression, of site: Site) -> Bool {
    switch (expression.core, site.value.core) {
    case (.name(let left, _), .name(let right, _)): left == right
    case (.member(_, let left, _), .member(_, let right, _)): left == right
    case (.name(let left, _), .member(_, let right, _)): left == right
    case (.member(_, let left, _), .name(let right, _)): left == right
    default: false
    }
  }

  private func firstShow(of site: Site) -> Roles.Show? {
    var alternative: Roles.Show?
    for entry in entries(of: site) {
      for stop in reach.stops(from: entry, later: false) {
        let routine = program.routine(stop.routine)
        // Children that the child starts have sites of their own.
        guard let owner = program.ownerKey(of: routine), program.isKind(site.child, of: owner)
        else { continue }
        for event in routine.events {
          guard let show = roles.show(of: event, in: routine, selfKey: site.child),
            roles.parameter(show.controller, in: routine) == nil, !isAlert(show)
          else { continue }
          if show.style == .present { alternative = alternative ?? show } else { return show }
        }
      }
    }
    return alternative
  }

  /// The step by which the parent shows something of the child's.
  private func showByParent(of site: Site) -> Roles.Show? {
    let scope = program.outermost(site.routine)
    for routine in roles.allRoutines(of: scope.id) {
      for event in routine.events {
        guard let show = roles.show(of: event, in: routine, selfKey: nil) else { continue }
        if show.controller.all.contains(where: { isOf(site, $0, in: routine, depth: 0) })
          || isGivenStack(show.controller, in: routine, to: site)
        {
          return show
        }
      }
    }
    return nil
  }

  /// Returns whether a controller is a stack that was made for the child, and given to it.
  private func isGivenStack(
    _ controller: Expression, in routine: Routine, to site: Site
  ) -> Bool {
    guard case .name(let name, _) = controller.core,
      isOwnNavigator(controller, in: routine, depth: 0)
    else { return false }
    return given(to: site).contains { value, _ in
      if case .name(name, _) = value.core { true } else { false }
    }
  }

  private func isOf(_ site: Site, _ part: Expression, in routine: Routine, depth: Int) -> Bool {
    if isChild(part, of: site) { return true }
    // Two parts of one tuple, which a factory returns: the child, and what to show of it.
    if case .member(let base?, _, _) = part.core, case .member(let other?, _, _) = site.value.core,
      let name = base.core.ownName, name == other.core.ownName,
      program.type(of: base, in: routine)?.name == "()"
    {
      return true
    }
    guard depth < 3, case .name(let name, _) = part,
      case .binding(let binding, let scope)? = program.local(name, in: routine),
      let value = binding.value
    else { return false }
    return value.all.contains {
      if case .name(name, _) = $0 { return false }
      return isChild($0, of: site) || isOf(site, $0, in: scope, depth: depth + 1)
    }
  }
}
