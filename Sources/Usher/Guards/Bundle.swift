/// The verbs of a transaction in a tree where one of them may be refused or have to wait: they take effect
/// together or not at all.
@MainActor
final class Bundle {
  /// Whether it was opened inside of a change, so that its turn comes in the queue.
  let isInChange: Bool
  /// The bundle that was open before.
  let outer: Bundle?
  private(set) var proposals: [Proposal] = []
  /// Whether something is read as its verbs will leave it.
  var isRead = false

  init(isInChange: Bool, inside outer: Bundle? = nil) {
    (self.isInChange, self.outer) = (isInChange, outer)
  }

  func add(_ proposal: Proposal) {
    proposals.append(proposal)
    proposal.bundle = self
  }

  /// Lets each verb go its own way.
  func dissolve() {
    for proposal in proposals { proposal.bundle = nil }
  }
}

/// What is said of a transaction before any of its verbs took effect.
private enum BundleVerdict {
  case allow
  case refuse(Proposal, by: String, [Explanation.Step])
  /// What a verb that had to wait is about has gone.
  case superseded(Proposal)
  case askLeaving(Entry, Proposal)
  case askEntering(EntryQuestion, Proposal)
}

/// What comes out when the verbs of a transaction are judged one after the other.
@MainActor
private struct BundleJudgement {
  var trouble: BundleVerdict?
  var question: (EntryQuestion, Proposal)?
  /// What the gate says of what each verb leaves.
  var leaving: [(Proposal, Verdict)] = []
}

// MARK: - In the body of a transaction

extension Tree {
  /// Whether a flow guards its routes, or something wants to be asked before it is left.
  ///
  /// - Complexity: O(1) if nothing in the tree is a leave guard, else O(*n*) in its size.
  private var mayRefuse: Bool {
    if entryGuardCount > 0 { return true }
    return guardCount > 0 && Tree.subtrees(of: [root]).contains { $0.leaving == .ask }
  }

  /// Whether the verbs of a transaction take effect together, when it is over.
  private var collectsVerbs: Bool {
    let own = mayRefuse
    guard let recorder else { return own }
    return recorder.collects(
      own, mayAsk: !gate.letsAllPass(in: self), isOutside: isAskedFromOutside)
  }

  /// Opens a bundle for the verbs of a transaction that begins, unless they belong to one that is open or
  /// nothing in the tree may refuse.
  ///
  /// Inside of a change verbs wait for their turn in any case, and only then it is known who may refuse.
  func beginBundle() -> Bundle? {
    if let bundle, bundle.isInChange == isChanging { return nil }
    guard isChanging || transactionDepth == 0 && collectsVerbs else { return nil }
    let new = Bundle(isInChange: isChanging, inside: bundle)
    bundle = new
    return new
  }

  /// Lets the verbs of a transaction take effect whose body is over.
  func endBundle(_ ended: Bundle) {
    bundle = ended.outer
    guard let first = ended.proposals.first else {
      if !isChanging { change {} }
      return
    }
    guard !isChanging else { return queue.append(first) }
    change { run(ended) }
  }

  /// The bundle that takes up what is asked for now by code of the app's; `nil` if it takes effect at once,
  /// or in its turn.
  var openBundle: Bundle? { bundle.flatMap { $0.isInChange == isChanging ? $0 : nil } }

  /// Whether an entry was made by the transaction under way, so that it was never shown and no guard is
  /// asked before it is left.
  func isUnseen(_ entry: Entry) -> Bool {
    guard let firstOfTransaction, let maker = entry.maker else { return false }
    return maker >= firstOfTransaction
  }

  /// Reads something of the tree as the verbs of an open transaction will leave it, although they take
  /// effect later.
  ///
  /// - Complexity: O(*k*) in what the verbs so far change.
  func read<Value>(_ body: () -> Value) -> Value {
    guard let bundle, !bundle.isInChange, !isChanging, !bundle.isRead, !bundle.proposals.isEmpty
    else { return body() }
    let (projection, outer) = (Projection(of: self), currentIntent)
    bundle.isRead = true
    for proposal in bundle.proposals {
      currentIntent = proposal.handle
      projection.keepMemory(of: proposal.flow)
      for edit in proposal.edits(in: self) ?? [] { projection.apply(edit, of: proposal) }
    }
    let value = body()
    projection.undo()
    (currentIntent, bundle.isRead) = (outer, false)
    return value
  }

  /// Reports that a child was looked for which is not made yet.
  func reportChildToCome(of flow: Flow) {
    guard let bundle, !bundle.isInChange, !isChanging else { return }
    guard bundle.proposals.contains(where: { $0.flow === flow }) else { return }
    report(
      Misuse(
        "\(flow.name).child",
        problem: "Something may refuse the verbs of this transaction, so they take effect together "
          + "when it is over; until then no child is there.",
        fix: "Get the child after the transaction, or start it with .starting(at:)."))
  }
}

// MARK: - Taking effect

extension Tree {
  /// Takes a transaction through the gate as a whole, and applies it if that lets it pass.
  func run(_ bundle: Bundle) {
    let verdict = verdict(on: bundle)
    if splitForced(bundle, verdict) { return }
    switch verdict {
    case .allow: apply(bundle)
    case .refuse(let proposal, let who, let steps):
      proposal.handle.steps += steps
      drop(proposal, .refused(by: who))
    case .superseded(let proposal):
      proposal.handle.undoer = proposal.goneBy
      drop(proposal, .superseded)
    case .askLeaving(let entry, let proposal):
      wait(bundle)
      ask(entry, for: proposal)
    case .askEntering(let question, let proposal):
      wait(bundle)
      ask(question, for: proposal)
    }
  }

  /// A forced verb never waits: where the other verbs do not pass at once, it takes effect before them.
  ///
  /// - Returns: Whether that was so, and everything was run.
  private func splitForced(_ bundle: Bundle, _ verdict: BundleVerdict) -> Bool {
    func isForced(_ proposal: Proposal) -> Bool { proposal.handle.request.standing == .forced }
    switch verdict {
    case .allow: return false
    case .refuse(let proposal, _, _) where isForced(proposal): return false
    default: break
    }
    guard bundle.proposals.contains(where: isForced), !bundle.proposals.allSatisfy(isForced) else {
      return false
    }
    let (forced, others) = (Bundle(isInChange: false), Bundle(isInChange: false))
    for proposal in bundle.proposals { (isForced(proposal) ? forced : others).add(proposal) }
    run(forced)
    run(others)
    return true
  }

  private func apply(_ bundle: Bundle) {
    let (proposals, outer) = (bundle.proposals, firstOfTransaction)
    bundle.dissolve()
    firstOfTransaction = proposals.first?.handle.id
    // What a verb leads to comes before the next verb and belongs to the transaction, as where nothing
    // may refuse. Inside of a change its turn comes later.
    let isOutside = !bundle.isInChange
    if isOutside { transactionDepth += 1 }
    for proposal in proposals {
      run(proposal)
      proposal.said = nil
      if isOutside { drainQueue() }
    }
    if isOutside { transactionDepth -= 1 }
    firstOfTransaction = outer
  }

  /// Keeps what the verbs come to until an answer is there.
  private func wait(_ bundle: Bundle) {
    for proposal in bundle.proposals {
      takeUp(proposal)
      proposal.keepDraft()
    }
  }

  /// Judges the verbs in order, each as if those before it had taken effect; nothing changes by that.
  ///
  /// One refusal refuses them all; then the way in is asked about, then the way out.
  private func verdict(on bundle: Bundle) -> BundleVerdict {
    if configuration.isPicture || gate.letsAllPass(in: self) { return .allow }
    let judged = judged(bundle)
    if let trouble = judged.trouble { return trouble }
    if let (question, proposal) = judged.question { return .askEntering(question, proposal) }
    for (proposal, own) in judged.leaving {
      switch recorder?.verdict(own, on: proposal.handle, in: self) ?? own {
      case .allow: continue
      case .pending(let entry): return .askLeaving(entry, proposal)
      case .refuse(let who): return .refuse(proposal, by: who, [])
      }
    }
    return .allow
  }

  private func judged(_ bundle: Bundle) -> BundleJudgement {
    let projection = Projection(of: self)
    let outer = currentIntent
    var judgement = BundleJudgement()
    for proposal in bundle.proposals where judgement.trouble == nil {
      currentIntent = proposal.handle
      judge(proposal, projection, &judgement)
    }
    while judgement.trouble == nil, let (container, cause, proposal) = projection.nextEmptied() {
      currentIntent = proposal.handle
      judge(emptied: container, cause, proposal, projection, &judgement)
    }
    currentIntent = outer
    projection.undo()
    return judgement
  }

  private func judge(
    _ proposal: Proposal, _ projection: Projection, _ judgement: inout BundleJudgement
  ) {
    proposal.said = SaidAnswers()
    projection.keepMemory(of: proposal.flow)
    guard let proposed = lookUp(proposal) else {
      // Without an answer, that comes to nothing by an earlier verb, as it would without a guard.
      if proposal.kept != nil { judgement.trouble = .superseded(proposal) }
      return
    }
    proposal.draft = proposed.map { KeptEdit($0) }
    var edits = proposed
    switch gate.admission(of: proposal, edits: proposed, in: self) {
    case .unchanged: break
    case .go(let judged): edits = judged.edits
    case .open(let question): judgement.question = judgement.question ?? (question, proposal)
    case .refused(let steps):
      // What it comes to instead is known when its turn comes.
      if proposal.hasFallback {
        edits = []
      } else {
        let who = steps.last?.by ?? "the flow"
        judgement.trouble = .refuse(
          proposal, by: steps.last?.reason.map { "\(who): \($0)" } ?? who, steps)
        return
      }
    }
    judge(leaving: edits, proposal, &judgement)
    for edit in edits { projection.apply(edit, of: proposal) }
  }

  private func judge(
    leaving edits: [Edit], _ proposal: Proposal, _ judgement: inout BundleJudgement
  ) {
    guard proposal.handle.request.standing != .forced else { return }
    let verdict = gate.verdict(on: proposal, edits: edits, in: self)
    if case .refuse(let who) = verdict {
      judgement.trouble = judgement.trouble ?? .refuse(proposal, by: who, [])
    }
    judgement.leaving.append((proposal, verdict))
  }

  /// Judges what follows where a stack is empty when all verbs are done: its flow is left, or begins again.
  private func judge(
    emptied container: Container, _ cause: EndingCause, _ proposal: Proposal,
    _ projection: Projection, _ judgement: inout BundleJudgement
  ) {
    guard let flow = container.flow, flow.isLive, container.entries.isEmpty else { return }
    if let entry = entryToLeave(from: flow) {
      let edit = Edit.remove(entry, cause)
      judge(leaving: [edit], proposal, &judgement)
      return projection.apply(edit, of: proposal)
    }
    // What flows that end are answered with may fill it again.
    guard flow.entryGuard != nil, !projection.endsWhatIsWaitedFor else { return }
    projection.keepMemory(of: flow)
    flow.remembered = nil
    let steps = proposal.handle.steps
    defer { proposal.handle.steps = steps }
    guard placesToBegin(flow).seeds.isEmpty else { return }
    let reason = "it would be empty, and its first place may not be entered"
    judgement.trouble = .refuse(
      proposal, by: "\(flow.name): \(reason)",
      [Explanation.Step(.refused, by: flow.name, reason: reason)])
  }
}
