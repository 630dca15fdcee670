extension Coordinator {
  /// Starts a task that is cancelled when the flow ends.
  ///
  /// A task started after the end is born cancelled, and so is one started before the flow is in a
  /// tree: `lifetime()` is the place for what belongs to its start.
  ///
  /// - Parameter operation: What to do. It may throw `CancellationError`, as `run` does when the flow
  ///   has ended; that ends the task and is otherwise ignored.
  @discardableResult
  public func task(
    _ operation: @escaping @MainActor () async throws(CancellationError) -> Void
  ) -> Task<Void, Never> {
    let quiet: @MainActor () async -> Void = { try? await operation() }
    if let flow { return flow.addTask(quiet) }
    let task = Task { await quiet() }
    task.cancel()
    return task
  }
}
