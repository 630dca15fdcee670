/// A policy for leaving.
///
/// No case will be added.
public enum LeavePolicy: Hashable, Sendable {
  /// The screen or flow may be left at any time.
  case allow
  /// The screen or flow asks before it is left.
  case ask
}
