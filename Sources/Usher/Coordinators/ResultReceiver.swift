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

/// Where the ending of a flow with a known output is delivered.
@MainActor
package class TypedResultReceiver<Output>: ResultReceiver {
  package func receive(_ ending: Ending<Output>) {}

  package func finished(_ output: Output) {
    receive(.finished(output))
  }

  override func accepts(_ coordinator: any Coordinator) -> Bool {
    coordinator.outputType == Output.self
  }

  package override var expected: String? { String(reflecting: Output.self) }

  package override func left(_ cause: EndingCause) {
    receive(.left(cause))
  }
}

/// Stands for the code that waited for the ending of a flow when that was recorded.
@MainActor
package final class ReplayReceiver: ResultReceiver {
  private let type: String

  package init(expected: String) {
    type = expected
  }

  override func accepts(_ coordinator: any Coordinator) -> Bool {
    String(reflecting: coordinator.outputType) == type
  }

  package override var expected: String? { type }
}

/// A closure that is told how a flow ended.
@MainActor
package final class ClosureReceiver<Output>: TypedResultReceiver<Output> {
  private let body: @MainActor (Ending<Output>) -> Void

  package init(_ body: @escaping @MainActor (Ending<Output>) -> Void) {
    self.body = body
  }

  package override func receive(_ ending: Ending<Output>) { body(ending) }
}

/// A closure that is told what a flow gave back, and nothing if it gave nothing back.
@MainActor
final class FinishReceiver<Output>: TypedResultReceiver<Output> {
  private let body: @MainActor (Output) -> Void

  init(_ body: @escaping @MainActor (Output) -> Void) {
    self.body = body
  }

  override func finished(_ output: Output) { body(output) }
  override func left(_ cause: EndingCause) {}
}

extension Coordinator {
  var outputType: Any.Type { Output.self }
}
