/// Which closures a parameter or a property may hold.
///
/// `@unchecked Sendable` because it is only written by its initializer.
package final class ClosureFlows: @unchecked Sendable {
  /// What a slot holds.
  enum Content: Hashable {
    case routine(RoutineID)
    /// All that a slot of wide calls holds, which is not copied to each routine that they run.
    case contents(Slot)
  }

  private var closures: [Slot: Set<Content>] = [:]
  private var edges: [Slot: Set<Slot>] = [:]

  /// Follows the closures of a program.
  package init(_ program: Program) {
    let parts = inParallel(program.files.count) { numbers in
      var reader = ClosureReader(program)
      for number in numbers { reader.read(program.files[number]) }
      return reader.found
    }
    var wideCalls: Set<Slot> = []
    for part in parts {
      for (slot, content) in part.contents { closures[slot, default: []].insert(content) }
      for (slot, next) in part.edges { edges[slot, default: []].insert(next) }
      // Each routine that a wide call runs has what the argument holds.
      for (slot, wide, arguments, index) in part.wideCalls where wideCalls.insert(slot).inserted {
        for id in program.candidates(wide.name, of: wide.key, labels: wide.labels) {
          if let position = program.routine(id).parameter(for: arguments, at: index) {
            closures[.parameter(id, position), default: []].insert(.contents(slot))
          }
        }
      }
    }
    propagate()
  }

  /// The closures and functions that may stand in a slot, in the order of the sources.
  package func closures(in slot: Slot) -> [RoutineID] {
    var found: Set<RoutineID> = []
    var seen: Set<Slot> = [slot]
    var waiting = [slot]
    while let next = waiting.popLast() {
      let (routines, slots) = contents(of: next)
      found.formUnion(routines)
      for slot in slots where seen.insert(slot).inserted { waiting.append(slot) }
    }
    return found.sorted()
  }

  /// What a slot holds itself, and the slots whose contents it holds too.
  func contents(of slot: Slot) -> (routines: [RoutineID], slots: [Slot]) {
    var (routines, slots): ([RoutineID], [Slot]) = ([], [])
    for content in closures[slot] ?? [] {
      switch content {
      case .routine(let id): routines.append(id)
      case .contents(let slot): slots.append(slot)
      }
    }
    return (routines.sorted(), slots)
  }

  private func propagate() {
    var waiting = Array(closures.keys)
    while let slot = waiting.popLast() {
      let held = closures[slot] ?? []
      for next in edges[slot] ?? [] where !held.isSubset(of: closures[next] ?? []) {
        closures[next, default: []].formUnion(held)
        waiting.append(next)
      }
    }
  }

  /// The names of methods that take a closure for what a stream sends.
  package static let subscribing: Set<String> = [
    "sink", "subscribe", "bind", "drive", "emit", "do", "flatMap", "flatMapLatest", "map", "onNext",
    "handleEvents", "addObserver", "observe", "withUnretained", "filter", "compactMap",
  ]
}
