/// Stands in for the code that awaited a flow's ending in the recording.
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
