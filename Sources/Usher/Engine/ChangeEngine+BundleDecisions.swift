/// The decision about a transaction before any of its verbs takes effect.
private enum BundleDecision {
  case proceed
  case refuse(RequestRecord, [Explanation.Step])
  /// The subject of a waiting verb has left.
  case superseded(RequestRecord)
  case ask(QuestionToAsk, RequestRecord, BundleJudgement)
}

/// The result of judging the verbs of a transaction in order.
@MainActor
private final class BundleJudgement {
  var trouble: BundleDecision?
  var question: (QuestionToAsk, RequestRecord)?
  /// The node to ask before each verb takes effect, if there is one.
  var leaving: [(RequestRecord, Node?)] = []
  /// What verbs remove and select, as far as they have not waited before.
  var wishes: [(RequestRecord, BoundWish)] = []
}

/// Applies a transaction: all of its verbs, or none.
extension ChangeEngine {
  /// Lets the guards decide about a transaction as a whole, and applies it if they allow it.
  func run(_ bundle: Bundle) {
    let decision = decision(on: bundle)
    if splitForced(bundle, decision) { return }
    switch decision {
    case .proceed: apply(bundle)
    case .refuse(let record, let steps):
      record.steps += steps
      drop(record, refusedBy: steps)
    case .superseded(let record):
      record.supersededBy = record.subjectEndedBy
      drop(record, .superseded)
    case .ask(let question, let record, let judged):
      for record in bundle.records { takeUp(record) }
      for (record, wish) in judged.wishes { record.bind(wish) }
      if !guards.ask(question, for: record) { drop(record, .superseded) }
    }
  }

  /// Applies forced verbs first if the other verbs must wait or are refused, because a forced verb
  /// never waits.
  ///
  /// - Returns: `true` if it did, and everything was run.
  private func splitForced(_ bundle: Bundle, _ decision: BundleDecision) -> Bool {
    func isForced(_ record: RequestRecord) -> Bool { record.request.authority == .force }
    switch decision {
    case .proceed: return false
    case .refuse(let record, _) where isForced(record): return false
    default: break
    }
    guard bundle.records.contains(where: isForced), !bundle.records.allSatisfy(isForced) else {
      return false
    }
    if case .ask(_, _, let judged) = decision {
      // The others do not mean what the forced verbs make.
      for (record, wish) in judged.wishes where wish.hasSubject && !isForced(record) {
        record.bind(wish)
      }
    }
    let (forced, others) = (
      Bundle(isInChange: bundle.isInChange), Bundle(isInChange: bundle.isInChange)
    )
    for record in bundle.records where isForced(record) { forced.add(record) }
    run(forced)
    for record in bundle.records where !isForced(record) {
      if record.bound?.isThere != false {
        others.add(record)
      } else {
        // It has nothing left to do.
        record.bundle = nil
        takeUp(record)
        dropSuperseded(record)
      }
    }
    run(others)
    return true
  }

  private func apply(_ bundle: Bundle) {
    let (records, outer) = (bundle.records, guards.firstUnseen)
    bundle.dissolve()
    guards.firstUnseen = records.first?.id
    // The consequences of a verb come before the next verb and belong to the transaction, as
    // without guards. Inside a change their turn comes later.
    let isOutside = !bundle.isInChange
    if isOutside { transactionDepth += 1 }
    for record in records {
      run(record)
      record.said = nil
      if isOutside { drainQueue() }
    }
    if isOutside { transactionDepth -= 1 }
    guards.firstUnseen = outer
  }

  /// Judges the verbs in order, each as if those before it had taken effect, without a change.
  ///
  /// One refusal refuses them all; then the question about entering comes first, the question about
  /// leaving next.
  private func decision(on bundle: Bundle) -> BundleDecision {
    if guards.isIdle { return .proceed }
    let judged = judged(bundle)
    if let trouble = judged.trouble { return trouble }
    if let (question, record) = judged.question { return .ask(question, record, judged) }
    for (record, own) in judged.leaving {
      guard let node = guards.recorded(own, for: record) else { continue }
      return .ask(.leaving(node), record, judged)
    }
    return .proceed
  }

  private func judged(_ bundle: Bundle) -> BundleJudgement {
    let draft = openDraft()
    let outer = current
    let judgement = BundleJudgement()
    for record in bundle.records where judgement.trouble == nil {
      current = record
      judge(record, draft, judgement)
    }
    while judgement.trouble == nil, let (container, cause, request) = draft.nextEmptied() {
      guard let record = bundle.records.first(where: { $0.id == request }) else { continue }
      current = record
      judge(emptied: container, cause, record, draft, judgement)
    }
    current = outer
    drop(draft)
    return judgement
  }

  private func judge(
    _ record: RequestRecord, _ draft: ShapeDraft, _ judgement: BundleJudgement
  ) {
    record.said = SaidAnswers()
    guard let proposed = lookUp(record) else {
      // What it waited for has gone, and with it the whole transaction.
      if record.bound != nil { judgement.trouble = .superseded(record) }
      return
    }
    // Its positions are those of the draft at this moment.
    if record.bound == nil { judgement.wishes.append((record, BoundWish(proposed))) }
    // Where it is refused, its fallback is judged in its place, as it is used at its turn.
    let fallback = record.hasFallback ? record.request.fallback : nil
    guard let edits = judge(entering: proposed, orElse: fallback, record, judgement) else { return }
    judge(leaving: edits, record, judgement)
    draft.apply(edits, of: record.id)
  }

  /// Returns the edits that guards admit, or about which they ask; `nil` if they refuse.
  private func judge(
    entering proposed: [TreeEdit], orElse fallback: MakeEdits?, _ record: RequestRecord,
    _ judgement: BundleJudgement
  ) -> [TreeEdit]? {
    switch guards.admission(of: proposed, for: record) {
    case .proceed(let judged): return judged?.edits ?? proposed
    case .ask(let question):
      judgement.question = judgement.question ?? (question, record)
      return proposed
    case .refuse(let steps):
      if let others = fallback?() {
        return judge(entering: others, orElse: nil, record, judgement)
      }
      judgement.trouble = .refuse(record, steps)
      return nil
    }
  }

  private func judge(
    leaving edits: [TreeEdit], _ record: RequestRecord, _ judgement: BundleJudgement
  ) {
    guard record.request.authority != .force else { return }
    judgement.leaving.append((record, guards.firstAsking(in: edits, for: record)))
  }

  /// Judges the consequences of a stack that is empty after all verbs: its flow is left, or
  /// restarts.
  private func judge(
    emptied container: Container, _ cause: EndingCause, _ record: RequestRecord,
    _ draft: ShapeDraft, _ judgement: BundleJudgement
  ) {
    guard let flow = container.flow, flow.isLive, container.nodes.isEmpty else { return }
    switch whatFollows(container, cause) {
    case .shows(let specs):
      return draft.apply([.splice(container, 0..<0, specs, .replaced)], of: record.id)
    case .leaves(let cause):
      if case .leaves(let node) = wayOut(of: flow, cause) {
        judge(leaving: [.remove(node, cause)], record, judgement)
      }
      draft.apply([.leave(flow, cause, conclusion: nil)], of: record.id)
    }
    // A reaction to ended flows may fill it again.
    guard flow.isLive, flow.routeGuard != nil, !draft.endsWhatIsWaitedFor else { return }
    guard placesToRestart(flow).specs.isEmpty else { return }
    events.report(.cannotRestart(flow))
    let reason = "it would be empty, and its first place may not be entered"
    judgement.trouble = .refuse(
      record, [Explanation.Step(.refused, by: flow.name, reason: reason)])
  }
}
