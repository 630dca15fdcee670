/// An expression, as far as rules look at it.
package indirect enum Expression: Sendable {
  /// A name, `self` and `$0` included.
  case name(String, Place)
  /// A member of a base; without a base it is one like `.shop`.
  case member(Expression?, String, Place)
  /// A call, its trailing closures among the arguments.
  case call(Expression, [Argument], Place)
  /// A subscript.
  case element(Expression, [Argument], Place)
  /// A closure, whose body is a routine.
  case closure(RoutineID, Place)
  /// The text of a string.
  case text(String, Place)
  /// A number, `true`, `nil` and other literals.
  case literal(String, Place)
  /// The parts of an array, a tuple or a dictionary.
  case list([Argument], Place)
  /// A cast, or a test with `is`.
  case cast(Expression, TypeName, Place)
  /// A value that is unwrapped by force.
  case forced(Expression, Place)
  /// Operands with the operator between them, or before the only one.
  case operation(String, [Expression], Place)
  /// The parts of anything else.
  case other([Expression], Place)

  /// Where it begins; for a member and a call, where the name stands.
  package var place: Place {
    switch self {
    case .name(_, let place), .member(_, _, let place), .call(_, _, let place),
      .element(_, _, let place), .closure(_, let place), .text(_, let place),
      .literal(_, let place), .list(_, let place), .cast(_, _, let place),
      .forced(_, let place), .operation(_, _, let place), .other(_, let place):
      place
    }
  }

  /// The expressions that it is made of.
  package var parts: [Expression] {
    switch self {
    case .name, .closure, .text, .literal: []
    case .member(let base, _, _): base.map { [$0] } ?? []
    case .call(let callee, let arguments, _), .element(let callee, let arguments, _):
      [callee] + arguments.map(\.value)
    case .list(let parts, _): parts.map(\.value)
    case .cast(let value, _, _), .forced(let value, _): [value]
    case .operation(_, let parts, _), .other(let parts, _): parts
    }
  }

  /// Itself and all that it is made of, the outer before the inner.
  package var all: [Expression] {
    var found: [Expression] = []
    gather(into: &found)
    return found
  }

  private func gather(into found: inout [Expression]) {
    found.append(self)
    switch self {
    case .name, .closure, .text, .literal: break
    case .member(let base, _, _): base?.gather(into: &found)
    case .call(let callee, let arguments, _), .element(let callee, let arguments, _):
      callee.gather(into: &found)
      for argument in arguments { argument.value.gather(into: &found) }
    case .list(let parts, _): for part in parts { part.value.gather(into: &found) }
    case .cast(let value, _, _), .forced(let value, _): value.gather(into: &found)
    case .operation(_, let parts, _), .other(let parts, _):
      for part in parts { part.gather(into: &found) }
    }
  }

  /// Returns whether it or a part of it fulfils a condition.
  package func contains(_ test: (Expression) -> Bool) -> Bool {
    if test(self) { return true }
    switch self {
    case .name, .closure, .text, .literal: return false
    case .member(let base, _, _): return base?.contains(test) == true
    case .call(let callee, let arguments, _), .element(let callee, let arguments, _):
      return callee.contains(test) || arguments.contains { $0.value.contains(test) }
    case .list(let parts, _): return parts.contains { $0.value.contains(test) }
    case .cast(let value, _, _), .forced(let value, _): return value.contains(test)
    case .operation(_, let parts, _), .other(let parts, _):
      return parts.contains { $0.contains(test) }
    }
  }

  /// Returns whether a name or a member in it is called so.
  package func mentions(_ name: String) -> Bool {
    contains { $0.ownName == name }
  }

  /// The name of a name or a member, and `nil` for all else.
  package var ownName: String? {
    switch self {
    case .name(let name, _), .member(_, let name, _): name
    default: nil
    }
  }

  /// The names from left to right, such as `self`, `parent`, `children`; those of arguments not.
  package var chain: [String] {
    switch self {
    case .name(let name, _): [name]
    case .member(let base, let name, _): (base?.chain ?? []) + [name]
    case .call(let callee, _, _): callee.chain
    case .element(let base, _, _), .cast(let base, _, _), .forced(let base, _): base.chain
    case .list(let parts, _): parts.count == 1 ? parts[0].value.chain : []
    case .other(let parts, _): parts.count == 1 ? parts[0].chain : []
    default: []
    }
  }

  /// The value without casts, force and parentheses around it.
  package var core: Expression {
    switch self {
    case .forced(let value, _), .cast(let value, _, _): value.core
    case .list(let parts, _) where parts.count == 1 && parts[0].label == nil: parts[0].value.core
    case .other(let parts, _) where parts.count == 1: parts[0].core
    case .operation("??", let parts, _): parts[0].core
    default: self
    }
  }

  /// The closures that stand in it, those inside of them not.
  package var closures: [RoutineID] {
    all.compactMap { if case .closure(let id, _) = $0 { id } else { nil } }
  }
}

/// An argument of a call, or a part of a tuple.
package struct Argument: Sendable {
  /// Its label.
  package let label: String?
  /// Its value.
  package let value: Expression

  /// Makes an argument.
  package init(_ label: String?, _ value: Expression) {
    self.label = label
    self.value = value
  }
}
