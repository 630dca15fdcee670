import FlowFacts
import FlowOutput

extension Review {
  /// D5: code that takes a child's screens away and does not tell the parent.
  func findSilentLeaving() -> [Finding] {
    var found: [Finding] = []
    for site in sites where [.pushesOnShared, .isPresented].contains(site.way) {
      let kinds: Set<Callback.Kind> = [
        .didShow, .didMove, .didDisappear, .released, .pop, .willDisappear,
      ]
      guard removal(of: site, by: kinds) == nil else { continue }
      let own = program.line(of: site.child).filter { program.types[$0]?.kind == .class }
      let controllers = related(to: site.child).filter {
        roles.isController($0) && !roles.navigators.contains($0)
      }
      for key in own + controllers.sorted() {
        for routine in roles.ownRoutines(of: key) {
          for event in routine.events {
            guard let verb = leaving(event, in: routine, of: site), !tells(routine, site) else {
              continue
            }
            found.append(silent(verb, at: event.place, routine, site))
          }
        }
      }
    }
    return found
  }

  private func silent(
    _ verb: String, at place: Place, _ routine: Routine, _ site: Site
  ) -> Finding {
    Finding(
      "D5", at: place, subject: subject(routine) + " " + verb,
      "`\(verb)` leaves `\(name(site.child))` and does not tell `\(name(site.parent))`",
      story: [
        "`\(name(site.parent))` adds `\(name(site.child))` to `\(listName(of: site.parent))`.",
        "`\(title(routine))` calls `\(verb)`: the screens go.",
        "Nothing on this way removes `\(name(site.child))` from the list.",
      ],
      fix: "Tell the parent here, too.")
  }

  /// The verb of a step that leaves the screens of a child.
  private func leaving(_ event: Event, in routine: Routine, of site: Site) -> String? {
    guard case .call(let callee, let arguments) = event.action, let verb = callee.ownName else {
      return nil
    }
    guard Self.leavingVerbs.contains(verb) else { return nil }
    let base: Expression? = if case .member(let base, _, _) = callee { base } else { nil }
    let shows = roles.routines(of: site.child).flatMap { routine in
      routine.events.compactMap { roles.show(of: $0, in: routine, selfKey: site.child) }
    }.filter { roles.parameter($0.controller, in: $0.routine) == nil }
    switch verb {
    case "dismiss":
      guard arguments.first?.label == "animated" || arguments.isEmpty, site.way == .isPresented
      else { return nil }
      // It dismisses what the child itself presents on top.
      let presented = shows.filter {
        $0.style == .present && $0.event.place != site.show?.event.place
      }
      guard presented.isEmpty else { return nil }
      return base == nil
        || roles.isNavigator(base.flatMap { program.type(of: $0, in: routine) }, in: routine)
        || isScreen(base, in: routine) ? verb : nil
    case "popViewController", "popToRootViewController":
      guard site.way == .pushesOnShared else { return nil }
      let pushes = shows.filter { $0.style == .push }
      if verb == "popViewController", pushes.count > 1 { return nil }
      return verb
    case "pop", "popModule", "dismissModule", "popToRoot":
      guard let base, roles.isNavigator(program.type(of: base, in: routine), in: routine) else {
        return nil
      }
      let isModal = verb.hasPrefix("dismiss")
      guard isModal == (site.way == .isPresented) else { return nil }
      if shows.filter({ $0.style == .push }).count > 1, verb != "popToRoot" { return nil }
      return verb
    default: return nil
    }
  }

  private static let leavingVerbs: Set<String> = [
    "dismiss", "popViewController", "popToRootViewController", "pop", "popModule",
    "dismissModule", "popToRoot",
  ]

  private func isScreen(_ base: Expression?, in routine: Routine) -> Bool {
    guard let base else { return true }
    if base.core.ownName == "self" || base.core.ownName == "presentingViewController" {
      return true
    }
    guard let type = program.type(of: base, in: routine)?.unwrapped else { return true }
    if Roles.controllers.contains(type.name) { return true }
    return program.key(for: type, from: routine.module, in: routine.owner).map(roles.isController)
      ?? false
  }

  /// Returns whether a step's routine, or one that calls it, tells the parent.
  private func tells(_ routine: Routine, _ site: Site) -> Bool {
    if reachesRemoval(of: routine, site) { return true }
    let outer = program.outermost(routine)
    if routine.id != outer.id, routine.kind != .closure || !isButton(routine),
      reachesRemoval(of: outer, site)
    {
      return true
    }
    guard outer.kind == .function else { return false }
    // What happens in the stream of the result, whose value the parent waits for.
    if let result = outer.result, Self.streams.contains(result.name),
      outer.events.contains(where: { event in
        guard case .returns(let value) = event.action else { return false }
        return value.closures.contains(routine.id)
      })
    {
      return true
    }
    // A caller may tell after it.
    return callers(of: outer).contains { id in
      let other = program.routine(id)
      guard id != routine.id, program.outermost(other).id != outer.id else { return false }
      let key = program.ownerKey(of: other)
      let selfKey = key.map { program.isKind(site.child, of: $0) } == true ? site.child : nil
      return removalsNow.reaches(from: Reach.Stop(id, selfKey))
    }
  }

  /// The routines that surely call another one: a call that many types may answer does not count.
  private func callers(of routine: Routine) -> [RoutineID] {
    if let known = knownCallers[routine.name] { return known[routine.id] ?? [] }
    var found: [RoutineID: [RoutineID]] = [:]
    for (caller, callee, arguments) in roles.calls(of: routine.name) {
      let target = program.resolve(callee, arguments, in: program.routine(caller))
      guard target.wide == nil else { continue }
      for id in target.routines where found[id]?.last != caller {
        found[id, default: []].append(caller)
      }
    }
    knownCallers[routine.name] = found
    return found[routine.id] ?? []
  }

  private func isButton(_ closure: Routine) -> Bool {
    guard case .argument? = program.uses[closure.id] else { return true }
    return true
  }

  /// D5: a result that never comes.
  func findEndlessResults() -> [Finding] {
    var found: [Finding] = []
    var seen: Set<String> = []
    for site in sites where !isHandedOn(site) && seen.insert(site.child).inserted {
      for id in program.nearest("start", of: site.child) {
        let start = program.routine(id)
        guard let result = start.result, Self.streams.contains(result.name),
          program.ownerKey(of: start) == site.child
        else { continue }
        for event in start.events {
          guard case .returns(let value) = event.action else { continue }
          let isNever =
            value.fullChain.contains("never")
            || value.all.contains { part in
              guard case .call(let callee, let arguments, _) = part else { return false }
              return callee.ownName == "Empty"
                && arguments.contains {
                  if case .literal("false", _) = $0.value { true } else { false }
                }
            }
          guard isNever || isSilent(value, in: start) else { continue }
          found.append(
            Finding(
              "D5", at: event.place, subject: subject(start),
              "the result of `\(name(site.child))` never comes",
              story: [
                "`\(name(site.parent))` waits for the result of `\(name(site.child))`.",
                "The stream that `\(title(start))` returns sends nothing and never completes.",
                "`\(name(site.child))` stays in `\(listName(of: site.parent))`.",
              ],
              fix: "Send a value, or complete, when the user leaves the flow."))
        }
      }
    }
    return found
  }

  /// Returns whether a parent's own result is that of the child, so that both live as long.
  private func isHandedOn(_ site: Site) -> Bool {
    site.routine.kind == .function
      && site.routine.events.contains { event in
        guard case .returns(let value) = event.action, case .call(_, let arguments, _) = value.core
        else { return false }
        return arguments.contains { $0.value.place == site.value.place }
      }
  }

  /// Returns whether a stream comes from a subject that no code sends to.
  private func isSilent(_ value: Expression, in routine: Routine) -> Bool {
    var isSubject = false
    for part in value.all {
      for key in program.propertyKeys(of: part, in: routine) {
        guard let dot = key.lastIndex(of: ".") else { continue }
        let name = String(key[key.index(after: dot)...])
        let type = program.propertyType(name, of: String(key[..<dot]))?.name ?? ""
        guard type.hasSuffix("Subject") || type.hasSuffix("Relay") else { continue }
        isSubject = true
        let isUsed = program.routines.contains { other in
          other.id != routine.id
            && other.kind != .initialValue
            && other.events.contains { event in
              event.expressions.contains { expression in
                expression.all.contains { part in
                  part.ownName == name
                    && program.propertyKeys(of: part, in: other).contains(key)
                }
              }
            }
        }
        let isUsedHere = routine.events.contains { event in
          guard case .call(let callee, let arguments) = event.action else { return false }
          var values = arguments.map(\.value)
          if case .member(let base?, let verb, _) = callee,
            ["onNext", "onCompleted", "send", "accept"].contains(verb)
          {
            values.append(base)
          }
          return values.contains { value in
            value.all.contains { program.propertyKeys(of: $0, in: routine).contains(key) }
          }
        }
        if isUsed || isUsedHere { return false }
      }
    }
    return isSubject
  }

  private static let streams: Set<String> = [
    "Observable", "Single", "Maybe", "Completable", "AnyPublisher", "Driver", "Signal",
    "PassthroughSubject", "Infallible", "Promise", "Future",
  ]
}
