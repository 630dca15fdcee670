/// A driver's readiness for requests.
///
/// New cases may be added, so a `switch` over it needs a `default`.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
@_spi(Hosting) public enum DriverActivity: Hashable, Sendable {
  /// Nothing moves: the driver accepts requests.
  case idle
  /// A transition runs.
  case transitioning
  /// The user's gesture is in progress and undecided.
  case interacting
}
