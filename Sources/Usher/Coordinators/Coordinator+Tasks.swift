extension Coordinator {
  /// Starts a task that is cancelled when the flow ends.
  ///
  /// A task started after the end is created cancelled. So is one started before the flow is in a
  /// tree, for instance in `init`, which is reported as misuse: use `lifetime()` for work that
  /// belongs to the flow's start.
  ///
  /// - Parameter operation: The work. A `CancellationError`, as `run` throws it when the flow has
  ///   ended, ends the task and is otherwise ignored; any other uncaught error is reported as
  ///   misuse.
  @discardableResult
  public func task(
    _ operation: @escaping @MainActor () async throws -> Void
  ) -> Task<Void, Never> {
    let flow = flow
    // Without the coordinator: an unfinished task does not retain an ended flow.
    let quiet: @MainActor () async -> Void = {
      [weak events = flow?.engine?.events, name = "\(type(of: self))"] in
      do {
        try await operation()
      } catch is CancellationError {
        // The flow has ended, or the code that holds the task cancelled it.
      } catch {
        events?.report(
          Misuse(
            "\(name).task", problem: "Its operation threw \(error).",
            fix: "Catch errors inside the task."))
      }
    }
    if let flow { return flow.addTask(quiet) }
    let container = navigation.container
    if !container.wasAttached { container.reportCall(of: "task", by: type(of: self)) }
    let task = Task { await quiet() }
    task.cancel()
    return task
  }
}
