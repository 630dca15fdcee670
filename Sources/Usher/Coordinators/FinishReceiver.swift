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
