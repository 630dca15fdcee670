@_spi(Hosting) import Usher
import UsherSnapshots

/// Performs inputs from outside, with the edits that they had in the recording.
extension Replayer {
  /// Performs an input from outside.
  func feed(_ record: Journal.Record, _ engine: ChangeEngine) throws(JournalError) {
    switch record.event {
    case .request(let request, let doing): try feed(request, doing, engine)
    case .answer(let answer):
      if !answer.isAsked {
        recorder.repeated(record)
      } else if !give(answer), !source.isWhole {
        unclaimed.append(answer)
      }
    case .transactionBegan:
      recorder.note(.transactionBegan)
      engine.openTransaction()
    case .transactionEnded:
      guard engine.isInTransaction else {
        throw JournalError(.damaged, at: cursor, "A transaction ends that did not begin.")
      }
      engine.closeTransaction { recorder.note(.transactionEnded) }
    case .misuse(let misuse): engine.events.report(misuse)
    case .decided(let id, let mayLeave):
      _ = engine.guards.decide(mayLeave, about: parts?.ids[id] ?? id)
    case .entering(let entrance): _ = decide(entrance, in: engine)
    case .started, .updated, .ended, .result, .concluded, .asked:
      throw JournalError(.damaged, at: cursor, "The app cannot cause this record: \(record)")
    }
  }

  private func feed(
    _ request: NavigationRequest, _ doing: Journal.Doing?, _ engine: ChangeEngine
  ) throws(JournalError) {
    guard let doing, request.cause == nil, !request.isStart else {
      throw JournalError(.damaged, at: cursor, "The app cannot cause this record: \(request)")
    }
    if let obstacle = doing.obstacle { throw JournalError(.notReplayable, at: cursor, obstacle) }
    let subject = doing.at.flatMap { engine.recordedNode(at: $0) }
    var fallback: MakeEdits?
    if let stored = doing.fallback { fallback = engine.lookup(stored) }
    var waiting: RememberedReceivers?
    if doing.everForgets, let flow = subject?.flow {
      // A part without what was remembered has nothing to resume. In a transaction it may come only now.
      guard source.isWhole || engine.takesEffectLater || flow.remembered != nil else { return }
      waiting = RememberedReceivers()
    }
    var replayed = Request(
      request.verb, target: request.target,
      flowType: request.flow == nil ? nil : subject?.flow.map { type(of: $0.coordinator) },
      subject: subject?.id ?? (source.isWhole ? request.subject : nil), origin: request.origin,
      authority: doing.authority, receiver: waiting, fallback: fallback)
    replayed.isDuplicate = doing.isDuplicate == true
    replayed.namesGoal = doing.namesGoal == true
    replayed.givesWay = doing.givesWay == true
    replayed.isReplayed = true
    let (index, isBundled) = (cursor, engine.takesEffectLater)
    // Each verb is looked up after the effects of the earlier ones.
    var early: JournalError?
    let flow = request.flow == nil ? nil : subject?.flow
    engine.submit(replayed, of: flow) { [weak self, weak engine, weak subject] in
      guard let self, let engine else { return nil }
      if isBundled { reportMisuse(engine) }
      let askings = engine.askings
      if doing.isSuperseded(at: askings), !engine.isDrafting { return nil }
      do throws(JournalError) {
        return try lookUp(doing, after: askings, of: subject?.flow, request, at: index)
      } catch {
        // While verbs are only judged, the nodes of earlier verbs do not exist yet.
        if engine.isDrafting { return nil }
        if isBundled || askings > 0 {
          if source.isWhole { fail(error) }
        } else {
          early = error
        }
        return nil
      }
    }
    if let early { throw early }
  }

  /// Reports what was wrong with a verb of a transaction: that was found when the verb was looked up, after the end of the
  /// transaction, and the recorded edits do not find it again.
  private func reportMisuse(_ engine: ChangeEngine) {
    while source.isWhole, let record = next, record.isOutside,
      case .misuse(let misuse) = record.event
    {
      let before = cursor
      engine.events.report(misuse)
      guard cursor > before else { return }
    }
  }

  /// Returns the recorded edits of one asking of a request, and notes what to record about it.
  ///
  /// - Parameter askings: The number of answers that came before.
  private func lookUp(
    _ doing: Journal.Doing, after askings: Int, of flow: Flow?, _ request: NavigationRequest,
    at index: Int
  ) throws(JournalError) -> [TreeEdit]? {
    var stored = doing.edits
    if askings > 0, let again = doing.again, again.indices.contains(askings - 1) {
      stored = again[askings - 1]
    } else if askings > 0, source.isWhole, !isRefused(request.id) {
      throw JournalError(
        .notReplayable, at: index,
        "\(request) waited for an answer, and the journal, of an earlier version, does not say what it did then."
      )
    }
    let forgets = doing.forgets(at: askings)
    adopted = forgets ? flow?.remembered?.receivers ?? [] : []
    defer { adopted = [] }
    do throws(Unresolvable) {
      guard let found = try engine?.edits(stored, of: doing) else { return nil }
      if let output = found.output { recorder.note(.finishes(output)) }
      guard forgets, let flow else { return found.edits }
      return [.remember(flow, .resumed)] + found.edits
    } catch {
      throw journalError(error, request, at: index)
    }
  }

  /// Returns whether a recorded request was refused, whatever its edits were by then.
  private func isRefused(_ id: NavigationRequest.ID) -> Bool {
    source.records.dropFirst(cursor).contains { record in
      if case .concluded(id, .refused) = record.event { true } else { false }
    }
  }

  private func journalError(
    _ error: Unresolvable, _ request: NavigationRequest, at index: Int
  ) -> JournalError {
    switch error {
    case .missing(let what):
      JournalError(
        .damaged, at: index, "\(request) concerns \(what), which the tree does not have.")
    case .undecodable(let why): JournalError(.notDecodable, at: index, "\(request): \(why)")
    case .notMade: JournalError(.notReplayable, at: index, error.reason)
    }
  }
}
