/// Whether something may be left without asking.
public enum LeavePolicy: Hashable, Sendable {
  /// It may be left at any time.
  case allow
  /// The user is asked before it is left.
  case ask
}
