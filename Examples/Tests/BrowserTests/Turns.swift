/// Lets a limited number of tasks run at a time, in the order of their requests.
actor Turns {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ number: Int) { free = number }

  /// Runs `body` at its turn.
  nonisolated func take(_ body: @Sendable () async throws -> Void) async throws {
    await begin()
    do {
      try await body()
      await end()
    } catch {
      await end()
      throw error
    }
  }

  private func begin() async {
    guard free == 0 else {
      free -= 1
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  private func end() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }
}
