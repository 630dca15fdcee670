import Testing

/// Runs a suite's tasks on one thread, except with a sanitizer, which is to see the threads.
struct OnOneThread: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard Effort.now != .brief else { return try await function() }
    OneThread.begin()
    defer { OneThread.end() }
    try await function()
  }
}

extension Trait where Self == OnOneThread {
  static var onOneThread: Self { OnOneThread() }
}
