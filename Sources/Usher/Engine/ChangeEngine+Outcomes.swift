/// Settles requests with their outcomes.
extension ChangeEngine {
  @inline(never)  // because it is rare, and called in several places
  func dropSuperseded(_ record: RequestRecord) {
    if record.request.isDuplicate { return drop(record, .duplicate) }
    record.forgetEnded()
    record.supersededBy = record.subjectEndedBy
    drop(record, .superseded)
  }

  /// Returns the edits that replace refused ones, once.
  func fallback(of record: RequestRecord) -> [TreeEdit]? {
    guard let fallback = record.takeFallback(), let others = fallback() else { return nil }
    events.record(.fallback(others, record))
    record.forgetRefused()
    return others
  }

  func drop(_ record: RequestRecord, refusedBy steps: [Explanation.Step]) {
    drop(record, .refused(by: steps.last.map(\.refusal) ?? "the flow"))
  }

  /// Settles a request that changes nothing, together with its whole transaction.
  @inline(never)  // because it is rare, and called in many places
  func drop(_ record: RequestRecord, _ outcome: NavigationOutcome) {
    // The endings of flows that the request was to answer stay unanswered.
    for node in record.waitedFor {
      guard let flow = node.flow, flow.isConcluded else { continue }
      unanswered = unanswered + [(flow, node.plannedEndCause ?? .finished)]
    }
    guard let bundle = record.bundle else {
      // In a transaction the place is kept.
      if let resumed = record.request.receiver as? RememberedReceivers { giveUp(resumed) }
      return conclude(dropped: record, outcome)
    }
    bundle.dissolve()
    for other in bundle.records {
      takeUp(other)
      if other !== record { other.share(outcome, of: record) }
      conclude(dropped: other, outcome)
    }
  }

  private func conclude(dropped record: RequestRecord, _ outcome: NavigationOutcome) {
    conclude(record, outcome)
    guard let receiver = record.request.receiver else { return }
    // The code after a repeated `run` would otherwise take the repeat for the user's leaving.
    if outcome == .duplicate { receiver.isCancelled = true }
    receiver.left(.neverStarted)
  }

  /// Sets the outcome of a request.
  func conclude(_ record: RequestRecord, _ outcome: NavigationOutcome) {
    record.settle(outcome)
    record.explainOutcome()
    events.engineObserver?.concluded(record, outcome)
    events.post(.concluded(record.id, outcome))
    events.explain(record)
  }

  /// Ends requests whose awaited answer no longer comes.
  func supersede(_ records: [RequestRecord]) {
    for record in records {
      record.supersededBy = current?.id
      drop(record, .superseded)
    }
  }

  /// Drops the request of a `run` whose caller was cancelled, if it waits for a guard's answer.
  func withdraw(waitingFor receiver: ResultReceiver) {
    // Objects that are released meanwhile may call verbs.
    events.inChange { [self] in
      let withdrawn = guards.withdraw { $0.isAwaited(by: receiver) }
      for record in withdrawn { dropSuperseded(record) }
    }
  }

  /// Drops waiting requests that can no longer have an effect.
  ///
  /// - Returns: `true` if a request was dropped, which may have consequences.
  /// - Complexity: O(*k*) in the number of waiting requests.
  func dropSupersededRequests() -> Bool {
    guards.forgetEnded()
    let superseded = guards.withdraw(where: \.isSuperseded)
    for record in superseded { dropSuperseded(record) }
    return !superseded.isEmpty
  }
}

extension Explanation.Step {
  /// The name of the guard that refused, with the reason.
  var refusal: String {
    let who = by ?? "the flow"
    return reason.map { "\(who): \($0)" } ?? who
  }
}
