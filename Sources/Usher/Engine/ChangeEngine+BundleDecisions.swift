/// What is decided about a transaction before any of its verbs takes effect.
private enum BundleDecision {
  case proceed
  case refuse(RequestRecord, [Explanation.Step])
  /// What a verb that had to wait is about has gone.
  case superseded(RequestRecord)
  case ask(OpenQuestion, RequestRecord)
}

/// What comes out when the verbs of a transaction are judged one after the other.
@MainActor
private struct BundleJudgement {
  var trouble: BundleDecision?
  var question: (OpenQuestion, RequestRecord)?
  /// The node that must be asked before each verb takes effect, if there is one.
  var leaving: [(RequestRecord, Node?)] = []
}

/// How a transaction takes effect: all of its verbs, or none.
extension ChangeEngine {
  /// Has the guards decide about a transaction as a whole, and applies it if they let it pass.
  func run(_ bundle: Bundle) {
    let decision = decision(on: bundle)
    if splitForced(bundle, decision) { return }
    switch decision {
    case .proceed: apply(bundle)
    case .refuse(let record, let steps):
      record.steps += steps
      drop(record, .refused(by: steps.last.map(\.refusal) ?? "the flow"))
    case .superseded(let record):
      record.supersededBy = record.subjectEndedBy
      drop(record, .superseded)
    case .ask(let question, let record):
      wait(bundle)
      if !guards.ask(question, for: record) { drop(record, .superseded) }
    }
  }

  /// A forced verb never waits: where the other verbs do not pass at once, it takes effect before them.
  ///
  /// - Returns: Whether that was so, and everything was run.
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
    let (forced, others) = (Bundle(isInChange: false), Bundle(isInChange: false))
    for record in bundle.records { (isForced(record) ? forced : others).add(record) }
    run(forced)
    run(others)
    return true
  }

  private func apply(_ bundle: Bundle) {
    let (records, outer) = (bundle.records, guards.firstUnseen)
    bundle.dissolve()
    guards.firstUnseen = records.first?.id
    // What a verb leads to comes before the next verb and belongs to the transaction, as where nothing
    // may refuse. Inside of a change its turn comes later.
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

  /// Keeps what the verbs come to until an answer is there.
  private func wait(_ bundle: Bundle) {
    for record in bundle.records {
      takeUp(record)
      record.keepDraft()
    }
  }

  /// Judges the verbs in order, each as if those before it had taken effect; nothing changes by that.
  ///
  /// One refusal refuses them all; then the way in is asked about, then the way out.
  private func decision(on bundle: Bundle) -> BundleDecision {
    if state.configuration.isFrozen || guards.isIdle { return .proceed }
    let judged = judged(bundle)
    if let trouble = judged.trouble { return trouble }
    if let (question, record) = judged.question { return .ask(question, record) }
    for (record, own) in judged.leaving {
      guard let node = guards.recorded(own, for: record) else { continue }
      return .ask(.leaving(node), record)
    }
    return .proceed
  }

  private func judged(_ bundle: Bundle) -> BundleJudgement {
    let projection = Projection(in: self)
    let outer = current
    var judgement = BundleJudgement()
    for record in bundle.records where judgement.trouble == nil {
      current = record
      judge(record, projection, &judgement)
    }
    while judgement.trouble == nil, let (container, cause, record) = projection.nextEmptied() {
      current = record
      judge(emptied: container, cause, record, projection, &judgement)
    }
    current = outer
    projection.undo()
    return judgement
  }

  private func judge(
    _ record: RequestRecord, _ projection: Projection, _ judgement: inout BundleJudgement
  ) {
    record.said = SaidAnswers()
    projection.keepMemory(of: record.flow)
    guard let proposed = lookUp(record) else {
      // Without an answer, that comes to nothing by an earlier verb, as it would without a guard.
      if record.kept != nil { judgement.trouble = .superseded(record) }
      return
    }
    record.draft = proposed.map { DeferredEdit($0) }
    var edits = proposed
    switch guards.admission(of: proposed, for: record) {
    case .proceed(nil): break
    case .proceed(let judged?): edits = judged.edits
    case .ask(let question): judgement.question = judgement.question ?? (question, record)
    case .refuse(let steps):
      // What it comes to instead is known when its turn comes.
      guard record.hasFallback else { return judgement.trouble = .refuse(record, steps) }
      edits = []
    }
    judge(leaving: edits, record, &judgement)
    for edit in edits { projection.apply(edit, of: record) }
  }

  private func judge(
    leaving edits: [TreeEdit], _ record: RequestRecord, _ judgement: inout BundleJudgement
  ) {
    guard record.request.authority != .force else { return }
    judgement.leaving.append((record, guards.firstAsking(in: edits, for: record)))
  }

  /// Judges what follows where a stack is empty when all verbs are done: its flow is left, or begins again.
  private func judge(
    emptied container: Container, _ cause: EndingCause, _ record: RequestRecord,
    _ projection: Projection, _ judgement: inout BundleJudgement
  ) {
    guard let flow = container.flow, flow.isLive, container.nodes.isEmpty else { return }
    if let node = nodeToLeave(from: flow) {
      let edit = TreeEdit.remove(node, cause)
      judge(leaving: [edit], record, &judgement)
      return projection.apply(edit, of: record)
    }
    // What flows that end are answered with may fill it again.
    guard flow.routeGuard != nil, !projection.endsWhatIsWaitedFor else { return }
    projection.keepMemory(of: flow)
    flow.remembered = nil
    let steps = record.steps
    defer { record.steps = steps }
    guard placesToBegin(flow).specs.isEmpty else { return }
    let reason = "it would be empty, and its first place may not be entered"
    judgement.trouble = .refuse(
      record, [Explanation.Step(.refused, by: flow.name, reason: reason)])
  }
}
