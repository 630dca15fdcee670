/// What it waits for, together with the verbs that take effect with it.
extension RequestRecord {
  /// The request, with the verbs that take effect together with it.
  var unit: [RequestRecord] { bundle?.records ?? [self] }

  /// The nodes that it waits to remove from containers and to replace.
  var waitedFor: [Node] { unit.flatMap { $0.bound?.leaving ?? [] } }

  /// Returns whether `receiver` receives the result of the flow that it starts.
  func isAwaited(by receiver: ResultReceiver) -> Bool {
    unit.contains { record in
      let waiting = record.request.receiver
      return waiting === receiver || (waiting as? RememberedReceivers)?.holds(receiver) == true
    }
  }

  /// Returns whether it waits to resume the place that `flow` remembers.
  func isToResume(_ flow: Flow) -> Bool {
    unit.contains { ($0.request.receiver as? RememberedReceivers)?.flow === flow }
  }

  /// True if it can no longer have an effect: its flow, or all that it is bound to, has ended.
  var isSuperseded: Bool {
    unit.contains { record in
      guard let bound = record.bound else { return false }
      guard record.flow?.isLive != false else { return true }
      guard !bound.isThere else { return false }
      return !record.request.namesGoal
        || record.request.givesWay && bound.subjectEndedBy.map { $0 > record.id } == true
    }
  }

  /// The request that ended what it is bound to.
  var subjectEndedBy: NavigationRequest.ID? {
    for record in unit { if let request = record.bound?.subjectEndedBy { return request } }
    return nil
  }

  /// Releases what ended meanwhile, because an open question retains nothing.
  func forgetEnded() {
    for record in unit {
      // A later verb of a transaction that an earlier one would leave nothing to do.
      if record.bound == nil, record.flow?.isLive == false { record.forgetEdits() }
      record.bound?.forgetEnded()
      (record.request.receiver as? RememberedReceivers)?.place?.forgetEnded()
    }
  }
}
