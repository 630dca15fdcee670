import Foundation

/// Records, from any thread, that a value read during rendering has changed.
///
/// `@unchecked Sendable` because its only state is read and written under its lock.
final class Invalidation: @unchecked Sendable {
  private let lock = NSLock()
  private var isStaleNow = false

  var isStale: Bool { lock.withLock { isStaleNow } }

  func invalidate() {
    lock.withLock { isStaleNow = true }
  }
}
