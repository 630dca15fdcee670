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
  package internal(set) var isInTransaction = false
  /// Whether it is part of asking somebody whether something may be left.
  var isQuestion = false
  /// Whether it came from outside, where that is recorded.
  package internal(set) var isOutside = false
  /// What else there is to say of it; nothing of most.
  private var story: Story?
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

  /// Whether the app's code asked for it, or a link.
  var isOfApp: Bool { request.origin == .code || request.origin == .link }

  /// Says why it comes to what another intent of its transaction comes to.
  func share(_ settlement: Settlement, of other: IntentHandle) {
    switch settlement {
    case .refused(let who):
      let what = other.request.target.map { "\(other.request.verb) \($0)" } ?? other.request.verb
      steps.append(
        Explanation.Step(
          .refused, by: who, reason: "\(what) of the same transaction was refused",
          intent: other.id))
    default: undoer = other.undoer
    }
  }

  func settle(_ settlement: Settlement) {
    guard outcome == nil else { return }
    outcome = settlement
    guard !waiting.isEmpty else { return }
    for continuation in waiting { continuation.resume(returning: settlement) }
    waiting = []
  }
}

/// What most intents have nothing of: they are settled just as they were asked for.
extension IntentHandle {
  fileprivate final class Story {
    var steps: [Explanation.Step] = []
    var trail: [RouteStep] = []
    var redirection: String?
    var undoer: IntentID?
  }

  private func told() -> Story {
    if let story { return story }
    let new = Story()
    story = new
    return new
  }

  /// What happened to it on the way, for its explanation.
  var steps: [Explanation.Step] {
    get { story?.steps ?? [] }
    set { told().steps = newValue }
  }

  /// What was redirected in the intents that led to it, and in it.
  var trail: [RouteStep] {
    get { story?.trail ?? [] }
    set { if story != nil || !newValue.isEmpty { told().trail = newValue } }
  }

  /// Where it led instead of where it was to, if it was redirected.
  var redirection: String? {
    get { story?.redirection }
    set { told().redirection = newValue }
  }

  /// The intent that took away what it had made.
  var undoer: IntentID? {
    get { story?.undoer }
    set { if story != nil || newValue != nil { told().undoer = newValue } }
  }
}
