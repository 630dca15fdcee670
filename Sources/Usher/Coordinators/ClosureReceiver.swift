/// A closure that is told how a flow ended.
@MainActor
package final class ClosureReceiver<Output>: TypedResultReceiver<Output> {
  private let body: @MainActor (Ending<Output>) -> Void

  package init(_ body: @escaping @MainActor (Ending<Output>) -> Void) {
    self.body = body
  }

  package override func receive(_ ending: Ending<Output>) { body(ending) }
}
