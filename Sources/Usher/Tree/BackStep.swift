/// The effect of going back from a place.
package enum BackStep: Sendable {
  /// Removes the place.
  case removeChild
  /// Leaves the flow that owns the container.
  case leaveContainer
  /// Has no effect: the place stays.
  case unavailable
}
