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
  /// True if it was recorded before that, because it came from outside as part of a transaction.
  var isRecorded = false
  /// The bundle of verbs that take effect together with it.
  var bundle: Bundle?
  /// Its edits while it waits for an answer; `nil` before.
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
    NavigationRequest(
      id: id, verb: request.verb, target: request.target.map { String(describing: $0) },
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

  /// Returns the edits for this turn: looked up the first time, and the same ones after an answer.
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

  /// Keeps its edits until an answer arrives; does nothing if they are already kept.
  func keep(_ edits: [TreeEdit]) {
    if kept == nil { keep(edits.map { DeferredEdit($0) }) }
  }

  /// Keeps the edits from the judgement of the whole transaction; does nothing if edits are already
  /// kept, or if they must be looked up anew because of nodes that the transaction itself makes.
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
    if edits.contains(where: \.takesOut) { ownDetails().takesOut = true }
  }

  /// Releases everything that was needed only until it took effect: from then on a handle retains
  /// no flow.
  func forgetEdits() {
    // Objects held only by the edits may call verbs as they are released, so they are released
    // outside changes.
    var former = Lookup.none
    swap(&former, &lookup)
    if details != nil || kept != nil { forgetAnswers() }
    release(former)
  }

  /// Releases values that most requests do not have.
  private func forgetAnswers() {
    let former = (kept, details?.given, details?.said, details?.draft)
    kept = nil
    details?.forgetEdits()
    release(former)
  }

  /// Forgets the refused edits, so that a fallback can replace them.
  func forgetRefused() {
    let former = kept
    kept = nil
    details?.takesOut = false
    forgetJudgement()
    release(former)
  }

  /// Returns whether the request has an effect while this edit is possible.
  func isEssential(_ edit: DeferredEdit) -> Bool {
    details?.takesOut == true ? edit.takesOut : edit.enters
  }

  // MARK: - While it waits

  /// The request, with the verbs that take effect together with it.
  var unit: [RequestRecord] { bundle?.records ?? [self] }

  /// The nodes that it waits to remove from containers and to replace.
  var waitedFor: [Node] { unit.flatMap { $0.kept?.flatMap(\.leaving) ?? [] } }

  /// Returns whether `receiver` receives the result of the flow that it starts.
  func isAwaited(by receiver: ResultReceiver) -> Bool {
    unit.contains { record in
      let waiting = record.request.receiver
      return waiting === receiver || (waiting as? RememberedReceivers)?.holds(receiver) == true
    }
  }

  /// True if it can no longer have an effect.
  var isObsolete: Bool {
    unit.contains { record in
      record.kept.map { !$0.contains(where: record.isEssential) } == true
    }
  }

  /// The request that ended the subject of its edits.
  var subjectEndedBy: NavigationRequest.ID? {
    unit.lazy.compactMap { $0.details?.subjectEndedBy }.first
  }

  /// Releases nodes that ended meanwhile, because an open question retains nothing.
  func forgetEnded() {
    for record in unit { record.forgetOwnEnded() }
  }

  private func forgetOwnEnded() {
    let former = kept
    kept = former?.compactMap { edit in
      if let left = edit.withoutEnded { return left }
      if let by = edit.subjectEndedBy { ownDetails().subjectEndedBy = by }
      return nil
    }
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
    var subjectEndedBy: NavigationRequest.ID?
    var takesOut = false
    var hasFallenBack = false
    var granted: Set<NodeID> = []
    var given: [GivenAnswer] = []
    var said: SaidAnswers?
    var draft: [DeferredEdit]?

    func forgetEdits() { (given, said, draft) = ([], nil, nil) }
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
  func note(_ judged: JudgedEdits) {
    guard let target = judged.target else { return }
    let details = ownDetails()
    let first = details.judged?.steps.lowerBound ?? details.steps.count
    details.steps.insert(contentsOf: judged.steps, at: first)
    details.judged = (first..<first + judged.steps.count, details.trail.count)
    details.trail += judged.trail
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
    get { details?.redirection }
    set { ownDetails().redirection = newValue }
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

  /// Its edits from the judgement of the whole transaction.
  var draft: [DeferredEdit]? {
    get { details?.draft }
    set { if details != nil || newValue != nil { ownDetails().draft = newValue } }
  }

  /// True if it has an unused fallback for a refusal.
  var hasFallback: Bool { details?.hasFallenBack != true && request.fallback != nil }

  /// Returns its fallback for a refusal, once.
  func takeFallback() -> MakeEdits? {
    guard hasFallback else { return nil }
    ownDetails().hasFallenBack = true
    return request.fallback
  }
}
