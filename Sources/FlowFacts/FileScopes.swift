/// What the routines of a file hold, as far as the file alone tells it.
struct FileScopes: Sendable {
  /// How each closure is used.
  private(set) var uses: [ClosureUse?]
  /// The closures and local functions of each routine.
  private(set) var children: [[RoutineID]?]
  /// The local names of each routine.
  private(set) var locals: [[String: Binding]?]
  /// Each routine with all closures and functions in it; `nil` for one without.
  private(set) var nests: [[Routine]?]
  /// The names of the steps of each routine, those of the closures and functions in it included.
  private(set) var names: [StepNames]
  /// The routines that call a function, each once, by the name of the function.
  private(set) var callers: [String: [RoutineID]] = [:]

  /// Reads the routines of one file.
  init(_ routines: [Routine]) {
    let count = routines.count
    uses = Array(repeating: nil, count: count)
    children = Array(repeating: nil, count: count)
    locals = Array(repeating: nil, count: count)
    nests = Array(repeating: nil, count: count)
    names = routines.map(\.names)
    for routine in routines { read(routine) }
    for routine in routines.reversed() {
      guard let inner = children[routine.id.index] else { continue }
      nests[routine.id.index] =
        [routine] + inner.flatMap { nests[$0.index] ?? [routines[$0.index]] }
      for id in inner { names[routine.id.index].formUnion(names[id.index]) }
    }
  }

  private mutating func read(_ routine: Routine) {
    if let parent = routine.parent {
      children[parent.index] = (children[parent.index] ?? []) + [routine.id]
    }
    var names: [String: Binding] = [:]
    for event in routine.events {
      if case .bind(let binding) = event.action,
        names[binding.name] == nil
          || names[binding.name]?.value == nil
      {
        names[binding.name] = binding
      }
      note(event, in: routine.id)
    }
    if !names.isEmpty { locals[routine.id.index] = names }
  }

  private mutating func note(_ event: Event, in routine: RoutineID) {
    switch event.action {
    case .call(let callee, let arguments):
      if let name = callee.ownName, callers[name]?.last != routine {
        callers[name, default: []].append(routine)
      }
      for (position, argument) in arguments.enumerated() {
        if case .closure(let id, _) = argument.value.core {
          uses[id.index] = .argument(callee, arguments, position, in: routine)
        }
      }
    case .assign(let target, let value):
      if case .closure(let id, _) = value.core { uses[id.index] = .assigned(target, in: routine) }
    case .bind(let binding):
      if case .closure(let id, _)? = binding.value?.core {
        uses[id.index] = .bound(binding.name, in: routine)
      }
    case .returns, .value: break
    }
  }
}
