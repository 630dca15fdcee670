/// Where a closure may wait for its call.
package enum Slot: Hashable, Sendable {
  /// A parameter of a routine.
  case parameter(RoutineID, Int)
  /// A property, by its key.
  case property(String)
  /// A stream that a routine returns.
  case result(RoutineID)
  /// An argument of all wide calls of a kind.
  case argument(Program.WideCall, Int)
}
