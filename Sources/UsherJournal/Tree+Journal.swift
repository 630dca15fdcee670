@_spi(Hosting) public import Usher

extension Tree {
  /// The recorded events of this tree; `nil` without recording.
  ///
  /// Unwrap it before you encode it: an encoder writes `nil` as `null`, which is no journal.
  ///
  /// - Complexity: O(1); the next record copies the journal once.
  public var journal: Journal? {
    guard var journal = (engine.events.recorder as? JournalRecorder)?.journal else { return nil }
    journal.canLeaveRoot = canLeaveRoot
    return journal
  }
}

extension ChangeEngine {
  /// The replayer of this tree, if it belongs to a replay.
  var replayer: Replayer? { (events.recorder as? JournalRecorder)?.answers }
}

extension TreeConfiguration {
  /// The number of records that ``Usher/Tree/journal`` keeps; `nil`, the default, for no journal.
  ///
  /// Beyond that the journal begins again with a snapshot of the tree, taken at a moment at which nothing
  /// moved: ``Journal/leftOut`` says what that leaves out. If there was no such moment, or the tree is
  /// larger than the limit, the oldest are dropped; such a journal can be read, but not replayed.
  /// Recording searches the tree for each request from outside; without a journal it costs nothing.
  public var journalLimit: Int? {
    get { (recording as? JournalRecording)?.limit }
    set { recording = newValue.map { JournalRecording(limit: $0) } }
  }
}

/// The recording with a limit of records.
private struct JournalRecording: TreeRecording {
  let limit: Int

  func makeRecorder() -> any ChangeRecorder { JournalRecorder(limit: limit) }
}
