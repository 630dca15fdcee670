/// What a verb returns: a handle on the intent, which may be ignored or awaited.
@MainActor
public final class IntentHandle {
  /// The intent's identity in its tree.
  public let id: IntentID
  /// What became of it, once that is known.
  public private(set) var outcome: Settlement?

  package let request: Request
  let cause: IntentID?
  /// How many entries it made, and how many of those were gone before they were shown.
  var made = 0
  var lost = 0
  /// Whether it was taken up while a person's gesture was undecided.
  var isDuringGesture = false
  /// Whether it ended a modal.
  var endsModals = false
  /// Whether it was asked for inside of a transaction, whenever its turn comes.
  var isInTransaction = false
  /// What happened to it on the way, for its explanation.
  var steps: [Explanation.Step] = []
  /// What was redirected in the intents that led to it, and in it.
  var trail: [RouteStep] = []
  /// Where it led instead of where it was to, if it was redirected.
  var redirection: String?
  /// The intent that took away what it had made.
  var undoer: IntentID?
  /// Whether it came from outside, where that is recorded.
  var isOutside = false
  /// Where the root flow starts by it, where that is recorded.
  var plan: Plan?
  var snapshot: Snapshot?
  private var waiting: [CheckedContinuation<Settlement, Never>] = []

  init(id: IntentID, request: Request, cause: IntentID?) {
    self.id = id
    self.request = request
    self.cause = cause
  }

  /// The intent as a value.
  public var intent: Intent {
    Intent(
      id: id, verb: request.verb, target: request.target.map { String(describing: $0) },
      flow: request.flowType.map { String(describing: $0) }, subject: request.subject,
      origin: request.origin, cause: cause)
  }

  /// What became of the intent.
  ///
  /// Suspends until that is known.
  ///
  /// It becomes known when the host agrees with the tree; a host that is never driven settles
  /// nothing. Await it from outside of the change, never from `destination(for:)` or a result closure.
  public var settlement: Settlement {
    get async {
      if let outcome { return outcome }
      return await withCheckedContinuation { waiting.append($0) }
    }
  }

  /// What happened to the intent, and why, as far as it is known.
  public var explanation: Explanation {
    Explanation(intent: intent, outcome: outcome, steps: steps)
  }

  func settle(_ settlement: Settlement) {
    guard outcome == nil else { return }
    outcome = settlement
    for continuation in waiting { continuation.resume(returning: settlement) }
    waiting = []
  }
}
