import FlowFacts

/// What code mentions and calls.
struct Mentions: Sendable {
  /// The names in code.
  private(set) var names: Set<String> = []
  /// The routines that are called.
  private(set) var routines: Set<RoutineID> = []
  /// The labels of the wide calls, by the key of the type and the name.
  private(set) var calls: [String: Set<[String?]>] = [:]

  /// Reads a program on all cores.
  init(_ program: Program) {
    let parts = inParallel(program.files.count) { numbers in
      var part = Mentions()
      for number in numbers { part.read(program.files[number], of: program) }
      return part
    }
    for part in parts {
      names.formUnion(part.names)
      routines.formUnion(part.routines)
      calls.merge(part.calls) { $0.union($1) }
    }
  }

  private init() {}

  private mutating func read(_ file: FileFacts, of program: Program) {
    for routine in file.routines {
      for event in routine.events {
        if case .call(let callee, let arguments) = event.action {
          let target = program.resolve(callee, arguments, in: routine)
          routines.formUnion(target.routines)
          if let wide = target.wide {
            calls[wide.key + "." + wide.name, default: []].insert(wide.labels)
          }
          if target.routines.isEmpty || target.isByName, let name = callee.ownName,
            !names.contains(name), !isFramework(callee, in: routine, of: program)
          {
            names.insert(name)
          }
          Expression.call(callee, arguments, event.place).mentionedNames(&names)
        } else {
          for expression in event.expressions { expression.mentionedNames(&names) }
        }
        for condition in event.conditions {
          for expression in condition.expressions { expression.mentionedNames(&names) }
        }
      }
    }
  }

  /// Returns whether a call is that of a method of a type that no source declares.
  private func isFramework(
    _ callee: Expression, in routine: Routine, of program: Program
  ) -> Bool {
    guard case .member(let base?, _, _) = callee, let type = program.type(of: base, in: routine)
    else { return false }
    let plain = type.name == "Type" ? type.arguments.first ?? type : type.unwrapped
    return program.key(for: plain, from: routine.module, in: routine.owner) == nil
      && plain.name.hasPrefix("UI")
  }
}

extension Expression {
  /// Collects the names in it, those of called functions not: their calls are steps of their own.
  fileprivate func mentionedNames(_ names: inout Set<String>) {
    switch self {
    case .name(let name, _): names.insert(name)
    case .member(let base, let name, _):
      names.insert(name)
      base?.mentionedNames(&names)
    case .call(let callee, let arguments, _):
      if case .member(let base, _, _) = callee {
        base?.mentionedNames(&names)
      } else if case .name = callee {
      } else {
        callee.mentionedNames(&names)
      }
      for argument in arguments { argument.value.mentionedNames(&names) }
    default: for part in parts { part.mentionedNames(&names) }
    }
  }
}
