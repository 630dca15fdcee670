public import Testing
import Usher

extension InMemoryHost {
  /// Suspends until `condition` holds; returns at once if it holds already.
  ///
  /// ```swift
  /// await host.until("the profile has loaded") { profile.isLoaded }
  /// ```
  ///
  /// The host evaluates the condition at once, after each event of the tree, and after each change
  /// of an `@Observable` property that the condition reads. When the task is cancelled, for example
  /// by a test's time limit, the call records an issue with the comment and the tree, and returns.
  /// Give a time limit to each test that waits. Without one, a condition that never holds suspends
  /// the test indefinitely.
  ///
  /// - Parameters:
  ///   - comment: A description of the condition, for the issue.
  ///   - condition: The condition. If it reads other state, the host notices a change only with the
  ///     next event or observed change.
  public func until(
    _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation,
    _ condition: @escaping @MainActor () -> Bool
  ) async {
    guard !condition() else { return }
    let wait = ConditionWait(condition)
    let observation = tree.observe { _ in wait.evaluate() }
    defer { observation.cancel() }
    guard await !wait.value() else { return }
    let goal = comment.map { ": \($0)" } ?? " for a condition"
    Issue.record(
      "Cancelled while waiting\(goal). The tree was\n\(tree.description)",
      sourceLocation: sourceLocation)
  }
}
