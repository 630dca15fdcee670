public import Testing
import Usher

extension InMemoryHost {
  /// Suspends until `condition` holds.
  ///
  /// ```swift
  /// await host.until("the profile has loaded") { profile.isLoaded }
  /// ```
  ///
  /// The condition is evaluated at once, after each event of the tree, and after each change of an
  /// `@Observable` property that it reads. When the task is cancelled, for example by a test's time
  /// limit, the call records an issue with the comment and the tree, and returns. Give tests that
  /// wait a time limit: without one, a condition that never holds suspends the test indefinitely.
  ///
  /// - Parameters:
  ///   - comment: A description of the condition, for the issue.
  ///   - condition: The condition. A change of state that is neither the tree's nor `@Observable` is
  ///     noticed only with the next event or change.
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
