/// Whether a driver can be asked for something.
///
/// Cases can be added, so a `switch` over it needs a `default`.
@_spi(Hosting) public enum DriverActivity: Hashable, Sendable {
  /// Nothing moves: something can be asked for.
  case idle
  /// A transition runs.
  case transitioning
  /// The user's gesture is under way, not yet decided.
  case interacting
}
