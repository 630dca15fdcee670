/// What runs after a routine was called.
package final class Reach {
  /// A routine that runs, with the type of its `self` where that is known.
  package struct Stop: Hashable, Sendable {
    /// The routine.
    package let routine: RoutineID
    /// The type of `self`, if it is a subclass of the type that declares the routine.
    package let selfKey: String?

    /// Makes a stop.
    package init(_ routine: RoutineID, _ selfKey: String? = nil) {
      self.routine = routine
      self.selfKey = selfKey
    }
  }

  /// A stop, or what many stops have in common.
  enum Point: Hashable {
    case stop(Stop)
    /// All that a wide call may run.
    case call(Program.WideCall)
    /// All closures that a slot of wide calls holds.
    case closures(Slot)
  }

  struct Edge {
    let goal: Point
    /// True if it happens only when a closure is called that UIKit or another module keeps.
    let isLater: Bool
  }

  /// The sources.
  package let program: Program
  /// The closures in them.
  package let flows: ClosureFlows
  private var edges: [Point: [Edge]] = [:]
  /// The steps from one routine to the next that were followed so far: the work of the search.
  package internal(set) var followed = 0

  /// Makes the search of a program.
  package init(_ program: Program, _ flows: ClosureFlows) {
    (self.program, self.flows) = (program, flows)
  }

  /// All that runs after a call, in the order in which it is found.
  ///
  /// With `later`, closures that UIKit and other modules keep run too, such as those of buttons. Wide
  /// calls are not followed: of many types, none is known to be the one that answers.
  package func stops(from start: Stop, later: Bool) -> [Stop] {
    var seen: Set<Stop> = [start]
    var found = [start]
    var position = 0
    while position < found.count, found.count < 4_000 {
      for edge in edges(of: .stop(found[position])) where later || !edge.isLater {
        followed += 1
        if case .stop(let stop) = edge.goal, seen.insert(stop).inserted { found.append(stop) }
      }
      position += 1
    }
    return found
  }

  /// The steps from a point, in the order of the source.
  func edges(of point: Point) -> [Edge] {
    if let known = edges[point] { return known }
    let found: [Edge] =
      switch point {
      case .stop(let stop): edges(of: stop)
      case .call(let wide):
        program.candidates(wide.name, of: wide.key, labels: wide.labels).map {
          Edge(goal: .stop(Stop($0)), isLater: false)
        }
      case .closures(let slot): edges(into: slot, isLater: false)
      }
    edges[point] = found
    return found
  }

  private func edges(of stop: Stop) -> [Edge] {
    let routine = program.routine(stop.routine)
    var found: [Edge] = []
    for event in routine.events {
      switch event.action {
      case .call(let callee, let arguments):
        follow(callee, arguments, in: routine, stop.selfKey, &found)
      case .assign(let target, _):
        for key in program.propertyKeys(of: target, in: routine, selfKey: stop.selfKey)
          .prefix(Program.widest)
        {
          guard let dot = key.lastIndex(of: ".") else { continue }
          let name = String(key[key.index(after: dot)...])
          for id in program.types[String(key[..<dot])]?.routines[name] ?? []
          where program.routine(id).kind == .setter {
            found.append(Edge(goal: .stop(Stop(id)), isLater: false))
          }
        }
      case .bind, .returns, .value: break
      }
    }
    return found
  }

  private func follow(
    _ callee: Expression, _ arguments: [Argument], in routine: Routine, _ selfKey: String?,
    _ found: inout [Edge]
  ) {
    let target = program.resolve(callee, arguments, in: routine, selfKey: selfKey)
    let receiver = target.made ?? target.receiver
    let next =
      target.isOnSelf
      ? selfKey : receiver.flatMap { program.types[$0]?.descendants.isEmpty == true ? $0 : nil }
    if let wide = target.wide {
      found.append(Edge(goal: .call(wide), isLater: false))
    } else {
      for id in target.routines {
        found.append(Edge(goal: .stop(Stop(id, next)), isLater: false))
      }
    }
    for key in target.properties { found += edges(into: .property(key), isLater: false) }
    if let parameter = target.parameter {
      found += edges(into: .parameter(parameter.routine, parameter.position), isLater: false)
    }
    if case .member(let base?, let name, _) = callee, Self.sending.contains(name) {
      for key in program.propertyKeys(of: base, in: routine, selfKey: selfKey) {
        found += edges(into: .property(key), isLater: false)
      }
    }
    guard target.routines.isEmpty, target.made == nil else { return }
    let isNow = callee.ownName.map(Self.immediate.contains) == true
    for argument in arguments {
      switch argument.value.core {
      case .closure(let id, _):
        found.append(Edge(goal: .stop(Stop(id, selfKey)), isLater: !isNow))
      case .name(let name, _):
        if case .parameter(let position, let scope)? = program.local(name, in: routine) {
          found += edges(into: .parameter(scope.id, position), isLater: !isNow)
        } else if let owner = selfKey ?? program.ownerKey(of: routine),
          program.property(name, of: owner) == nil
        {
          for id in program.nearest(name, of: owner) {
            found.append(Edge(goal: .stop(Stop(id, selfKey)), isLater: !isNow))
          }
        }
      default: break
      }
    }
  }

  private func edges(into slot: Slot, isLater: Bool) -> [Edge] {
    let (routines, slots) = flows.contents(of: slot)
    return routines.map { Edge(goal: .stop(Stop($0)), isLater: isLater) }
      + slots.map { Edge(goal: .closures($0), isLater: isLater) }
  }

  /// Methods by which a stream sends a value to its subscribers.
  private static let sending: Set<String> = [
    "send", "onNext", "onCompleted", "accept", "yield", "call", "invoke",
  ]
  /// Methods that call their closure before they return, or soon after.
  private static let immediate: Set<String> = [
    "forEach", "map", "flatMap", "compactMap", "filter", "first", "firstIndex", "contains",
    "removeAll", "async", "sync", "Task", "animate", "performWithoutAnimation", "run", "perform",
    "assumeIsolated", "task",
  ]
}
