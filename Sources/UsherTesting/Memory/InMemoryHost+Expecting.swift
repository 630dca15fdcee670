public import Testing
import Usher

extension InMemoryHost {
  /// Waits for the tasks of ended flows, then records an issue that names every ended object that
  /// is alive.
  ///
  /// The end of a flow cancels its tasks, which retain it until they return. A task that ignores
  /// its cancellation is a leak: it is named when the test's time limit cancels this call.
  public func expectNothingLeaked(sourceLocation: SourceLocation = #_sourceLocation) async {
    await waitForTasks(sourceLocation)
    recordLeaks(hint: nil, sourceLocation)
  }

  /// Records an issue that names every ended object that is alive.
  ///
  /// No task can unwind during a synchronous test. If a flow's task was running at the flow's end,
  /// make the test `async` and await this check, which then waits for the task first.
  public func expectNothingLeaked(sourceLocation: SourceLocation = #_sourceLocation) {
    recordLeaks(hint: lifetimes.hint, sourceLocation)
  }

  /// Records an issue with the difference unless the tree's description is `expected`, then waits
  /// as ``expectNothingLeaked(sourceLocation:)`` does, and records leaks.
  public func expectTree(
    _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    recordDifference(from: expected, sourceLocation)
    await waitForTasks(sourceLocation)
    recordLeaks(hint: nil, sourceLocation)
  }

  /// Records an issue with the difference unless the tree's description is `expected`, and another
  /// that names every ended object that is alive.
  public func expectTree(_ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
    recordDifference(from: expected, sourceLocation)
    recordLeaks(hint: lifetimes.hint, sourceLocation)
  }

  private func waitForTasks(_ sourceLocation: SourceLocation) async {
    let running = await lifetimes.waitForTasks(in: tree)
    guard !running.isEmpty else { return }
    Issue.record(
      "Cancelled while waiting for tasks that still run although their flows have ended: \(running.joined(separator: ", "))",
      sourceLocation: sourceLocation)
  }

  private func recordDifference(from expected: String, _ sourceLocation: SourceLocation) {
    let actual = tree.description
    guard actual != expected else { return }
    let difference = LineDifference(from: expected, to: actual)
    Issue.record(
      "The tree (+) is not what was expected (-):\n\(difference)", sourceLocation: sourceLocation)
  }

  private func recordLeaks(hint: String?, _ sourceLocation: SourceLocation) {
    let leaks = leaks
    guard !leaks.isEmpty else { return }
    let text =
      "Still alive after their end: \(leaks.joined(separator: ", "))."
      + " A variable of the test may hold one"
    Issue.record(
      "\([text, hint].compactMap(\.self).joined(separator: ". "))", sourceLocation: sourceLocation)
  }
}
