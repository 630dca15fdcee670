/// Turns the ending of a child flow into a value that a caller awaits.
@MainActor
final class RunContinuation<Value>: TypedResultReceiver<Value> {
  private var ending: Ending<Value>?
  private var waiting: CheckedContinuation<Void, Never>?
  private weak var engine: ChangeEngine?
  private weak var flow: Flow?
  /// Whether the host waits for what the caller does with the result.
  private var holdsHost = false

  /// Starts the child and suspends until it ended.
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
    // Scheduled from here, the host follows only after what the caller does before it suspends again.
    if holdsHost, let engine { Task { @MainActor in engine.callerWentOn() } }
    if wasAttached, flow?.isLive != true { throw CancellationError() }
    if isCancelled || ending?.cause == .taskCancelled { throw CancellationError() }
    return ending?.output
  }

  override var tellsCaller: Bool { true }

  override func receive(_ ending: Ending<Value>) {
    guard let waiting else { return }
    self.waiting = nil
    self.ending = ending
    // The code after a call whose own flow has ended does not run: there is nothing to wait for.
    if flow?.isLive == true {
      holdsHost = true
      engine?.reconciler.resumedCallers += 1
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
    engine?.submit(Request("cancel task", subject: node.id, origin: .code, authority: .force)) {
      guard node.isLive else { return nil }
      return [
        node.flow.map { .leave($0, .taskCancelled, conclusion: nil) }
          ?? .remove(node, .taskCancelled)
      ]
    }
  }
}

extension ChangeEngine {
  /// Called when a caller of `run` has come to its next suspension after it got its result.
  func callerWentOn() {
    reconciler.resumedCallers -= 1
    // What the caller does with its result may have been to go on to a place that a flow remembers.
    if reconciler.resumedCallers == 0, !remembering.isEmpty, !isChanging { change {} }
    reconciler.follow()
  }
}
