/// Receives the ending of a flow with any output type.
@MainActor
package class ResultReceiver {
  /// The node whose ending it awaits, once that is in the tree.
  weak var node: Node?
  /// True if no code waits any more, and the flow need not start.
  var isCancelled = false

  package func left(_ cause: EndingCause) {}

  /// Releases what its request needed only until it took effect.
  func forgetEdits() {}

  /// The name of the awaited type, if there is one; for recordings.
  package var expected: String? { nil }

  /// True if a caller awaits it, and so learns that the call had no effect.
  var tellsCaller: Bool { false }

  /// Returns whether `coordinator` returns the awaited type.
  func accepts(_ coordinator: any Coordinator) -> Bool { false }
}

extension Coordinator {
  var outputType: Any.Type { Output.self }
}
