import Testing
import WebDriver

extension Trait where Self == SharedBrowsers {
  /// Makes the suites below share browsers: a limited number of suites run at a time, the tests of
  /// each in order.
  static func sharedBrowsers(suitesAtATime: Int) -> SharedBrowsers {
    SharedBrowsers(turns: Turns(suitesAtATime))
  }
}

/// A pool of browsers around a suite, and a turn for each suite in it.
///
/// It is also a trait of tests, because a suite's traits must be inheritable.
struct SharedBrowsers: SuiteTrait, TestTrait, TestScoping {
  fileprivate let turns: Turns

  var isRecursive: Bool { true }

  func scopeProvider(for test: Test, testCase: Test.Case?) -> SharedBrowsers? {
    test.isSuite ? self : nil
  }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard BrowserPool.current == nil else {
      return try await turns.take {
        try await ParallelizationTrait.serialized.provideScope(
          for: test, testCase: testCase, performing: function)
      }
    }
    let pool = BrowserPool()
    try await BrowserPool.$current.withValue(pool) { try await function() }
    await pool.close()
  }
}
