import FlowFacts

/// Which of some routines code calls, or may call: it mentions their names where the type decides
/// nothing.
struct Mentions: Sendable {
  private let program: Program
  /// The names that are looked for.
  private let wanted: Set<String>
  /// The names in code.
  private var names: Set<String> = []
  /// The routines that are called.
  private var routines: Set<RoutineID> = []
  /// The labels of the wide calls, by the key of the type and the name.
  private var calls: [String: Set<[String?]>] = [:]

  /// Reads a program on all cores.
  init(of wanted: [Routine], in program: Program) {
    self.init(Set(wanted.map(\.name)), program)
    let called = StepNames(self.wanted.union(["()"]))
    read { part, file in part.readCalls(file, called) }
    // Most are called, and need no look at all names.
    let rest = wanted.filter { !contains($0) }
    guard !rest.isEmpty else { return }
    var mentioned = Mentions(Set(rest.map(\.name)), program)
    mentioned.read { part, file in part.readNames(file) }
    names.formUnion(mentioned.names)
  }

  private init(_ wanted: Set<String>, _ program: Program) {
    (self.wanted, self.program) = (wanted, program)
  }

  /// Returns whether some code calls a routine, or may.
  func contains(_ routine: Routine) -> Bool {
    if names.contains(routine.name) || routines.contains(routine.id) { return true }
    guard let owner = program.ownerKey(of: routine) else { return false }
    return program.line(of: owner).contains { key in
      calls[key + "." + routine.name]?.contains { routine.accepts($0) } == true
    }
  }

  private mutating func read(_ read: @Sendable (inout Mentions, FileFacts) -> Void) {
    let parts = inParallel(program.files.count) { [wanted, program] numbers in
      var part = Mentions(wanted, program)
      for number in numbers { read(&part, program.files[number]) }
      return part
    }
    for part in parts {
      names.formUnion(part.names)
      routines.formUnion(part.routines)
      calls.merge(part.calls) { $0.union($1) }
    }
  }

  private mutating func readCalls(_ file: FileFacts, _ called: StepNames) {
    for routine in file.routines where routine.names.mayMeet(called) {
      for event in routine.events {
        guard case .call(let callee, let arguments) = event.action,
          callee.calledName.map(wanted.contains) == true
        else { continue }
        read(callee, arguments, in: routine)
      }
    }
  }

  private mutating func readNames(_ file: FileFacts) {
    for routine in file.routines {
      for event in routine.events {
        if case .call(let callee, let arguments) = event.action {
          note(callee, arguments)
        } else {
          for expression in event.expressions { note(expression) }
        }
        for condition in event.conditions {
          for expression in condition.expressions { note(expression) }
        }
      }
    }
  }

  private mutating func read(
    _ callee: Expression, _ arguments: [Argument], in routine: Routine
  ) {
    let target = program.resolve(callee, arguments, in: routine)
    routines.formUnion(target.routines)
    if let wide = target.wide {
      calls[wide.key + "." + wide.name, default: []].insert(wide.labels)
    }
    if target.routines.isEmpty || target.isByName, let name = callee.ownName,
      !names.contains(name), !isFramework(callee, in: routine)
    {
      names.insert(name)
    }
  }

  /// Returns whether a call is that of a method of a type that no source declares.
  private func isFramework(_ callee: Expression, in routine: Routine) -> Bool {
    guard case .member(let base?, _, _) = callee, let type = program.type(of: base, in: routine)
    else { return false }
    let plain = type.name == "Type" ? type.arguments.first ?? type : type.unwrapped
    return program.key(for: plain, from: routine.module, in: routine.owner) == nil
      && plain.name.hasPrefix("UI")
  }

  /// Notes the names in an expression, those of called functions not: their calls are steps of their
  /// own.
  private mutating func note(_ expression: Expression) {
    switch expression {
    case .name(let name, _): note(name)
    case .member(let base, let name, _):
      note(name)
      if let base { note(base) }
    case .call(let callee, let arguments, _): note(callee, arguments)
    case .closure, .text, .literal: break
    default: for part in expression.parts { note(part) }
    }
  }

  private mutating func note(_ callee: Expression, _ arguments: [Argument]) {
    switch callee {
    case .name: break
    case .member(let base, _, _): if let base { note(base) }
    default: note(callee)
    }
    for argument in arguments { note(argument.value) }
  }

  private mutating func note(_ name: String) {
    if wanted.contains(name) { names.insert(name) }
  }
}

extension Expression {
  /// The name of the function that a call runs.
  fileprivate var calledName: String? {
    switch core {
    case .element(let base, _, _), .call(.member(let base?, "removeValue", _), _, _):
      base.calledName
    case let core: core.ownName
    }
  }
}
