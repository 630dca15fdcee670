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
