/// A closure that receives a flow's ending.
@MainActor
package final class ClosureReceiver<Output>: TypedResultReceiver<Output> {
  private let body: @MainActor (Ending<Output>) -> Void

  package init(_ body: @escaping @MainActor (Ending<Output>) -> Void) {
    self.body = body
  }

  package override func receive(_ ending: Ending<Output>) { body(ending) }
}
