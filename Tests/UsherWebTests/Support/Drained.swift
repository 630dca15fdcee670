import Testing

/// Lets the main actor finish pending work before the test ends.
///
/// Released pages close their trees in a task. The last test of a process would otherwise leave
/// objects behind, which the address sanitizer reports as leaks.
struct Drained: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await function()
    for _ in 0..<8 { await Task { @MainActor in await Task.yield() }.value }
  }
}

extension Trait where Self == Drained {
  static var drained: Self { Drained() }
}
