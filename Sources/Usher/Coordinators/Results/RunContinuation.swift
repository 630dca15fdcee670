/// Resumes a caller of `run` with the ending of a child flow.
@MainActor
final class RunContinuation<Value>: TypedResultReceiver<Value> {
  /// The child, until its request takes effect; `nil` for the flow of a route.
  private(set) var child: Destination?
  private var ending: Ending<Value>?
  private var waiting: CheckedContinuation<Void, Never>?
  private weak var engine: ChangeEngine?
  private weak var flow: Flow?
  /// True if the host waits for the caller's reaction to the result.
  private var holdsHost = false

  init(starting child: consuming (any Coordinator<Value>)? = nil) {
    self.child = child.map { Destination(.flow($0, nil, nil)) }
  }

  /// Starts the child and suspends until it has ended.
  func value(
    for caller: some Coordinator, start: @MainActor () -> NavigationHandle
  ) async throws(CancellationError) -> Value? {
    guard !Task.isCancelled else { throw CancellationError() }
    let flow = caller.flow
    self.flow = flow
    engine = flow?.engine
    let wasAttached = caller.navigation.container.wasAttached
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        waiting = continuation
        _ = start()
      }
    } onCancel: {
      Task { @MainActor in self.cancel() }
    }
    // Scheduled here, the host follows only after the caller's code up to its next suspension.
    if holdsHost, let engine { Task { @MainActor in engine.callerWentOn() } }
    if wasAttached, flow?.isLive != true { throw CancellationError() }
    if isCancelled || ending?.cause == .taskCancelled { throw CancellationError() }
    return ending?.output
  }

  override var tellsCaller: Bool { true }

  override func forgetEdits() { release(child.take()) }

  override func finished(_ output: Value) { resume(with: .finished(output)) }
  override func left(_ cause: EndingCause) { resume(with: .left(cause)) }

  private func resume(with ending: Ending<Value>) {
    guard let waiting else { return }
    self.waiting = nil
    self.ending = ending
    // The code after a call of an ended flow does not run.
    if flow?.isLive == true {
      holdsHost = true
      engine?.callerResumed()
    }
    waiting.resume()
  }

  private func cancel() {
    guard waiting != nil else { return }
    isCancelled = true
    guard let node, node.isLive else {
      engine?.withdraw(waitingFor: self)
      if let flow, flow.remembers(self) { engine?.forget(in: flow) }
      return
    }
    engine?.submit(
      Request("cancel task", subject: node.id, origin: .code, authority: .force),
      .tree {
        guard node.isLive else { return nil }
        return [
          node.flow.map { .leave($0, .taskCancelled, conclusion: nil) }
            ?? .remove(node, .taskCancelled)
        ]
      })
  }
}
