/// How what happens in a tree is to be recorded.
package protocol TreeRecording: Sendable {
  /// A recorder for one tree.
  @MainActor func makeRecorder() -> any ChangeRecorder
}
