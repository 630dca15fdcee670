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

  private struct Edge {
    let stop: Stop
    let isLater: Bool
  }

  /// The sources.
  package let program: Program
  /// The closures in them.
  package let flows: ClosureFlows
  private var edges: [Stop: [Edge]] = [:]

  /// Makes the search of a program.
  package init(_ program: Program) {
    self.program = program
    flows = ClosureFlows(program)
  }

  /// All that runs after a call, in the order in which it is found.
  ///
  /// With `later`, closures that UIKit and other modules keep run too, such as those of buttons.
  package func stops(from start: Stop, later: Bool) -> [Stop] {
    var seen: Set<Stop> = [start]
    var found = [start]
    var position = 0
    while position < found.count, found.count < 4_000 {
      for edge in edges(of: found[position]) where later || !edge.isLater {
        if seen.insert(edge.stop).inserted { found.append(edge.stop) }
      }
      position += 1
    }
    return found
  }

  /// The shortest way from a call to a routine that fulfils a condition.
  package func path(from start: Stop, later: Bool, to isGoal: (Stop) -> Bool) -> [Stop]? {
    var before: [Stop: Stop] = [:]
    var seen: Set<Stop> = [start]
    var waiting = [start]
    var position = 0
    while position < waiting.count, waiting.count < 4_000 {
      let current = waiting[position]
      position += 1
      if isGoal(current) {
        var path = [current]
        while let previous = before[path[0]] { path.insert(previous, at: 0) }
        return path
      }
      for edge in edges(of: current) where later || !edge.isLater {
        if seen.insert(edge.stop).inserted {
          before[edge.stop] = current
          waiting.append(edge.stop)
        }
      }
    }
    return nil
  }

  private func edges(of stop: Stop) -> [Edge] {
    if let known = edges[stop] { return known }
    let routine = program.routine(stop.routine)
    var found: [Edge] = []
    for event in routine.events {
      switch event.action {
      case .call(let callee, let arguments):
        follow(callee, arguments, in: routine, stop.selfKey, &found)
      case .assign(let target, _):
        for key in program.propertyKeys(of: target, in: routine, selfKey: stop.selfKey) {
          guard let dot = key.lastIndex(of: ".") else { continue }
          let name = String(key[key.index(after: dot)...])
          for id in program.types[String(key[..<dot])]?.routines[name] ?? []
          where program.routine(id).kind == .setter {
            found.append(Edge(stop: Stop(id), isLater: false))
          }
        }
      case .bind, .returns, .value: break
      }
    }
    edges[stop] = found
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
    for id in target.routines { found.append(Edge(stop: Stop(id, next), isLater: false)) }
    for key in target.properties { add(.property(key), &found, isLater: false) }
    if let parameter = target.parameter {
      add(.parameter(parameter.routine, parameter.position), &found, isLater: false)
    }
    if case .member(let base?, let name, _) = callee, Self.sending.contains(name) {
      for key in program.propertyKeys(of: base, in: routine, selfKey: selfKey) {
        add(.property(key), &found, isLater: false)
      }
    }
    guard target.routines.isEmpty, target.made == nil else { return }
    let isNow = callee.ownName.map(Self.immediate.contains) == true
    for argument in arguments {
      switch argument.value.core {
      case .closure(let id, _):
        found.append(Edge(stop: Stop(id, selfKey), isLater: !isNow))
      case .name(let name, _):
        if case .parameter(let position, let scope)? = program.local(name, in: routine) {
          add(.parameter(scope.id, position), &found, isLater: !isNow)
        } else if let owner = selfKey ?? program.ownerKey(of: routine),
          program.property(name, of: owner) == nil
        {
          for id in program.nearest(name, of: owner) {
            found.append(Edge(stop: Stop(id, selfKey), isLater: !isNow))
          }
        }
      default: break
      }
    }
  }

  private func add(_ slot: Slot, _ found: inout [Edge], isLater: Bool) {
    for id in flows.closures(in: slot) { found.append(Edge(stop: Stop(id), isLater: isLater)) }
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
