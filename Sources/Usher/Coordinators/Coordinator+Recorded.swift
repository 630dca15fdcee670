extension Coordinator {
  /// Calls a service, so that a replay gets the same answer without calling it.
  ///
  /// ```swift
  /// func lifetime() async {
  ///   guard let user = try? await recorded("user", { try await api.user() }) else { return }
  ///   show(.main(user))
  /// }
  /// ```
  ///
  /// Without recording it only calls `operation`. A recording keeps the answer, and when it came; a
  /// replay returns the same value at that moment, and never calls `operation`. Recordings and
  /// replays are in the module `UsherJournal`, which is not needed for this.
  ///
  /// - Parameters:
  ///   - key: The question's name. Questions of one flow with one name are answered in order.
  ///   - operation: Calls the service.
  /// - Throws: The error of `operation`, in a replay as ``RecordedError``; `CancellationError` if
  ///   the task was cancelled, or the replay ends before the answer comes.
  public func recorded<Value: Codable>(
    _ key: String, _ operation: @MainActor () async throws -> Value
  ) async throws -> Value {
    guard let flow, let events = flow.engine?.events, let recorder = events.recorder,
      flow.node != nil
    else {
      // A journal does not contain questions of a flow that has ended, so a replay could not answer
      // them.
      if Derivation.tree != nil, Task.isCancelled { throw CancellationError() }
      return try await operation()
    }
    let isAsked = events.isDerived
    return try await recorder.answer(to: key, of: flow, isAsked: isAsked, operation)
  }
}

/// A recorded error of a service, in a replay.
public struct RecordedError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The description of the original error.
  public let description: String

  package init(description: String) {
    self.description = description
  }
}
