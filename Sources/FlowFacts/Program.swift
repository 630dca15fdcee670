/// The facts of all files, with their names resolved.
///
/// `@unchecked Sendable` because it is only written by its initializer.
package final class Program: @unchecked Sendable {
  /// The files, by their numbers.
  package let files: [FileFacts]
  /// All types, by their keys.
  package internal(set) var types: [String: TypeInfo] = [:]
  /// The keys of all types, in order.
  package internal(set) var keys: [String] = []
  /// All types, in the order of their keys.
  package internal(set) var infos: [TypeInfo] = []
  /// The functions that belong to no type, by name.
  package internal(set) var freeFunctions: [String: [RoutineID]] = [:]
  /// All functions of types, by name.
  package internal(set) var methods: [String: [RoutineID]] = [:]
  /// How each closure is used.
  package let uses: RoutineMap<ClosureUse>
  /// The closures and local functions of each routine.
  package let children: RoutineMap<[RoutineID]>
  /// The local names of each routine.
  let locals: RoutineMap<[String: Binding]>
  /// Each routine with all closures and functions in it; `nil` for one without.
  private let nests: RoutineMap<[Routine]>
  /// The assigned first values of properties.
  package internal(set) var initialValues: [String: (value: Expression, routine: RoutineID)] = [:]
  private var namesake: [String: [String]] = [:]
  /// The last parts of the names of all types; `true` for that of a type in another one.
  private var lastNames: [String: Bool] = [:]
  /// The names of aliases and generic parameters.
  private(set) var otherNames: Set<String> = []
  /// The keys of the types that routines belong to, by file and number.
  private var owners: [[String?]] = []

  /// Puts the facts of files together; the number of each file is its position.
  package init(_ files: [FileFacts]) {
    self.files = files
    routines = files.flatMap(\.routines)
    uses = RoutineMap(files.map(\.scopes.uses))
    children = RoutineMap(files.map(\.scopes.children))
    locals = RoutineMap(files.map(\.scopes.locals))
    nests = RoutineMap(files.map(\.scopes.nests))
    let count = files.reduce(0) { $0 + $1.types.count }
    types.reserveCapacity(count)
    namesake.reserveCapacity(count)
    lastNames.reserveCapacity(count)
    for file in files {
      for fact in file.types where fact.kind != .extension { declare(fact) }
    }
    for file in files {
      for fact in file.types where fact.kind == .extension { declare(fact) }
    }
    keys = types.keys.sorted()
    infos = keys.compactMap { types[$0] }
    owners = inParallel(files.count) { $0.map { self.findOwners(in: files[$0]) } }.flatMap(\.self)
    for file in files { index(file) }
    // Each type is written by one thread, and reads only what was written before.
    _ = inParallel(infos.count) { numbers in
      for info in self.infos[numbers] {
        info.ancestors = self.findAncestors(of: info.key)
        info.ancestorTypes = info.ancestors.compactMap { self.types[$0] }
        info.routineIDs = info.routines.values.joined().sorted()
      }
    }
    for info in infos {
      for ancestor in info.ancestorTypes { ancestor.descendants.append(info.key) }
    }
    _ = inParallel(infos.count) { numbers in
      for info in self.infos[numbers] { self.indexFamily(of: info) }
    }
  }

  /// Writes down what a family has, so that a call need not look at each of its types.
  private func indexFamily(of info: TypeInfo) {
    let inheriting = info.descendants.compactMap { types[$0] }
    for owner in [info] + info.ancestorTypes + inheriting {
      for name in owner.propertyNames {
        info.holders[name, default: []].append(owner.key + "." + name)
      }
    }
    for other in inheriting {
      for (name, ids) in other.routines {
        for id in ids where routine(id).isCallable {
          info.overriding[name, default: []].append(id)
        }
      }
    }
  }

  /// The routine with a number.
  package func routine(_ id: RoutineID) -> Routine { files[id.file].routines[id.index] }

  /// A routine, and all closures and functions in it.
  package func nest(_ id: RoutineID) -> [Routine] { nests[id] ?? [routine(id)] }

  /// The names of the steps of a routine, those of the closures and functions in it included.
  package func names(inNestOf id: RoutineID) -> StepNames { files[id.file].scopes.names[id.index] }

  /// The routines that call a function, each once and in the order of the sources, by its name.
  package func callers() -> [String: [RoutineID]] {
    var found: [String: [RoutineID]] = [:]
    for (name, ids) in files.lazy.flatMap(\.scopes.callers) { found[name, default: []] += ids }
    return found
  }

  /// All routines.
  package let routines: [Routine]

  private func declare(_ fact: TypeFact) {
    var key = fact.module + "/" + fact.name
    if fact.kind == .extension {
      key = self.key(of: fact.name, from: fact.module) ?? "/" + fact.name
    }
    let info: TypeInfo
    if let known = types[key] {
      info = known
    } else {
      info = TypeInfo(key: key, fact)
      types[key] = info
      namesake[fact.name, default: []].append(key)
      let isOuter = !fact.name.utf8.contains(UInt8(ascii: "."))
      let last =
        isOuter ? fact.name : fact.name.split(separator: ".").last.map(String.init) ?? ""
      // A type without a name may stand in another one, too.
      if lastNames[last] != true { lastNames[last] = last != fact.name || last.isEmpty }
      if last != fact.name { namesake["." + last, default: []].append(key) }
    }
    if !fact.aliases.isEmpty { otherNames.formUnion(fact.aliases.keys) }
    if !fact.generics.isEmpty { otherNames.formUnion(fact.generics.keys) }
    info.add(fact)
  }

  private func index(_ file: FileFacts) {
    // Most routines of a file have the owner of the one before.
    var last: TypeInfo?
    for routine in file.routines {
      let key = ownerKey(of: routine)
      if last?.key != key { last = key.flatMap { types[$0] } }
      index(routine, of: last)
    }
  }

  private func index(_ routine: Routine, of info: TypeInfo?) {
    if let info {
      if routine.kind != .closure, routine.parent == nil {
        info.routines[routine.name, default: []].append(routine.id)
        if routine.kind == .function { methods[routine.name, default: []].append(routine.id) }
      }
      if routine.kind == .initialValue, case .assign(_, let value)? = routine.events.last?.action {
        initialValues[info.key + "." + routine.name] = (value, routine.id)
      }
    } else if routine.kind == .function, routine.parent == nil {
      freeFunctions[routine.name, default: []].append(routine.id)
    }
  }

  /// The key of the type that a routine belongs to.
  package func ownerKey(of routine: Routine) -> String? {
    owners[routine.id.file][routine.id.index]
  }

  private func findOwners(in file: FileFacts) -> [String?] {
    // Most routines of a file have the owner of the one before.
    var last: (name: String, key: String?)?
    return file.routines.map { routine in
      guard let name = routine.owner else { return nil }
      if last?.name != name { last = (name, findOwner(name, of: routine)) }
      return last?.key
    }
  }

  private func findOwner(_ name: String, of routine: Routine) -> String? {
    key(of: name, from: routine.module) ?? types["/" + name]?.key
  }

  /// The key of a type by its name, as code of a module in a type sees it.
  ///
  /// The module's own types come first; a type elsewhere counts only if no other is called so.
  package func key(of name: String, from module: String, in owner: String? = nil) -> String? {
    // Most names that code calls are not those of types.
    let isInner = lastNames[name]
    guard isInner != nil || name.utf8.contains(UInt8(ascii: ".")) else { return nil }
    if isInner == false { return exact(name, from: module) }
    var outer = owner
    while let name = outer.map({ $0 + "." + name }), let around = outer {
      if let found = exact(name, from: module) { return found }
      outer =
        around.lastIndex(of: ".").map { String(around[..<$0]) }
    }
    if let found = exact(name, from: module) { return found }
    if let dot = name.firstIndex(of: ".") {
      // The first part may be a module.
      if let found = exact(String(name[name.index(after: dot)...]), from: module) { return found }
    }
    return pick(namesake["." + name], from: module)
  }

  /// Returns whether a name may be that of a type.
  func mayNameType(_ name: String) -> Bool {
    lastNames[name] != nil || otherNames.contains(name) || name == "Self" || name == "&"
      || name.utf8.contains(UInt8(ascii: "."))
  }

  private func exact(_ name: String, from module: String) -> String? {
    pick(namesake[name], from: module)
  }

  private func pick(_ keys: [String]?, from module: String) -> String? {
    guard let keys else { return nil }
    if keys.count == 1 { return keys[0] }
    let own = module + "/"
    return keys.first { $0.hasPrefix(own) }
  }

  private func findAncestors(of key: String) -> [String] {
    var found: [String] = []
    var seen: Set<String> = [key]
    var waiting = [key]
    while !waiting.isEmpty {
      let current = waiting.removeFirst()
      guard let info = types[current] else { continue }
      for name in info.inherited.flatMap(\.parts) {
        guard let next = self.key(of: name.name, from: info.module, in: info.name) else { continue }
        if seen.insert(next).inserted {
          found.append(next)
          waiting.append(next)
        }
      }
    }
    return found
  }
}

extension TypeName {
  /// The parts of a composition, or itself.
  package var parts: [TypeName] { name == "&" ? arguments.flatMap(\.parts) : [self] }
}
