public import Testing
import Usher

extension InMemoryHost {
  /// Suspends until `condition` holds; returns at once if it holds already.
  ///
  /// ```swift
  /// await host.until("the profile has loaded") { profile.isLoaded }
  /// await host.until { try host.screen(ResultsModel.self).count == 3 }
  /// ```
  ///
  /// The host evaluates the condition at once, after each event of the tree, and after each change
  /// of an `@Observable` property that the condition reads. An error of the condition counts as
  /// `false`, and ``screen(_:sourceLocation:)`` records no issue in it.
  ///
  /// The call records an issue with the comment and the tree, and returns, if nothing happens for
  /// `timeout`, and if its task is cancelled.
  ///
  /// - Parameters:
  ///   - comment: A description of the condition, for the issue.
  ///   - timeout: The real time without an event or an observed change after which the call gives
  ///     up; each of them starts it again, so that the call ends at most after twice the time without one, and a
  ///     sleeping machine does not count. `nil` for no limit.
  ///   - condition: The condition. If it reads other state, the host notices a change only with the
  ///     next event or observed change, and when the time is over.
  public func until(
    _ comment: Comment? = nil, timeout: Duration? = .seconds(60),
    sourceLocation: SourceLocation = #_sourceLocation,
    _ condition: @escaping @MainActor () throws -> Bool
  ) async {
    var pause: (@MainActor () async throws -> Void)?
    if let timeout { pause = { try await SuspendingClock().sleep(for: timeout) } }
    await until(
      comment, waited: timeout.map { "Nothing happened for \($0)" } ?? "", pausing: pause,
      sourceLocation: sourceLocation, condition)
  }

  /// Waits as `until` does, with the caller's own pause.
  package func until(
    _ comment: Comment?, waited: String, pausing pause: (@MainActor () async throws -> Void)?,
    sourceLocation: SourceLocation, _ condition: @escaping @MainActor () throws -> Bool
  ) async {
    let wait = ConditionWait(condition)
    guard !wait.holds else { return }
    let observation = tree.observe { _ in wait.evaluate() }
    defer { observation.cancel() }
    let result = await wait.value(pausing: pause)
    guard result != .holds else { return }
    let goal = comment.map { ": \($0)" } ?? " for a condition"
    Issue.record(
      "\(result == .timedOut ? waited : "Cancelled") while waiting\(goal). The tree was\n\(tree.description)",
      sourceLocation: sourceLocation)
  }
}
