/// Receives the ending of a flow with a known output type.
@MainActor
package class TypedResultReceiver<Output>: ResultReceiver {
  package func finished(_ output: Output) {}

  override func accepts(_ coordinator: any Coordinator) -> Bool {
    coordinator.outputType == Output.self
  }

  package override var expected: String? { String(reflecting: Output.self) }
}
