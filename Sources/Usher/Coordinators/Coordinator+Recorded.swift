extension Coordinator {
  /// Asks a service, so that a replay gets the same answer without asking it.
  ///
  /// ```swift
  /// func lifetime() async {
  ///   guard let user = try? await recorded("user", { try await api.user() }) else { return }
  ///   show(.main(user))
  /// }
  /// ```
  ///
  /// Where nothing is recorded it is `operation` and nothing else. A recording keeps the answer, with the
  /// moment at which it came; a replay answers at that moment with the same value, and never calls
  /// `operation`. Recordings and replays are in the module `UsherJournal`, which is not needed for this.
  ///
  /// - Parameters:
  ///   - key: The question's name. Questions of one flow with one name are answered in order.
  ///   - operation: Asks the service.
  /// - Throws: What `operation` throws. In a replay ``RecordedError`` instead of that; `CancellationError`
  ///   if the task was cancelled, or the replay ends before the answer comes.
  public func recorded<Value: Codable>(
    _ key: String, _ operation: @MainActor () async throws -> Value
  ) async throws -> Value {
    guard let flow, let events = flow.engine?.events, let recorder = events.recorder,
      flow.node != nil
    else {
      // What a flow asks that has ended in a recorded tree is in no journal: a replay could not ask it.
      if Derivation.tree != nil, Task.isCancelled { throw CancellationError() }
      return try await operation()
    }
    let isAsked = events.isDerived
    return try await recorder.answer(to: key, of: flow, isAsked: isAsked, operation)
  }
}

/// What a service threw when it was recorded, in a replay.
public struct RecordedError: Error, Hashable, Sendable, CustomStringConvertible {
  /// How the error described itself.
  public let description: String

  package init(description: String) {
    self.description = description
  }
}
