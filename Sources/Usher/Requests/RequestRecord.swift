/// A request on its way from a verb to the screen: what was asked, what it comes to, and what became of it.
@MainActor
package final class RequestRecord {
  /// The request's identity in its tree.
  package let id: NavigationRequest.ID
  package let request: Request
  /// The request whose change led to this one.
  let cause: NavigationRequest.ID?
  /// What became of it, once that is known.
  private(set) var currentOutcome: NavigationOutcome?
  /// How its edits are looked up when its turn comes.
  private(set) var lookup: Lookup
  /// What it did to the tree.
  var effects = Effects()
  /// Whether it was asked for inside of a transaction, whenever its turn comes.
  package internal(set) var isInTransaction: Bool {
    get { storedIsInTransaction }
    set { storedIsInTransaction = newValue }
  }
  /// Whether it is part of asking whether a node may be left.
  var isQuestion = false
  /// Whether it came from outside, where that is recorded.
  package internal(set) var isOutside: Bool {
    get { storedIsOutside }
    set { storedIsOutside = newValue }
  }
  /// Whether it was said that it is taken up.
  var isTaken = false
  /// Whether that was written down before, because it came from outside as part of a transaction.
  var isRecorded = false
  /// The verbs with which it takes effect, or does not.
  var bundle: Bundle?
  /// What it comes to, from when it has to wait for an answer; `nil` before.
  private(set) var kept: [DeferredEdit]?

  private var details: Details?
  private var waiting: [CheckedContinuation<NavigationOutcome, Never>] = []

  // Stored privately, so that the compiler proves at build time that no two accesses overlap. What other
  // modules can see is checked at each access.
  private var storedIsOutside = false
  private var storedIsInTransaction = false

  init(
    id: NavigationRequest.ID, request: Request, cause: NavigationRequest.ID?,
    _ lookup: Lookup = .none
  ) {
    (self.id, self.request, self.cause, self.lookup) = (id, request, cause, lookup)
  }

  /// What a request did to the tree.
  struct Effects {
    /// How many nodes it made, and how many of those were gone before they were shown.
    var made = 0
    var lost = 0
    /// Whether it ended a modal.
    var endsModals = false
    /// Whether it was taken up while a user's gesture was undecided; `nil` until the host is looked at next.
    var isDuringGesture: Bool?

    /// Whether nothing is left of what it made.
    var isUndone: Bool { made > 0 && made == lost }
  }

  /// The request as a value.
  package var summary: NavigationRequest {
    NavigationRequest(
      id: id, verb: request.verb, target: request.target.map { String(describing: $0) },
      flow: request.flowType.map { String(describing: $0) }, subject: request.subject,
      origin: request.origin, cause: cause)
  }

  /// Whether the app's code asked for it, or a link.
  var isOfApp: Bool { request.origin == .code || request.origin == .link }

  /// The flow whose verb it is, as long as it is looked up.
  var flow: Flow? { if case .flow(let flow, _) = lookup { flow } else { nil } }

  // MARK: - The outcome

  /// What became of it; suspends until that is known.
  var outcome: NavigationOutcome {
    get async {
      if let currentOutcome { return currentOutcome }
      return await withCheckedContinuation { waiting.append($0) }
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

  /// The edits to make at this turn: looked up the first time, and the same ones after an answer.
  func edits() -> [TreeEdit]? {
    guard let kept else {
      return switch lookup {
      case .flow(let flow, let edits): flow.isLive ? edits(flow, request) : nil
      case .tree(let edits): edits()
      case .duplicate, .none: nil
      }
    }
    let renewed = kept.map { ($0, $0.renewed(isInTransaction: isInTransaction)) }
    guard renewed.contains(where: { isEssential($0) && $1 != nil }) else { return nil }
    return renewed.flatMap { $1 ?? [] }
  }

  /// Keeps what it comes to until an answer is there; a no-op if that is kept already.
  func keep(_ edits: [TreeEdit]) {
    if kept == nil { keep(edits.map { DeferredEdit($0) }) }
  }

  /// Keeps what it came to when all of the transaction was judged; a no-op if that is kept already, or if
  /// it is looked up anew because of what the transaction makes itself.
  func keepDraft() {
    guard kept == nil, let draft else { return }
    self.draft = nil
    let takesOut = draft.contains(where: \.takesOut)
    guard draft.contains(where: { takesOut ? $0.takesOut : $0.enters }),
      !draft.contains(where: \.isAboutUnmade)
    else { return }
    keep(draft)
  }

  private func keep(_ edits: [DeferredEdit]) {
    kept = edits
    lookup = .none
    if edits.contains(where: \.takesOut) { told().takesOut = true }
  }

  /// Lets go of everything that was only needed until it took effect: from then on a handle keeps no flow
  /// alive.
  func forgetEdits() {
    // What only they held may call verbs as it goes, so it goes when nothing is being changed.
    var former = Lookup.none
    swap(&former, &lookup)
    if details != nil || kept != nil { forgetAnswers() }
    release(former)
  }

  /// Lets go of what most requests have nothing of.
  private func forgetAnswers() {
    let former = (kept, details?.given, details?.said, details?.draft)
    kept = nil
    details?.forgetEdits()
    release(former)
  }

  /// Forgets what was refused, so that something else can be done instead.
  func forgetRefused() {
    let former = kept
    kept = nil
    details?.takesOut = false
    release(former)
  }

  /// Whether something comes of it as long as this can be done.
  func isEssential(_ edit: DeferredEdit) -> Bool {
    details?.takesOut == true ? edit.takesOut : edit.enters
  }

  // MARK: - While it waits

  /// It, with the verbs with which it takes effect.
  var unit: [RequestRecord] { bundle?.records ?? [self] }

  /// What it waits to take out of containers, to put something else there.
  var waitedFor: [Node] { unit.flatMap { $0.kept?.flatMap(\.leaving) ?? [] } }

  /// Whether `receiver` receives the result of what it starts.
  func isAwaited(by receiver: ResultReceiver) -> Bool {
    unit.contains { record in
      let waiting = record.request.receiver
      return waiting === receiver || (waiting as? RememberedReceivers)?.holds(receiver) == true
    }
  }

  /// Whether nothing can come of it any more.
  var isMoot: Bool {
    unit.contains { record in
      record.kept.map { !$0.contains(where: record.isEssential) } == true
    }
  }

  /// The request that ended what its edits concern.
  var subjectEndedBy: NavigationRequest.ID? {
    unit.lazy.compactMap { $0.details?.subjectEndedBy }.first
  }

  /// Lets go of what has ended meanwhile: an open question keeps nothing alive.
  func forgetEnded() {
    for record in unit { record.forgetOwnEnded() }
  }

  private func forgetOwnEnded() {
    let former = kept
    kept = former?.compactMap { edit in
      if let left = edit.withoutEnded { return left }
      if let by = edit.subjectEndedBy { told().subjectEndedBy = by }
      return nil
    }
    release(former)
  }
}

/// What most requests have nothing of: they take effect just as they were asked for.
extension RequestRecord {
  private final class Details {
    var steps: [Explanation.Step] = []
    var trail: [RouteStep] = []
    var redirection: String?
    var supersededBy: NavigationRequest.ID?
    var subjectEndedBy: NavigationRequest.ID?
    var takesOut = false
    var hasFallenBack = false
    var granted: Set<NodeID> = []
    var given: [GivenAnswer] = []
    var said: SaidAnswers?
    var draft: [DeferredEdit]?

    func forgetEdits() { (given, said, draft) = ([], nil, nil) }
  }

  private func told() -> Details {
    if let details { return details }
    let new = Details()
    details = new
    return new
  }

  /// What happened to it on the way, for its explanation.
  var steps: [Explanation.Step] {
    get { details?.steps ?? [] }
    set { told().steps = newValue }
  }

  /// What was redirected in the requests that led to it, and in it.
  var trail: [RouteStep] {
    get { details?.trail ?? [] }
    set { if details != nil || !newValue.isEmpty { told().trail = newValue } }
  }

  /// Where it led instead of where it was to, if it was redirected.
  var redirection: String? {
    get { details?.redirection }
    set { told().redirection = newValue }
  }

  /// The request that took away what it had made.
  var supersededBy: NavigationRequest.ID? {
    get { details?.supersededBy }
    set { if details != nil || newValue != nil { told().supersededBy = newValue } }
  }

  /// The nodes that may be left as far as this request is concerned.
  var granted: Set<NodeID> {
    get { details?.granted ?? [] }
    set { told().granted = newValue }
  }

  /// What was answered about the routes that it enters.
  var given: [GivenAnswer] {
    get { details?.given ?? [] }
    set { told().given = newValue }
  }

  /// What flows said of its routes when all of the transaction was judged.
  var said: SaidAnswers? {
    get { details?.said }
    set { if details != nil || newValue != nil { told().said = newValue } }
  }

  /// What it comes to, as seen when all of the transaction was judged.
  var draft: [DeferredEdit]? {
    get { details?.draft }
    set { if details != nil || newValue != nil { told().draft = newValue } }
  }

  /// Whether there is something to do instead if the flows refuse it.
  var hasFallback: Bool { details?.hasFallenBack != true && request.fallback != nil }

  /// What to do instead if the flows refuse it, once.
  func takeFallback() -> MakeEdits? {
    guard hasFallback else { return nil }
    told().hasFallenBack = true
    return request.fallback
  }
}
