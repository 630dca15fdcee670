/// Work that several requests await, each with its own time limit; it continues after they give up.
@MainActor
final class Awaited {
  private(set) var isOver = false
  private var waiting: [Int: CheckedContinuation<Bool, Never>] = [:]
  private var count = 0

  /// Suspends until the work has ended, or until the time limit.
  ///
  /// - Returns: `true` if the work has ended.
  func wait(_ patience: Patience) async -> Bool {
    if isOver { return true }
    count += 1
    let number = count
    // Only this request stops waiting; the page and the store continue.
    let timer = Task { [weak self] in
      guard (try? await patience.clock.sleep(for: patience.duration)) != nil else { return }
      self?.waiting.removeValue(forKey: number)?.resume(returning: false)
    }
    defer { timer.cancel() }
    return await withCheckedContinuation { waiting[number] = $0 }
  }

  /// Suspends until the work has ended.
  func end() async {
    guard !isOver else { return }
    count += 1
    let number = count
    _ = await withCheckedContinuation { waiting[number] = $0 }
  }

  /// Marks the work as ended; does nothing the second time.
  func finish() {
    isOver = true
    let waiting = waiting
    self.waiting = [:]
    for continuation in waiting.values { continuation.resume(returning: true) }
  }
}
