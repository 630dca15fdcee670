package import FlowFacts
package import FlowOutput

/// Reviews coordinators that were written by hand.
package final class Review {
  let program: Program
  let roles: Roles
  private(set) lazy var reach = Reach(program, roles.flows)
  private(set) lazy var finder = Sites(roles, reach)
  private(set) lazy var sites = findSites()
  private(set) lazy var callbacks = findCallbacks()
  /// The routines that lead to a removal, by closures that UIKit keeps too.
  private(set) lazy var removals = GoalSearch(reach, later: true) { [roles] in roles.removes($0) }
  /// The routines that lead to a removal before they return.
  private(set) lazy var removalsNow = GoalSearch(reach, later: false) { [roles] in
    roles.removes($0)
  }
  private(set) lazy var index = ReviewIndex(self)
  private(set) lazy var setters = ReviewIndex.setters(self)
  private(set) lazy var delegates = findDelegates()
  private(set) lazy var missingRemoval = describeMissingRemoval()
  private var relatives: [String: Set<String>] = [:]
  /// The callbacks that remove the child of a site, by place and child.
  var knownRemovals: [String: [Callback]] = [:]
  /// The routines that call a routine, by its name.
  var knownCallers: [String: [RoutineID: [RoutineID]]] = [:]

  /// Finds the roles in a program.
  package init(_ program: Program) {
    self.program = program
    roles = Roles(program)
  }

  private func findSites() -> [Site] {
    var sites = finder.all()
    let covered = Set(
      sites.filter { [.pushesOnShared, .isPresented].contains($0.way) }.map(\.child))
    for index in sites.indices where covered.contains(sites[index].parent) {
      sites[index].isRoot = false
    }
    return sites
  }

  /// The steps from one routine to the next that the review followed: what it cost.
  package var followedSteps: Int { reach.followed }

  /// Returns what is wrong, in the order of the sources.
  package func findings() -> [Finding] {
    // `nonisolated(unsafe)` because these four rules read only the program and the roles, which no longer change; what
    // the others find on their way belongs to the caller's thread.
    nonisolated(unsafe) let rule = self
    let stored = Meanwhile { rule.findNotStored() }
    let entries = Meanwhile { rule.findOwnEntries() }
    let optional = Meanwhile { rule.findOptionalRemovals() }
    let wrong = Meanwhile { rule.findWrongRemovals() }
    let rules: [() -> [Finding]] = [
      findNotRemoved, findSheets, { stored.value }, findStrongParents, { entries.value },
      findStrongHolders, findOwnClosures, findUnusedEnds, findSilentLeaving, findUnsetHooks,
      findEndlessResults, { optional.value }, { wrong.value }, findEarlyEnds, findSecondDelegates,
      findDangling, findXCoordinator, findRxFlow, findStinsen,
    ]
    var seen: Set<String> = []
    return rules.flatMap { $0() }.filter { !isDisabled($0) }.sorted().filter {
      seen.insert("\($0.rule) \($0.place)").inserted
    }
  }

  /// Returns whether a comment turns a rule off.
  private func isDisabled(_ finding: Finding) -> Bool {
    guard let rules = index.disabled[finding.place.file]?[finding.place.line] else { return false }
    return rules.contains("all") || rules.contains(finding.rule)
  }

  /// What the tool could not find out, one sentence each.
  package var unresolved: [(place: Place, message: String)] {
    sites.filter { $0.way == .unknown }.map {
      (
        $0.place,
        "cannot tell how `\(name($0.child))` gets on screen, so its end is not reviewed"
      )
    }
  }

  /// The types that are reviewed as coordinators.
  package var coordinatorNames: [String] {
    roles.coordinators.filter { program.types[$0]?.kind != .protocol }.map(name).sorted()
  }

  private static let binding = StepNames(["bind"])

  private func findCallbacks() -> [Callback] {
    var found: [Callback] = []
    func add(_ kind: Callback.Kind, _ routine: Routine, in type: String? = nil) {
      guard let owner = type ?? program.ownerKey(of: routine) else { return }
      let path = removals.path(from: Reach.Stop(routine.id))
      var types: Set<String> = []
      for inner in roles.allRoutines(of: routine.id) {
        for event in inner.events {
          let expressions = event.expressions + event.conditions.flatMap(\.expressions)
          for case .cast(_, let type, _) in expressions.flatMap(\.all) {
            if let key = program.key(for: type, from: inner.module, in: inner.owner),
              roles.isController(key) || program.types[key]?.kind == .protocol,
              !roles.isCoordinator(key)
            {
              types.insert(key)
            }
          }
        }
      }
      found.append(
        Callback(kind: kind, routine: routine, owner: owner, path: path, asksFor: types))
    }
    for routine in program.routines {
      if let kind = Callback.kind(of: routine) {
        add(kind, routine)
      } else if routine.kind == .closure,
        case .argument(let callee, _, _, _)? = program.uses[routine.id],
        let kind = Callback.kind(ofStream: callee.fullChain)
      {
        add(kind, routine)
      }
      // A stream that sends what UIKit tells on to the subscribers of a property.
      guard routine.names.mayMeet(Self.binding) else { continue }
      for event in routine.events {
        guard case .call(let callee, let arguments) = event.action, callee.ownName == "bind",
          let kind = Callback.kind(ofStream: callee.fullChain), let subject = arguments.first?.value
        else { continue }
        for key in program.propertyKeys(of: subject, in: routine).prefix(Program.widest) {
          for id in reach.flows.closures(in: .property(key)) {
            add(kind, program.routine(id), in: program.ownerKey(of: routine))
          }
        }
      }
    }
    return found
  }

  /// The classes that a coordinator makes and shows, with their superclasses.
  func related(to coordinator: String) -> Set<String> {
    if let known = relatives[coordinator] { return known }
    var found: Set<String> = []
    func add(_ key: String) {
      guard !roles.isCoordinator(key) else { return }
      found.formUnion(program.line(of: key))
      if program.types[key]?.kind == .protocol {
        found.formUnion(program.types[key]?.descendants ?? [])
      }
    }
    for routine in roles.routines(of: coordinator) {
      for event in routine.events {
        if case .call(let callee, let arguments) = event.action {
          let type = program.type(of: .call(callee, arguments, event.place), in: routine)
          if let type,
            let key = program.key(for: type.unwrapped, from: routine.module, in: routine.owner)
          {
            add(key)
          }
        }
        if let show = roles.show(of: event, in: routine, selfKey: coordinator) {
          for part in show.controller.all {
            if let key = program.typeKey(of: part, in: routine, selfKey: coordinator) { add(key) }
          }
        }
      }
    }
    for key in program.line(of: coordinator) {
      for name in program.types[key]?.propertyNames ?? [] {
        if let type = program.propertyType(name, of: key), let info = program.types[key],
          let found = program.key(for: type.unwrapped, from: info.module, in: info.name),
          roles.isController(found), !roles.navigators.contains(found)
        {
          add(found)
        }
      }
    }
    relatives[coordinator] = found
    return found
  }

  /// The name of a type without its module.
  func name(_ key: String) -> String { program.types[key]?.name ?? key }

  /// What a finding is about: the type and the member around a routine.
  func subject(_ routine: Routine) -> String {
    let outer = program.outermost(routine)
    return "\(outer.owner ?? "").\(outer.name)"
  }

  /// How a routine is called in a story.
  func title(_ routine: Routine) -> String {
    let outer = program.outermost(routine)
    switch outer.kind {
    case .deinitializer: return "deinit"
    case .initializer: return "init"
    case .getter, .setter, .initialValue: return outer.name
    default:
      let labels = outer.parameters.map { ($0.label ?? "_") + ":" }.joined()
      return "\(outer.name)(\(labels))"
    }
  }
}

extension Expression {
  /// The names from left to right, those of arguments included.
  var fullChain: [String] { all.compactMap(\.ownName) }
}

extension Review {
  /// The places where children are added, one line each, to find out why a rule is silent.
  package var siteLines: [String] {
    sites.map { site in
      let callback = removal(of: site, by: Set(Callback.Kind.allCases))
      return
        "\(site.place.file):\(site.place.line): \(name(site.parent)) adds \(name(site.child)): "
        + "\(site.way)\(site.isRoot ? ", as root" : "")"
        + (callback.map { ", removed by \($0.kind.rawValue) of \(name($0.owner))" } ?? "")
    }
  }
}
