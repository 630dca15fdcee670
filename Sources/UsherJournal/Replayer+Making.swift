import Usher

/// What stored edits are made of that only the replay knows.
extension Replayer {
  /// A flow that was run without a route.
  func make(_ name: String) -> (any Coordinator)? {
    makeFlow(name).flatMap { String(describing: type(of: $0)) == name ? $0 : nil }
  }

  /// Who waits for a result of a type in the replay: the one that waited before, or none.
  func receiver(expecting type: String) -> ResultReceiver {
    let position = adopted.firstIndex { $0.expected == type }
    return position.map { adopted.remove(at: $0) } ?? ReplayReceiver(expected: type)
  }
}
