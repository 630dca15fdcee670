extension Coordinator {
  /// Starts a task that is cancelled when the flow ends.
  ///
  /// A task started after the end is born cancelled, and so is one started before the flow is in a
  /// tree: `lifetime()` is the place for what belongs to its start.
  @discardableResult
  public func task(_ operation: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
    if let flow { return flow.addTask(operation) }
    let task = Task { await operation() }
    task.cancel()
    return task
  }
}
