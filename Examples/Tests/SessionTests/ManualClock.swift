import Foundation

/// A clock that moves only when a test says so.
///
/// `@unchecked Sendable` because its state is read and written under its lock.
final class ManualClock: Clock, @unchecked Sendable {
  struct Instant: InstantProtocol {
    var offset = Duration.zero
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct Sleeper {
    let deadline: Instant
    let continuation: CheckedContinuation<Void, Never>
  }

  private let lock = NSLock()
  private var time = Instant()
  private var sleepers: [UUID: Sleeper] = [:]

  var now: Instant { lock.withLock { time } }
  var minimumResolution: Duration { .nanoseconds(1) }
  /// How many sleep.
  var sleeperCount: Int { lock.withLock { sleepers.count } }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
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

  func advance(by duration: Duration) {
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
