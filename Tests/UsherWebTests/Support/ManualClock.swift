import Foundation

/// A clock that only a test advances.
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
  private var sleepers:
    [UUID: (deadline: Instant, continuation: CheckedContinuation<Void, Never>)] =
      [:]
  private var waiters: [CheckedContinuation<Void, Never>] = []

  var now: Instant { lock.withLock { time } }
  var minimumResolution: Duration { .nanoseconds(1) }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = UUID()
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let waiting = lock.withLock {
          sleepers[id] = (deadline, continuation)
          defer { waiters = [] }
          return waiters
        }
        for waiter in waiting { waiter.resume() }
        if Task.isCancelled { hostChanged(id) }
      }
    } onCancel: {
      hostChanged(id)
    }
    try Task.checkCancellation()
  }

  private func hostChanged(_ id: UUID) {
    lock.withLock { sleepers.removeValue(forKey: id) }?.continuation.resume()
  }

  /// Suspends until this many tasks sleep.
  func sleepers(_ count: Int) async {
    while lock.withLock({ sleepers.count }) < count {
      await withCheckedContinuation { continuation in
        let isThere = lock.withLock {
          guard sleepers.count < count else { return true }
          waiters.append(continuation)
          return false
        }
        if isThere { continuation.resume() }
      }
    }
  }

  /// Moves the time, and wakes nothing before the next ``advance(by:)``.
  func jump(by duration: Duration) {
    lock.withLock { time = time.advanced(by: duration) }
  }

  func advance(by duration: Duration) {
    let due = lock.withLock {
      time = time.advanced(by: duration)
      return sleepers.filter { $0.value.deadline <= time }.keys
    }
    for id in due { hostChanged(id) }
  }
}
