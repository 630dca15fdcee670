/// How a closure is used where it is written.
package enum ClosureUse: Sendable {
  /// It is an argument of a call, at a position.
  case argument(Expression, [Argument], Int, in: RoutineID)
  /// It is assigned.
  case assigned(Expression, in: RoutineID)
  /// A local name stands for it.
  case bound(String, in: RoutineID)
}
