/// The handle on a verb's request, which may be ignored or awaited.
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

  /// The outcome for synchronous code; `nil` until it is known.
  public var currentOutcome: NavigationOutcome? { record.currentOutcome }

  /// The outcome of the request.
  ///
  /// Suspends until it is known, so it needs `await`: synchronous code reads ``currentOutcome``.
  ///
  /// It is known when the host agrees with the tree; a host that never runs settles no request.
  /// Await it outside the change, never in `destination(for:)` or a result closure.
  public var outcome: NavigationOutcome {
    get async { await record.outcome }
  }

  /// The steps of the request so far, with reasons.
  public var explanation: Explanation { record.explanation }
}
