/// A closure that receives a flow's output, and no ending without one.
@MainActor
final class FinishReceiver<Output>: TypedResultReceiver<Output> {
  private let body: @MainActor (Output) -> Void

  init(_ body: @escaping @MainActor (Output) -> Void) {
    self.body = body
  }

  override func finished(_ output: Output) { body(output) }
  override func left(_ cause: EndingCause) {}
}
