/// A step of a routine: a call, an assignment, a local name, or a result.
///
/// It is a class, as routines are: each search goes over all of them.
package final class Event: Sendable {
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
  /// The conditions for it to happen, the outermost first.
  package let conditions: [Condition]
  /// Where it stands.
  package let place: Place

  /// Makes a step.
  package init(_ action: Action, _ conditions: [Condition], _ place: Place) {
    self.action = action
    self.conditions = conditions
    self.place = place
  }

  /// Returns whether an expression of the step, or a part of one, fulfils a condition.
  package func contains(_ test: (Expression) -> Bool) -> Bool {
    switch action {
    case .call(let callee, let arguments):
      callee.contains(test) || arguments.contains { $0.value.contains(test) }
    case .assign(let target, let value): target.contains(test) || value.contains(test)
    case .bind(let binding): binding.value?.contains(test) == true
    case .returns(let value), .value(let value): value.contains(test)
    }
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
