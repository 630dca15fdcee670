/// What a verb returns: a handle on the intent, which may be ignored or awaited.
@MainActor
public struct IntentHandle: Sendable {
  package let record: RequestRecord

  init(_ record: RequestRecord) {
    self.record = record
  }

  /// The intent's identity in its tree.
  public var id: IntentID { record.id }

  /// The intent as a value.
  public var intent: Intent { record.intent }

  /// What became of it, once that is known.
  public var outcome: Settlement? { record.outcome }

  /// What became of the intent.
  ///
  /// Suspends until that is known.
  ///
  /// It becomes known when the host agrees with the tree; a host that is never driven settles
  /// nothing. Await it from outside of the change, never from `destination(for:)` or a result closure.
  public var settlement: Settlement {
    get async { await record.settlement }
  }

  /// What happened to the intent, and why, as far as it is known.
  public var explanation: Explanation { record.explanation }
}
