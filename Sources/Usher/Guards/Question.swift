/// An intent on its way through the gate.
@MainActor
package final class Proposal {
  package let handle: IntentHandle
  private(set) var lookup: Lookup
  /// The entries that may be left as far as this intent is concerned.
  var granted: Set<EntryID> = []
  /// What was answered about the routes that it enters.
  var given: [GivenAnswer] = []
  /// Whether it was said that it is taken up.
  var isTaken = false
  /// Whether that was written down before, because it came from outside as part of a transaction.
  var isRecorded = false
  /// The verbs with which it takes effect, or does not.
  var bundle: Bundle?
  /// What flows said of its routes when all of the transaction was judged.
  var said: SaidAnswers?
  /// What it comes to, as seen when all of the transaction was judged.
  var draft: [KeptEdit]?
  private var mayFallBack = true
  /// Whether it comes to nothing if what it takes out has gone.
  private var takesOut = false
  /// What it comes to, from when it has to wait for an answer; `nil` before.
  private(set) var kept: [KeptEdit]?

  init(_ handle: IntentHandle, _ lookup: Lookup) {
    self.handle = handle
    self.lookup = lookup
  }

  /// Keeps what it comes to until an answer is there; a no-op if that is kept already.
  func keep(_ edits: [Edit]) {
    guard kept == nil else { return }
    let all = edits.map { KeptEdit($0) }
    kept = all
    takesOut = all.contains(where: \.takesOut)
    lookup = .none
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
    (kept, self.takesOut, lookup) = (draft, takesOut, .none)
  }

  /// The flow whose verb it is, as long as it is looked up.
  var flow: Flow? { if case .flow(let flow, _) = lookup { flow } else { nil } }

  /// It, with the verbs with which it takes effect.
  private var unit: [Proposal] { bundle?.proposals ?? [self] }

  /// Whether there is something to do instead if the flows refuse it.
  var hasFallback: Bool { mayFallBack && handle.request.fallback != nil }

  /// What to do instead if the flows refuse it, once.
  func takeFallback() -> EditLookup? {
    defer { mayFallBack = false }
    return mayFallBack ? handle.request.fallback : nil
  }

  /// Whether something comes of it as long as this can be done.
  func isEssential(_ edit: KeptEdit) -> Bool { takesOut ? edit.takesOut : edit.enters }

  /// What it waits to take out of containers, to put something else there.
  var waitedFor: [Entry] { unit.flatMap { $0.kept?.flatMap(\.leaving) ?? [] } }

  /// Whether `sink` receives the result of what it starts.
  func isAwaited(by sink: ResultSink) -> Bool {
    unit.contains { proposal in
      let waiting = proposal.handle.request.sink
      return waiting === sink || (waiting as? RememberedSinks)?.holds(sink) == true
    }
  }

  /// Whether nothing can come of it any more.
  var isMoot: Bool {
    unit.contains { proposal in
      proposal.kept.map { !$0.contains(where: proposal.isEssential) } == true
    }
  }

  /// The intent that took away what it was about.
  var goneBy: IntentID? { unit.lazy.compactMap(\.ownGoneBy).first }
  private var ownGoneBy: IntentID?

  /// Lets go of what has ended meanwhile: an open question keeps nothing alive.
  func forgetEnded() {
    for proposal in unit { proposal.forgetOwnEnded() }
  }

  private func forgetOwnEnded() {
    kept = kept?.compactMap { edit in
      if let left = edit.withoutEnded { return left }
      ownGoneBy = edit.goneBy ?? ownGoneBy
      return nil
    }
  }
}

/// Whether the code that runs was called to ask somebody.
enum Asking {
  @TaskLocal static var isUnderWay = false
}

/// What a question is about.
enum QuestionID: Hashable, Comparable {
  /// Whether an entry may be left.
  case leaving(EntryID)
  /// Whether a route of the flow of an entry may be entered.
  case entering(EntryID, IntentID)
}

/// A question that is open: outside of the tree, which stays as it is until the answer.
@MainActor
final class Question {
  let name: String
  /// The route to be entered, if it is about one.
  var route: Any?
  /// The flow whose route that is.
  weak var flow: Flow?
  /// Everyone who wants to leave the entry or to enter the route; one question serves all.
  var proposals: [Proposal]
  var task: Task<Void, Never>?

  init(name: String, _ proposal: Proposal) {
    self.name = name
    proposals = [proposal]
  }
}

extension Tree {
  /// Asks whether `entry` may be left, unless that is being asked already.
  func ask(_ entry: Entry, for proposal: Proposal) {
    if let question = questions[.leaving(entry.id)] {
      question.proposals.append(proposal)
      return
    }
    guard let leaveGuard = entry.leaveGuard else { return }
    let question = Question(name: entry.node.description, proposal)
    questions[.leaving(entry.id)] = question
    let id = entry.id
    asking {
      question.task = Task { [weak self, weak leaveGuard] in
        let mayLeave = await Asking.$isUnderWay.withValue(true) { await leaveGuard?.mayLeave() }
        guard let mayLeave else { return }
        self?.answer(mayLeave, about: id, question)
      }
    }
  }

  /// Lets somebody be asked, unless that is replayed: then the answer is known, and what whoever was asked
  /// did is done again as what comes from outside.
  func asking(_ start: () -> Void) {
    if recorder?.isReplaying != true { underiving(start) }
  }

  private func answer(_ mayLeave: Bool, about id: EntryID, _ question: Question) {
    guard questions[.leaving(id)] === question else { return }
    questions[.leaving(id)] = nil
    recorder?.decided(mayLeave, about: id)
    change {
      for proposal in question.proposals {
        if mayLeave {
          proposal.granted.insert(id)
          run(proposal)
        } else {
          drop(proposal, .refused(by: question.name))
        }
      }
    }
  }

  /// Answers an open question about an entry without whoever is asked.
  ///
  /// - Returns: Whether there was one.
  package func decide(_ mayLeave: Bool, about id: EntryID) -> Bool {
    guard let question = questions[.leaving(id)] else { return false }
    answer(mayLeave, about: id, question)
    return true
  }

  /// Lets go of what has ended of what waits for an answer.
  ///
  /// - Complexity: O(*k*) in what waits; O(1) as long as no question is open.
  func forgetEndedInQuestions() {
    guard !questions.isEmpty else { return }
    for question in questions.values {
      for proposal in question.proposals { proposal.forgetEnded() }
    }
  }

  /// Withdraws the question about an entry that has left without it.
  func withdrawQuestion(about entry: Entry) {
    withdraw(.leaving(entry.id))
  }
}
