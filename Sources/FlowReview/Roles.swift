import FlowFacts

/// What the types, properties and functions of hand-written coordinators are for.
///
/// Nothing here asks for the name that an app gives its coordinators, only for what they do.
///
/// `@unchecked Sendable` because it is only written by its initializer.
final class Roles: @unchecked Sendable {
  let program: Program
  private let madeFlows: Meanwhile<ClosureFlows>
  /// The closures in the program.
  var flows: ClosureFlows { madeFlows.value }
  /// The classes and protocols that own flows.
  private(set) var coordinators: Set<String> = []
  /// The keys of the properties that keep child coordinators.
  private(set) var lists: Set<String> = []
  /// The parameters that a routine adds to a list, by its number.
  private(set) var adders: [RoutineID: Set<Int>] = [:]
  /// How a routine shows the controller that it gets, by the position of the parameter.
  private(set) var helpers: [RoutineID: [Int: Style]] = [:]
  /// The step in a helper by which that comes on screen.
  private(set) var helperShows: [RoutineID: [Int: Show]] = [:]
  /// The names of the helpers and of the adders: only calls of them are looked at closely.
  private(set) var helperNames: Set<String> = []
  private var adderNames: Set<String> = []
  /// The names of steps that may show a controller.
  private(set) var showing = StepNames(Roles.showVerbs)
  /// The names of steps that may add to a list.
  private(set) var adding = StepNames(Roles.addVerbs)
  /// The names of steps that may remove from a list.
  private(set) var taking = StepNames(Roles.removing.union(["="]))
  /// The keys of the types of controllers.
  private let controllers: Set<String>
  /// Navigation controllers, and what stands in for them.
  private(set) var navigators: Set<String> = []

  private let madeCallers: Meanwhile<[String: [RoutineID]]>

  /// The routines that call a name, in the order of the sources.
  func callers(of name: String) -> [RoutineID] { madeCallers.value[name] ?? [] }

  /// All calls of a name, in the order of the sources.
  func calls(
    of name: String
  ) -> [(caller: RoutineID, callee: Expression, arguments: [Argument])] {
    callers(of: name).flatMap { id in
      program.routine(id).events.compactMap { event in
        guard case .call(let callee, let arguments) = event.action, callee.ownName == name else {
          return nil
        }
        return (id, callee, arguments)
      }
    }
  }

  /// The methods of collections, declared in extensions, that remove.
  private(set) var listRemovers: Set<String> = []

  private func findListRemovers() -> Set<String> {
    var found: Set<String> = []
    for info in program.infos {
      guard info.kind == .extension,
        ["Array", "Set", "Dictionary", "RangeReplaceableCollection"].contains(info.name)
      else { continue }
      for (name, ids) in info.routines {
        let removes = ids.flatMap { program.routine($0).events }.contains { event in
          guard case .call(let callee, _) = event.action, let verb = callee.ownName else {
            return false
          }
          return Self.removing.contains(verb) && callee.chain.dropLast().allSatisfy { $0 == "self" }
        }
        if removes { found.insert(name) }
      }
    }
    return found
  }

  /// How a screen comes.
  enum Style: Hashable { case push, set, present }

  init(_ program: Program) {
    self.program = program
    // No role asks for what runs after a call.
    madeFlows = Meanwhile { ClosureFlows(program) }
    madeCallers = Meanwhile { program.callers() }
    controllers = Self.findControllers(program)
    listRemovers = findListRemovers()
    for name in listRemovers { taking.insert(name) }
    findHelpers()
    findNavigators()
    findCoordinators()
    findAdders()
  }

  func isCoordinator(_ key: String) -> Bool { coordinators.contains(key) }

  func isController(_ key: String) -> Bool { controllers.contains(key) }

  private static func findControllers(_ program: Program) -> Set<String> {
    let parts = inParallel(program.keys.count) { numbers in
      program.keys[numbers].filter { key in
        program.inherits(key) { controllers.contains($0) || $0.hasSuffix("ViewController") }
      }
    }
    return Set(parts.joined())
  }

  /// Returns whether a call may be that of an adder, judged by its name; initializers have many.
  func mayAdd(_ callee: Expression) -> Bool {
    guard let name = callee.ownName else { return false }
    return adderNames.contains(name)
      || adderNames.contains("init") && (name == "init" || name.first?.isUppercase == true)
  }

  static let controllers: Set<String> = [
    "UIViewController", "UITableViewController", "UICollectionViewController",
    "UINavigationController", "UITabBarController", "UIHostingController", "UIPageViewController",
    "UISplitViewController",
  ]

  /// Returns whether a type is a navigation controller or a router around one.
  func isNavigator(_ type: TypeName?, in routine: Routine) -> Bool {
    guard let type = type?.unwrapped else { return false }
    if type.name == "UINavigationController" { return true }
    guard let key = program.key(for: type, from: routine.module, in: routine.owner) else {
      return type.name.hasSuffix("NavigationController")
    }
    return navigators.contains(key)
  }

  private func findNavigators() {
    for key in program.keys {
      if program.inherits(key, { $0 == "UINavigationController" }) { navigators.insert(key) }
    }
    // A router is no controller, and pushes what it is given.
    for (id, styles) in helpers {
      let routine = program.routine(id)
      guard let key = program.ownerKey(of: routine), styles.values.contains(.push) else { continue }
      if isController(key) { continue }
      let constructsScreens = program.types[key]!.routineIDs.contains { other in
        showsOwnScreen(program.routine(other))
      }
      if !constructsScreens {
        navigators.insert(key)
        for ancestor in program.types[key]?.ancestors ?? []
        where program.types[ancestor]?.kind == .protocol
          && program.types[ancestor]?.routines[routine.name] != nil
        {
          navigators.insert(ancestor)
        }
      }
    }
  }

  private func showsOwnScreen(_ routine: Routine) -> Bool {
    guard routine.names.mayMeet(showing) else { return false }
    return routine.events.contains { event in
      guard let show = show(of: event, in: routine, selfKey: nil) else { return false }
      return !show.controller.all.contains { parameter($0, in: routine) != nil }
    }
  }

  private func findCoordinators() {
    var roots: Set<String> = []
    for part in inParallel(program.keys.count, findLists) {
      roots.formUnion(part.roots)
      lists.formUnion(part.lists)
    }
    for root in roots {
      coordinators.insert(root)
      coordinators.formUnion(program.types[root]?.descendants ?? [])
    }
    let parts = inParallel(program.keys.count) { numbers in
      self.program.keys[numbers].filter { key in
        self.program.types[key]?.kind == .class && !self.isController(key)
          && !self.navigators.contains(key) && self.showsByItself(key)
      }
    }
    coordinators.formUnion(parts.joined())
    // A list that a coordinator keeps of other coordinators, whatever they have in common.
    for key in coordinators.sorted() {
      guard let info = program.types[key] else { continue }
      for name in info.propertyNames {
        guard let element = program.propertyType(name, of: key)?.unwrapped.element,
          let child = program.key(for: element.unwrapped, from: info.module, in: info.name),
          coordinators.contains(child)
        else { continue }
        lists.insert(key + "." + name)
      }
    }
  }

  /// The lists of children among the types with some numbers, and the types that keep them and stand
  /// in them.
  @Sendable
  private func findLists(_ numbers: Range<Int>) -> (roots: Set<String>, lists: Set<String>) {
    var roots: Set<String> = []
    var lists: Set<String> = []
    for key in program.keys[numbers] {
      guard let info = program.types[key], [.class, .protocol, .actor].contains(info.kind),
        !info.propertyNames.isEmpty,
        !program.inherits(key, { $0 == "UIView" || $0 == "NSManagedObject" })
      else { continue }
      for name in info.propertyNames {
        guard let fact = info.properties[name], !fact.modifiers.contains("static"),
          let element = program.propertyType(name, of: key)?.unwrapped.element
        else { continue }
        let list = key + "." + name
        if element.name == "Any" || element.name == "AnyObject" {
          guard let root = keptParameter(name, in: info) else { continue }
          if familyShows(root) {
            roots.insert(root)
            lists.insert(list)
          }
        } else if let root = program.key(for: element.unwrapped, from: info.module, in: info.name),
          program.types[root]?.kind != .struct, program.types[root]?.kind != .enum,
          program.isKind(key, of: root) || program.isKind(root, of: key)
            || info.kind == .class && !isController(key) && starts(root, from: info),
          familyShows(root)
        {
          roots.insert(root)
          lists.insert(list)
          if info.kind == .class { roots.insert(key) }
        }
      }
    }
    return (roots, lists)
  }

  /// Returns whether a type makes and starts what it adds to a list of another type: it does as
  /// coordinators do, whatever they have in common.
  private func starts(_ root: String, from info: TypeInfo) -> Bool {
    info.routineIDs.contains { id in
      allRoutines(of: id).contains { routine in
        guard routine.names.mayMeet(Self.additions) else { return false }
        var added: Set<String> = []
        for event in routine.events {
          if let (_, value) = addition(in: event), let name = value.core.ownName,
            let key = program.typeKey(of: value, in: routine), program.isKind(key, of: root),
            program.types[key]?.kind == .class, !isController(key)
          {
            added.insert(name)
          }
        }
        return routine.events.contains { event in
          guard case .call(.member(let base?, _, _), _) = event.action else { return false }
          return base.core.ownName.map(added.contains) == true
        }
      }
    }
  }

  /// The type of the parameter that a type adds to a property of no particular type.
  private func keptParameter(_ property: String, in info: TypeInfo) -> String? {
    for id in info.routineIDs {
      let routine = program.routine(id)
      for event in routine.events {
        guard let (list, value) = addition(in: event), list.core.ownName == property,
          let position = parameter(value, in: routine),
          let type = routine.parameters[position].type,
          let key = program.key(for: type.unwrapped, from: routine.module, in: routine.owner),
          program.isKind(info.key, of: key) || program.isKind(key, of: info.key)
        else { continue }
        return key
      }
    }
    return nil
  }

  private func familyShows(_ key: String) -> Bool {
    program.family(of: key).contains { key in
      guard let info = program.types[key], !isController(key) || info.kind == .protocol else {
        return false
      }
      if info.properties.values.contains(where: { isShowing($0.type) }) { return true }
      return info.routineIDs.contains { id in
        allRoutines(of: id).contains { routine in
          routine.names.mayMeet(showing)
            && routine.events.contains { show(of: $0, in: routine, selfKey: nil) != nil }
        }
      }
    }
  }

  private func isShowing(_ type: TypeName?) -> Bool {
    guard let name = type?.name else { return false }
    return ["UINavigationController", "UIWindow", "UITabBarController", "UIViewController"]
      .contains(name)
  }

  private func showsByItself(_ key: String) -> Bool {
    guard let info = program.types[key],
      info.routineIDs.contains(where: { id in
        program.names(inNestOf: id).mayMeet(showing)
          && allRoutines(of: id).contains { showsOwnScreen($0) }
      })
    else { return false }
    return program.line(of: key).compactMap { program.types[$0] }.contains { type in
      type.propertyNames.contains { name in
        let property = program.propertyType(name, of: type.key)
        guard let property else { return false }
        return isShowing(property)
          || program.key(for: property.unwrapped, from: type.module, in: type.name).map {
            navigators.contains($0)
          } == true
      }
    }
  }

  /// A routine and the closures in it.
  func allRoutines(of id: RoutineID) -> [Routine] {
    program.nest(id)
  }

  /// All routines that a type declares or inherits, with their closures.
  func routines(of key: String) -> [Routine] {
    program.line(of: key).flatMap(ownRoutines)
  }

  /// All routines that a type itself declares, with their closures.
  func ownRoutines(of key: String) -> [Routine] {
    (program.types[key]?.routineIDs ?? []).flatMap(allRoutines)
  }

  /// The position of the parameter that a value is.
  func parameter(_ value: Expression, in routine: Routine) -> Int? {
    guard case .name(let name, _) = value.core else { return nil }
    guard case .parameter(let position, let scope)? = program.local(name, in: routine) else {
      return nil
    }
    return scope.id == program.outermost(routine).id || scope.id == routine.id ? position : nil
  }

  private func count(_ parts: [Int]) -> Int { parts.reduce(0, +) }

  private func findHelpers() {
    var former = -1
    // A helper may call another one.
    for _ in 0..<3 where count(helpers.values.map(\.count)) != former {
      former = count(helpers.values.map(\.count))
      for info in program.infos {
        for id in info.routineIDs
        where program.names(inNestOf: id).mayMeet(showing) {
          let routine = program.routine(id)
          guard routine.kind == .function, !routine.parameters.isEmpty else { continue }
          for inner in allRoutines(of: id) where inner.names.mayMeet(showing) {
            for event in inner.events {
              guard let show = show(of: event, in: inner, selfKey: nil) else { continue }
              let outer = presentation(of: show, in: id) ?? show
              for part in show.controller.all + stacked(in: show) {
                guard let position = parameter(part, in: inner),
                  program.outermost(inner).id == id, position < routine.parameters.count
                else { continue }
                helpers[id, default: [:]][position] = outer.style
                helperShows[id, default: [:]][position] = outer
                helperNames.insert(routine.name)
                showing.insert(routine.name)
              }
            }
          }
        }
      }
    }
  }

  /// The step that presents the stack on which a controller is put.
  private func presentation(of show: Show, in id: RoutineID) -> Show? {
    guard show.style != .present, let stack = show.navigator?.core.ownName else { return nil }
    for routine in allRoutines(of: id) {
      for event in routine.events {
        if let other = self.show(of: event, in: routine, selfKey: nil), other.style == .present,
          other.controller.core.ownName == stack
        {
          return other
        }
      }
    }
    return nil
  }

  /// What a stack in a local name is made with, if it is what a step shows.
  private func stacked(in show: Show) -> [Expression] {
    guard case .name(let name, _) = show.controller.core,
      case .binding(let binding, _)? = program.local(name, in: show.routine),
      case .call(let callee, let arguments, _)? = binding.value?.core,
      callee.ownName?.hasSuffix("NavigationController") == true
    else { return [] }
    return arguments.flatMap(\.value.all)
  }

  private func findAdders() {
    var former = -1
    for _ in 0..<4 where count(adders.values.map(\.count)) != former {
      former = count(adders.values.map(\.count))
      for info in program.infos {
        for id in info.routineIDs
        where program.names(inNestOf: id).mayMeet(adding) {
          for routine in allRoutines(of: id) where routine.names.mayMeet(adding) {
            for event in routine.events {
              for value in added(by: event, in: routine, selfKey: nil) {
                guard let position = parameter(value, in: routine) else { continue }
                let outer = program.outermost(routine)
                adders[outer.id, default: []].insert(position)
                adderNames.insert(outer.name)
                adding.insert(outer.name)
              }
            }
          }
        }
      }
    }
  }
}
