/// Reads which closures the code of some files hands on.
struct ClosureReader {
  /// The closures and calls in the files that were read, to be put together with those of other files.
  struct Found: Sendable {
    var contents: [(Slot, ClosureFlows.Content)] = []
    var edges: [(Slot, Slot)] = []
    var wideCalls: [(Slot, Program.WideCall, [Argument], Int)] = []
  }

  private let program: Program
  private(set) var found = Found()
  private var wideSlots: Set<Slot> = []

  init(_ program: Program) { self.program = program }

  mutating func read(_ file: FileFacts) {
    for routine in file.routines {
      for event in routine.events { note(event, in: routine) }
    }
  }

  private mutating func note(_ event: Event, in routine: Routine) {
    switch event.action {
    case .assign(let target, let value):
      guard mayBeCallable(value) else { return }
      for key in program.propertyKeys(of: target, in: routine) {
        add(value, to: .property(key), in: routine)
      }
    case .call(let callee, let arguments):
      note(callee, arguments, in: routine)
    case .returns(let value):
      // Streams: a closure that is subscribed to the result hears what the property sends.
      for part in value.all {
        for key in program.propertyKeys(of: part, in: routine) {
          found.edges.append((.result(program.outermost(routine).id), .property(key)))
        }
      }
    case .bind, .value: break
    }
  }

  private mutating func note(_ callee: Expression, _ arguments: [Argument], in routine: Routine) {
    let isSubscribing = callee.ownName.map(ClosureFlows.subscribing.contains) == true
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
        if wideSlots.insert(slot).inserted {
          found.wideCalls.append((slot, wide, arguments, index))
        }
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

  private mutating func subscribe(_ value: Expression, to part: Expression, in routine: Routine) {
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

  private mutating func add(_ value: Expression, to slot: Slot, in routine: Routine) {
    switch value.core {
    case .closure(let id, _): found.contents.append((slot, .routine(id)))
    case .name(let name, _):
      if let local = program.local(name, in: routine) {
        switch local {
        case .parameter(let position, let scope):
          found.edges.append((.parameter(scope.id, position), slot))
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

  private mutating func addMember(_ name: String, of owner: String, to slot: Slot) {
    let keys = program.propertyKeys(name, of: owner)
    if keys.isEmpty {
      for id in program.nearest(name, of: owner) { found.contents.append((slot, .routine(id))) }
    }
    for key in keys where slot != .property(key) {
      found.edges.append((.property(key), slot))
    }
  }
}
