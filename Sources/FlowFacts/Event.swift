/// A step of a routine: a call, an assignment, a local name, or a result.
package struct Event: Sendable {
  /// What happens in a step.
  package enum Action: Sendable {
    /// A call.
    case call(Expression, [Argument])
    /// An assignment to the first expression.
    case assign(Expression, Expression)
    /// A local name that is declared.
    case bind(Binding)
    /// A result that is returned.
    case returns(Expression)
    /// A value that stands alone.
    case value(Expression)
  }

  /// What happens.
  package let action: Action
  /// What must hold for it to happen, the outermost first.
  package let conditions: [Condition]
  /// Where it stands.
  package let place: Place

  /// Makes a step.
  package init(_ action: Action, _ conditions: [Condition], _ place: Place) {
    self.action = action
    self.conditions = conditions
    self.place = place
  }

  /// The expressions of the step.
  package var expressions: [Expression] {
    switch action {
    case .call(let callee, let arguments): [callee] + arguments.map(\.value)
    case .assign(let target, let value): [target, value]
    case .bind(let binding): binding.value.map { [$0] } ?? []
    case .returns(let value), .value(let value): [value]
    }
  }
}

/// A local variable or constant.
package struct Binding: Sendable {
  /// Its name.
  package let name: String
  /// Its declared type.
  package let type: TypeName?
  /// Its first value.
  package let value: Expression?
  /// True for `weak` and `unowned`.
  package let isWeak: Bool

  /// Makes a binding.
  package init(_ name: String, type: TypeName?, value: Expression?, isWeak: Bool) {
    self.name = name
    self.type = type
    self.value = value
    self.isWeak = isWeak
  }
}

/// Something that must hold for a step to happen.
package enum Condition: Sendable {
  /// An expression that is true, or not `nil`.
  case holds(Expression)
  /// An expression that is false.
  case fails(Expression)
  /// A value that matches one of some patterns.
  case matches(Expression, [Expression])
  /// A value that matches none of a `switch`.
  case otherwise(Expression)
  /// A loop over a value.
  case each(Expression)

  /// The expressions of the condition.
  package var expressions: [Expression] {
    switch self {
    case .holds(let value), .fails(let value), .otherwise(let value), .each(let value): [value]
    case .matches(let value, let patterns): [value] + patterns
    }
  }
}
