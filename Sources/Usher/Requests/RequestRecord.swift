/// A request on its way from a verb to the screen: its target, its edits, and its outcome.
@MainActor
package final class RequestRecord {
  /// The request's identity in its tree.
  package let id: NavigationRequest.ID
  package let request: Request
  /// The request whose change caused this one.
  let cause: NavigationRequest.ID?
  /// The outcome, if it is known.
  private(set) var currentOutcome: NavigationOutcome?
  /// The lookup of its edits at its turn.
  private(set) var lookup: Lookup
  /// Its effects on the tree.
  var effects = Effects()
  /// Whether it was asked for inside of a transaction, whenever its turn comes.
  package internal(set) var isInTransaction = false
  /// Whether it is part of asking whether a node may be left.
  var isQuestion = false
  /// Whether it came from outside, where that is recorded.
  package internal(set) var isOutside = false
  /// Whether it was said that it is taken up.
  var isTaken = false
  /// True if it was recorded before that, because it came from outside as part of a transaction.
  var isRecorded = false
  /// The bundle of verbs that take effect together with it.
  var bundle: Bundle?
  /// What it removes or selects, once it has had to wait for an answer; `nil` before.
  private(set) var bound: BoundWish?

  /// The target's description, once an event has told it.
  private var describedTarget: String?
  private var details: Details?
  private var waiting: [CheckedContinuation<NavigationOutcome, Never>] = []

  init(
    id: NavigationRequest.ID, request: Request, cause: NavigationRequest.ID?,
    _ lookup: Lookup = .none
  ) {
    (self.id, self.request, self.cause, self.lookup) = (id, request, cause, lookup)
  }

  /// The effects of a request on the tree.
  struct Effects {
    /// The number of nodes that it made, and the number of those that left before they were shown.
    var made = 0
    var lost = 0
    /// True if it ended a modal.
    var endsModals = false
    /// True if it was taken up during a user's undecided gesture; `nil` until the next reading of
    /// the host.
    var isDuringGesture: Bool?

    /// True if none of its nodes is left.
    var isUndone: Bool { made > 0 && made == lost }
  }

  /// The request as a value.
  package var summary: NavigationRequest {
    if describedTarget == nil, let target = request.target {
      describedTarget = String(describing: target)
    }
    return NavigationRequest(
      id: id, verb: request.verb, target: describedTarget,
      flow: request.flowType.map { String(naming: $0) }, subject: request.subject,
      origin: request.origin, cause: cause)
  }

  /// True if the app's code or a link requested it.
  var isOfApp: Bool { request.origin == .code || request.origin == .link }

  /// The flow whose verb it is, until its lookup is released.
  var flow: Flow? { if case .flow(let flow, _) = lookup { flow } else { nil } }

  // MARK: - The outcome

  /// The outcome; suspends until it is known.
  var outcome: NavigationOutcome {
    get async {
      if let currentOutcome { return currentOutcome }
      return await withCheckedContinuation { waiting = waiting + [$0] }
    }
  }

  func settle(_ outcome: NavigationOutcome) {
    guard currentOutcome == nil else { return }
    currentOutcome = outcome
    forgetEdits()
    guard !waiting.isEmpty else { return }
    for continuation in waiting { continuation.resume(returning: outcome) }
    waiting = []
  }

  // MARK: - Edits

  /// Returns the edits for this turn, looked up in the tree as it is now; `nil` if there is nothing left to do.
  ///
  /// After a wait they remove and select only what was bound then, unless the request names its goal.
  func edits() -> [TreeEdit]? {
    let bound = request.namesGoal ? nil : bound
    guard bound?.isThere != false else { return nil }
    let now: [TreeEdit]? =
      switch lookup {
      case .flow(let flow, let edits): flow.isLive ? edits(flow, request) : nil
      case .tree(let edits): edits()
      case .duplicate, .none: nil
      }
    guard let bound, !request.isReplayed, now != nil || flow == nil else { return now }
    return bound.edits(entering: now, isInTransaction: isInTransaction)
  }

  /// Sets what it removes and selects, because it has to wait.
  func bind(_ wish: BoundWish) {
    bound = wish
    // A removal that has happened enters nothing, and its lookup would retain the removed nodes.
    if request.authority == .alreadyHappened, !request.isReplayed { lookup = .none }
  }

  /// Releases everything that was needed only until it took effect: from then on a handle retains
  /// no flow.
  func forgetEdits() {
    // Objects held only by the edits may call verbs as they are released, so they are released
    // outside changes.
    var former = Lookup.none
    swap(&former, &lookup)
    if details != nil || bound != nil { forgetAnswers() }
    request.receiver?.forgetEdits()
    release(former)
  }

  /// Releases values that most requests do not have.
  @inline(never)  // because it is rare, and each place that settles a request had a copy of it
  private func forgetAnswers() {
    let former = (bound, details?.given, details?.said)
    bound = nil
    details?.forgetEdits()
    release(former)
  }

  /// Forgets what refused edits were bound to, so that a fallback can replace them.
  func forgetRefused() {
    let former = bound
    bound = nil
    forgetJudgement()
    release(former)
  }
}

/// Values that most requests, which take effect as requested, do not have.
extension RequestRecord {
  private final class Details {
    var steps: [Explanation.Step] = []
    var trail: [RouteStep] = []
    /// The steps of the last judgement of its routes, and the first redirect of it.
    var judged: (steps: Range<Int>, trail: Int)?
    var redirection: String?
    var supersededBy: NavigationRequest.ID?
    var hasFallenBack = false
    var askings = 0
    var granted: Set<NodeID> = []
    var given: [GivenAnswer] = []
    var said: SaidAnswers?

    func forgetEdits() { (given, said) = ([], nil) }
  }

  @inline(never)  // because most requests have none, and each setter had a copy of it
  private func ownDetails() -> Details {
    if let details { return details }
    let new = Details()
    details = new
    return new
  }

  /// The steps for its explanation.
  var steps: [Explanation.Step] {
    get { details?.steps ?? [] }
    set { ownDetails().steps = newValue }
  }

  @inline(never)  // because a step is large, and its copies at each call were too
  func add(_ step: Explanation.Step) {
    ownDetails().steps.append(step)
  }

  /// The redirects in the requests that caused it, and in it.
  var trail: [RouteStep] {
    get { details?.trail ?? [] }
    set { if details != nil || !newValue.isEmpty { ownDetails().trail = newValue } }
  }

  /// Notes the redirects of a judgement of its routes, where those of the last one stood.
  func note(redirectTo target: Any, steps: [Explanation.Step], trail: [RouteStep]) {
    let details = ownDetails()
    let first = details.judged?.steps.lowerBound ?? details.steps.count
    details.steps.insert(contentsOf: steps, at: first)
    details.judged = (first..<first + steps.count, details.trail.count)
    details.trail += trail
    details.redirection = String(describing: target)
  }

  /// Forgets the redirects of the last judgement, before its routes are judged again: after each answer, and for
  /// a fallback.
  func forgetJudgement() {
    guard let details, let (steps, trail) = details.judged else { return }
    details.steps.removeSubrange(steps)
    details.judged = (steps.lowerBound..<steps.lowerBound, trail)
    details.trail.removeSubrange(trail...)
    details.redirection = nil
  }

  /// The target of its redirect, if there was one.
  var redirection: String? {
    details?.redirection
  }

  /// The request that removed its nodes.
  var supersededBy: NavigationRequest.ID? {
    get { details?.supersededBy }
    set { if details != nil || newValue != nil { ownDetails().supersededBy = newValue } }
  }

  /// The nodes that may be left for this request.
  var granted: Set<NodeID> {
    get { details?.granted ?? [] }
    set { ownDetails().granted = newValue }
  }

  /// The answers about the routes that it enters.
  var given: [GivenAnswer] {
    get { details?.given ?? [] }
    set { ownDetails().given = newValue }
  }

  /// The decisions about its routes from the judgement of the whole transaction.
  var said: SaidAnswers? {
    get { details?.said }
    set { if details != nil || newValue != nil { ownDetails().said = newValue } }
  }

  /// The number of answers after which it was asked again: its lookup runs anew for each.
  package var askings: Int { details?.askings ?? 0 }

  /// Prepares another asking, because an answer has come.
  func askAgain() {
    for record in unit { record.ownDetails().askings += 1 }
    forgetJudgement()
  }

  /// True if it has an unused fallback for a refusal.
  var hasFallback: Bool { details?.hasFallenBack != true && request.fallback != nil }

  /// Returns its fallback for a refusal, once.
  func takeFallback() -> MakeEdits? {
    guard hasFallback, let fallback = request.fallback else { return nil }
    ownDetails().hasFallenBack = true
    // From now on it is the wish, also after another answer; a replay knows the edits of each.
    if request.isReplayed { return fallback }
    if case .flow(let flow, _) = lookup {
      lookup = .flow(flow) { _, _ in fallback() }
    } else {
      lookup = .tree(fallback)
    }
    return fallback
  }
}
