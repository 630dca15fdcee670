/// The handling of a verb that repeats the flow's previous request before the host has shown it.
enum Repeats {
  /// It is carried out, but once if both wait for the same answer.
  case allowed
  /// It is dropped.
  case dropped
  /// It is always another wish.
  case wanted
}
