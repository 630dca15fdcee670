/// What going back from a place does.
package enum BackStep: Sendable {
  /// Takes the place out.
  case removeChild
  /// Leaves the flow whose container it is.
  case leaveContainer
  /// Nothing: the place stays.
  case unavailable
}
