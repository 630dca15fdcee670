/// The recording of a tree.
package protocol TreeRecording: Sendable {
  /// Returns a recorder for one tree.
  @MainActor func makeRecorder() -> any ChangeRecorder
}
