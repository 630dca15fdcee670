/// What a verb returns: a handle on the request, which may be ignored or awaited.
@MainActor
public struct NavigationHandle: Sendable {
  package let record: RequestRecord

  init(_ record: RequestRecord) {
    self.record = record
  }

  /// The request's identity in its tree.
  public var id: NavigationRequest.ID { record.id }

  /// The request as a value.
  public var request: NavigationRequest { record.summary }

  /// What became of it, once that is known.
  public var currentOutcome: NavigationOutcome? { record.currentOutcome }

  /// What became of the request.
  ///
  /// Suspends until that is known.
  ///
  /// It becomes known when the host agrees with the tree; a host that is never driven settles
  /// nothing. Await it from outside of the change, never from `destination(for:)` or a result closure.
  public var outcome: NavigationOutcome {
    get async { await record.outcome }
  }

  /// What happened to the request, and why, as far as it is known.
  public var explanation: Explanation { record.explanation }
}
