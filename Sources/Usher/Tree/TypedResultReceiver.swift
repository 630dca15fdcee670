/// Receives the ending of a flow with a known output type.
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
