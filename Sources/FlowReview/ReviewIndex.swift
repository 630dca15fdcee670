import FlowFacts

/// What rules look up for each site, written down once.
struct ReviewIndex {
  /// The callbacks that a change of the screens always reaches, by the types that may take part.
  private let callbacks: [String: [Int]]
  /// The types that a child of a site is, or that are one.
  let ending: Set<String>
  /// The sites by the function that they stand in.
  private let sitesByScope: [RoutineID: [Site]]
  /// The sites by the types that their child is, and by those that are their child.
  private let sitesByChild: [String: [Site]]
  /// The rules that comments turn off, by file and line.
  let disabled: [String: [Int: Set<String>]]
  /// The types that coordinators hold strongly, with the coordinators.
  let holders: [String: [String]]

  init(_ review: Review) {
    let program = review.program
    callbacks = Self.callbacks(review)
    disabled = Dictionary(
      program.files.map { ($0.path, $0.disabled) }, uniquingKeysWith: { first, _ in first })
    var ending: Set<String> = []
    var byScope: [RoutineID: [Site]] = [:]
    var byChild: [String: [Site]] = [:]
    for site in review.sites {
      byScope[program.outermost(site.routine).id, default: []].append(site)
      let family = program.family(of: site.child)
      ending.formUnion(family)
      for key in family { byChild[key, default: []].append(site) }
    }
    (self.ending, sitesByScope, sitesByChild) = (ending, byScope, byChild)
    holders = Self.holders(review)
  }

  /// The sites in the function around a routine.
  func sites(around routine: Routine, in program: Program) -> [Site] {
    sitesByScope[program.outermost(routine).id] ?? []
  }

  /// The sites whose child is a type, or is one of its subclasses or superclasses.
  func sites(withChild key: String) -> [Site] { sitesByChild[key] ?? [] }

  /// The callbacks that may remove a child of one of some types, in the order of the sources.
  func callbacks(of keys: Set<String>) -> [Int] {
    Set(keys.flatMap { callbacks[$0] ?? [] }).sorted()
  }

  private static func callbacks(_ review: Review) -> [String: [Int]] {
    let (program, roles) = (review.program, review.roles)
    var found: [String: [Int]] = [:]
    for (number, callback) in review.callbacks.enumerated() {
      guard let path = callback.path, !review.isOptional(path), review.isInstalled(callback) else {
        continue
      }
      var keys: Set<String> = [callback.owner]
      if !roles.isController(callback.owner) || roles.navigators.contains(callback.owner) {
        for stop in path.dropFirst() {
          if let owner = program.ownerKey(of: program.routine(stop.routine)) { keys.insert(owner) }
        }
      }
      for key in keys { found[key, default: []].append(number) }
    }
    return found
  }

  /// The functions that set a member of another object, by the member's name.
  static func setters(_ review: Review) -> [String: Set<RoutineID>] {
    let (program, roles) = (review.program, review.roles)
    var found: [String: Set<RoutineID>] = [:]
    for routine in program.routines {
      for event in routine.events {
        guard case .assign(.member(let base?, let name, _), _) = event.action,
          base.core.ownName != "self", found[name, default: []].count < 2
        else { continue }
        if roles.parameter(base, in: routine) != nil || review.isProperty(base, in: routine) {
          found[name, default: []].insert(program.outermost(routine).id)
        }
      }
    }
    return found
  }

  private static func holders(_ review: Review) -> [String: [String]] {
    let (program, roles) = (review.program, review.roles)
    var found: [String: [String]] = [:]
    for key in roles.coordinators.sorted() where program.types[key]?.kind == .class {
      for info in program.line(of: key).compactMap({ program.types[$0] }) {
        for property in info.properties.values where property.isStored {
          guard property.strength == .strong,
            let type = program.propertyType(property.name, of: info.key),
            let held = program.key(for: type.unwrapped, from: info.module, in: info.name)
          else { continue }
          found[held, default: []].append(key)
        }
      }
    }
    return found
  }
}
