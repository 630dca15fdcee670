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
