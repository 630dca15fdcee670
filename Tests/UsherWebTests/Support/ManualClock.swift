import Foundation

/// A clock that moves only when a test says so.
///
/// `@unchecked Sendable` because its state is read and written under its lock.
final class ManualClock: Clock, @unchecked Sendable {
  struct Instant: InstantProtocol {
    var offset: Duration
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private let lock = NSLock()
  private var time = Instant(offset: .zero)
  private var sleepers: [(deadline: Instant, continuation: CheckedContinuation<Void, Never>)] = []
  private var waiters: [CheckedContinuation<Void, Never>] = []

  var now: Instant { lock.withLock { time } }
  var minimumResolution: Duration { .nanoseconds(1) }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    await withCheckedContinuation { continuation in
      let waiting = lock.withLock {
        sleepers.append((deadline, continuation))
        defer { waiters = [] }
        return waiters
      }
      for waiter in waiting { waiter.resume() }
    }
    try Task.checkCancellation()
  }

  /// Suspends until somebody sleeps.
  func someoneSleeps() async {
    await withCheckedContinuation { continuation in
      let isThere = lock.withLock {
        if sleepers.isEmpty { waiters.append(continuation) }
        return !sleepers.isEmpty
      }
      if isThere { continuation.resume() }
    }
  }

  func advance(by duration: Duration) {
    let due = lock.withLock {
      time = time.advanced(by: duration)
      let due = sleepers.filter { $0.deadline <= time }
      sleepers.removeAll { $0.deadline <= time }
      return due
    }
    for sleeper in due { sleeper.continuation.resume() }
  }
}
