/// Work that several requests await, each with its own patience; it continues after they give up.
@MainActor
final class Awaited {
  private(set) var isOver = false
  private var waiting: [Int: CheckedContinuation<Bool, Never>] = [:]
  private var count = 0

  /// Suspends until it is over, or until the patience has come to its end.
  ///
  /// - Returns: Whether it is over.
  func wait(_ patience: Patience) async -> Bool {
    if isOver { return true }
    count += 1
    let number = count
    // Only a request stops waiting: what is shown, and what the store does, goes on as it would.
    let timer = Task { [weak self] in
      guard (try? await patience.clock.sleep(for: patience.duration)) != nil else { return }
      self?.waiting.removeValue(forKey: number)?.resume(returning: false)
    }
    defer { timer.cancel() }
    return await withCheckedContinuation { waiting[number] = $0 }
  }

  /// Suspends until it is over.
  func end() async {
    guard !isOver else { return }
    count += 1
    let number = count
    _ = await withCheckedContinuation { waiting[number] = $0 }
  }

  /// Says that it is over; a no-op the second time.
  func finish() {
    isOver = true
    let waiting = waiting
    self.waiting = [:]
    for continuation in waiting.values { continuation.resume(returning: true) }
  }
}
