import Foundation

/// A clock that only a test advances.
///
/// It sleeps on the main actor, so a test that gives it a few turns need not wait for other
/// threads.
///
/// `@unchecked Sendable` because its state is read and written under its lock.
package final class ManualClock: Clock, @unchecked Sendable {
  package struct Instant: InstantProtocol {
    package var offset = Duration.zero
    package func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    package func duration(to other: Instant) -> Duration { other.offset - offset }
    package static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct Sleeper {
    let deadline: Instant
    let continuation: CheckedContinuation<Void, Never>
  }

  package init() {}

  private let lock = NSLock()
  private var time = Instant()
  private var sleepers: [UUID: Sleeper] = [:]

  package var now: Instant { lock.withLock { time } }
  package var minimumResolution: Duration { .nanoseconds(1) }
  /// The number of sleeping tasks.
  package var sleeperCount: Int { lock.withLock { sleepers.count } }

  @MainActor
  package func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = UUID()
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isDue = lock.withLock {
          guard deadline > time, !Task.isCancelled else { return true }
          sleepers[id] = Sleeper(deadline: deadline, continuation: continuation)
          return false
        }
        if isDue { continuation.resume() }
        if Task.isCancelled { wake(id) }
      }
    } onCancel: {
      wake(id)
    }
    try Task.checkCancellation()
  }

  package func advance(by duration: Duration) {
    let due = lock.withLock {
      time = time.advanced(by: duration)
      return sleepers.filter { $0.value.deadline <= time }.keys
    }
    for id in due { wake(id) }
  }

  private func wake(_ id: UUID) {
    lock.withLock { sleepers.removeValue(forKey: id) }?.continuation.resume()
  }
}
