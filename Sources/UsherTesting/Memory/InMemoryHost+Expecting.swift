public import Testing
import Usher

extension InMemoryHost {
  /// Waits for the tasks of ended flows, then records an issue if there are ``leaks``.
  ///
  /// The end of a flow cancels its tasks, which retain the flow until they return. The call
  /// suspends while a task ignores its cancellation. When the test's time limit cancels the call,
  /// it records an issue that names the flow of the task.
  public func expectNothingLeaked(sourceLocation: SourceLocation = #_sourceLocation) async {
    await waitForTasks(sourceLocation)
    recordLeaks(hint: nil, sourceLocation)
  }

  /// Records an issue if there are ``leaks``; does nothing otherwise.
  ///
  /// A cancelled task cannot return during a synchronous test. If a flow's task was running at the
  /// flow's end, make the test `async` and await this check, which then waits for the task first.
  public func expectNothingLeaked(sourceLocation: SourceLocation = #_sourceLocation) {
    recordLeaks(hint: lifetimes.hint, sourceLocation)
  }

  /// Records an issue with the difference unless the tree's description is `expected`, then waits
  /// for the tasks of ended flows, and records another issue if there are ``leaks``.
  ///
  /// It waits as `expectNothingLeaked` does, after the comparison.
  ///
  /// - Parameter expected: The description of the tree, without a line break at the end.
  public func expectTree(
    _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    recordDifference(from: expected, sourceLocation)
    await waitForTasks(sourceLocation)
    recordLeaks(hint: nil, sourceLocation)
  }

  /// Records an issue with the difference unless the tree's description is `expected`, and another
  /// issue if there are ``leaks``.
  ///
  /// - Parameter expected: The description of the tree, without a line break at the end.
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
    let leaks = lifetimes.leaks(in: tree)
    guard !leaks.names.isEmpty else { return }
    let text =
      "Still alive after their end: \(leaks.names.joined(separator: ", "))."
      + " A variable of the test may hold one"
    let cause = leaks.containCoordinators ? Self.usualCause : nil
    Issue.record(
      "\([text, cause, hint].compactMap(\.self).joined(separator: ". "))",
      sourceLocation: sourceLocation)
  }

  /// The usual reason why a coordinator leaks.
  private static let usualCause = """
    So may a model that the coordinator keeps and whose closure holds the coordinator, as in \
    `lazy var model = Act { self.push(.next) }`: write `Act { [weak self] in self?.push(.next) }`, or make the \
    model in destination(for:)
    """
}
