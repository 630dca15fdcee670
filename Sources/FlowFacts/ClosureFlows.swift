/// Which closures a parameter or a property may hold.
package final class ClosureFlows {
  private let program: Program
  /// What a slot holds.
  private enum Content: Hashable {
    case routine(RoutineID)
    /// All that a slot of wide calls holds, which is not copied to each routine that they run.
    case contents(Slot)
  }

  private var closures: [Slot: Set<Content>] = [:]
  private var wideCalls: Set<Slot> = []
  private var edges: [Slot: Set<Slot>] = [:]

  /// Follows the closures of a program.
  package init(_ program: Program) {
    self.program = program
    for routine in program.routines {
      for event in routine.events { note(event, in: routine) }
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

  private func note(_ event: Event, in routine: Routine) {
    switch event.action {
    case .assign(let target, let value):
      for key in program.propertyKeys(of: target, in: routine) {
        add(value, to: .property(key), in: routine)
      }
    case .call(let callee, let arguments):
      note(callee, arguments, in: routine)
    case .returns(let value):
      // Streams: a closure that is subscribed to the result hears what the property sends.
      for part in value.all {
        for key in program.propertyKeys(of: part, in: routine) {
          edges[.result(program.outermost(routine).id), default: []].insert(.property(key))
        }
      }
    case .bind, .value: break
    }
  }

  private func note(_ callee: Expression, _ arguments: [Argument], in routine: Routine) {
    let isSubscribing = callee.ownName.map(Self.subscribing.contains) == true
    guard isSubscribing || arguments.contains(where: { mayBeCallable($0.value) }) else { return }
    if isSubscribing, case .member(let base?, _, _) = callee {
      for argument in arguments {
        for part in base.all { subscribe(argument.value, to: part, in: routine) }
      }
    }
    if case .member(let base?, let name, _) = callee, ["append", "insert"].contains(name) {
      for key in program.propertyKeys(of: base, in: routine) {
        for argument in arguments { add(argument.value, to: .property(key), in: routine) }
      }
    }
    let target = program.resolve(callee, arguments, in: routine)
    if let wide = target.wide {
      for index in arguments.indices {
        let slot = Slot.argument(wide, index)
        if wideCalls.insert(slot).inserted { spread(slot, wide, arguments, index) }
        add(arguments[index].value, to: slot, in: routine)
      }
    }
    for id in target.wide == nil ? target.routines : [] {
      let called = program.routine(id)
      for index in arguments.indices {
        if let position = called.parameter(for: arguments, at: index) {
          add(arguments[index].value, to: .parameter(id, position), in: routine)
        }
      }
    }
    if let made = target.made, target.routines.isEmpty {
      for argument in arguments {
        let label =
          argument.label == "{}" ? program.types[made]?.propertyNames.last : argument.label
        if let label { add(argument.value, to: .property(made + "." + label), in: routine) }
      }
    }
  }

  /// Lets each routine that wide calls run have what their argument holds.
  private func spread(
    _ slot: Slot, _ wide: Program.WideCall, _ arguments: [Argument], _ index: Int
  ) {
    for id in program.candidates(wide.name, of: wide.key, labels: wide.labels) {
      if let position = program.routine(id).parameter(for: arguments, at: index) {
        closures[.parameter(id, position), default: []].insert(.contents(slot))
      }
    }
  }

  private func subscribe(_ value: Expression, to part: Expression, in routine: Routine) {
    for key in program.propertyKeys(of: part, in: routine) {
      add(value, to: .property(key), in: routine)
    }
    if case .call(let callee, let arguments, _) = part {
      for id in program.resolve(callee, arguments, in: routine).routines {
        add(value, to: .result(id), in: routine)
      }
    }
    // A local name that stands for the stream.
    if case .name(let name, _) = part,
      case .binding(let binding, let scope)? =
        program.local(name, in: routine), let stream = binding.value, binding.name == name
    {
      for inner in stream.all {
        if case .name(name, _) = inner { continue }
        for key in program.propertyKeys(of: inner, in: scope) {
          add(value, to: .property(key), in: routine)
        }
        if case .call(let callee, let arguments, _) = inner {
          for id in program.resolve(callee, arguments, in: scope).routines {
            add(value, to: .result(id), in: routine)
          }
        }
      }
    }
  }

  private func mayBeCallable(_ value: Expression) -> Bool {
    switch value.core {
    case .closure, .name, .member: true
    default: false
    }
  }

  private func add(_ value: Expression, to slot: Slot, in routine: Routine) {
    switch value.core {
    case .closure(let id, _): closures[slot, default: []].insert(.routine(id))
    case .name(let name, _):
      if let local = program.local(name, in: routine) {
        switch local {
        case .parameter(let position, let scope):
          edges[.parameter(scope.id, position), default: []].insert(slot)
        case .binding(let binding, let scope):
          if let inner = binding.value, binding.name != inner.core.ownName {
            add(inner, to: slot, in: scope)
          }
        }
      } else if let owner = program.ownerKey(of: routine) {
        addMember(name, of: owner, to: slot)
      }
    case .member(let base?, let name, _):
      if let owner = program.typeKey(of: base, in: routine) {
        addMember(name, of: owner, to: slot)
      }
    default: break
    }
  }

  private func addMember(_ name: String, of owner: String, to slot: Slot) {
    let keys = program.propertyKeys(name, of: owner)
    if keys.isEmpty {
      closures[slot, default: []].formUnion(
        program.nearest(name, of: owner).map { .routine($0) })
    }
    for key in keys where slot != .property(key) {
      edges[.property(key), default: []].insert(slot)
    }
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
