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
  /// `operation`.
  ///
  /// - Parameters:
  ///   - key: The question's name. Questions of one flow with one name are answered in order.
  ///   - operation: Asks the service.
  /// - Throws: What `operation` throws. In a replay ``RecordedError`` instead of that; `CancellationError`
  ///   if the task was cancelled, or the replay ends before the answer comes.
  public func recorded<Value: Codable>(
    _ key: String, _ operation: @MainActor () async throws -> Value
  ) async throws -> Value {
    guard let tree = flow?.tree, let recorder = tree.recorder, let id = flow?.entry?.id else {
      // What a flow asks that has ended in a recorded tree is in no journal: a replay could not ask it.
      if Derivation.tree != nil, Task.isCancelled { throw CancellationError() }
      return try await operation()
    }
    let isAsked = Derivation.tree == ObjectIdentifier(tree)
    if let replayer = recorder.answers {
      let outcome = await replayer.answer(to: key, of: id)
      return try replayer.value(of: outcome, key)
    }
    // What is answered after the flow's end has no effect on the tree, and a replay need not wait for it.
    func note(_ outcome: Journal.Answer.Outcome) {
      if flow?.isLive == true { recorder.answered(key, by: id, outcome, isAsked: isAsked) }
    }
    do {
      let value = try await operation()
      switch Journal.Value(value) {
      case .stored(let stored): note(.value(stored))
      case .described(let text): note(.unstored(text))
      }
      return value
    } catch is CancellationError {
      note(.cancelled)
      throw CancellationError()
    } catch {
      note(.error(String(describing: error)))
      throw error
    }
  }
}

/// What a service threw when it was recorded, in a replay.
public struct RecordedError: Error, Hashable, Sendable, CustomStringConvertible {
  /// How the error described itself.
  public let description: String
}
