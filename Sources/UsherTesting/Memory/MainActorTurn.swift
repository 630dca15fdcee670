import Dispatch

/// Suspends until the main actor has run all work that waits for it now.
///
/// A yield, and the end of a continuation, pass through another thread and take many times as long.
@MainActor
package func mainActorTurn() async {
  await passThroughMainQueue()
}

@MainQueue
private func passThroughMainQueue() {}

/// Runs on the main queue, behind the main actor's work, without being the main actor.
@globalActor
private actor MainQueue {
  static let shared = MainQueue()
  private static let executor = Executor()

  nonisolated var unownedExecutor: UnownedSerialExecutor { Self.executor.asUnownedSerialExecutor() }

  private final class Executor: SerialExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      DispatchQueue.main.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
  }
}
