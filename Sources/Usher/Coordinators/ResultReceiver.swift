/// Where the ending of a flow is delivered, whatever type its output has.
@MainActor
package class ResultReceiver {
  /// The node whose ending it waits for, once that is in the tree.
  weak var node: Node?
  /// Whether no code waits any more, and the flow need not start.
  var isCancelled = false

  package func left(_ cause: EndingCause) {}

  /// The name of the type of what is waited for, if one is; for recordings.
  package var expected: String? { nil }

  /// Whether code awaits it, and so learns that nothing came of the call.
  var tellsCaller: Bool { false }

  /// Whether `coordinator` gives back what is waited for here.
  func accepts(_ coordinator: any Coordinator) -> Bool { false }
}

extension Coordinator {
  var outputType: Any.Type { Output.self }
}
