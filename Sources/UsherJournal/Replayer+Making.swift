import Usher

/// Makes the parts of stored edits that only the replay knows.
extension Replayer {
  /// Makes a flow that ran without a route.
  func make(_ name: String) -> (any Coordinator)? {
    makeFlow(name).flatMap { String(describing: type(of: $0)) == name ? $0 : nil }
  }

  /// Returns the receiver of a result of a type in the replay: the former one, or none.
  func receiver(expecting type: String) -> ResultReceiver {
    let position = adopted.firstIndex { $0.expected == type }
    return position.map { adopted.remove(at: $0) } ?? ReplayReceiver(expected: type)
  }
}
