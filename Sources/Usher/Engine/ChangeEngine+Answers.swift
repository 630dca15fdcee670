/// Continues requests after guards have answered.
extension ChangeEngine: AnswerReceiver {
  func goOn(_ records: [RequestRecord], mayLeave: Bool, _ node: NodeID, asked name: String) {
    change {
      guard mayLeave else {
        for record in records { drop(record, .refused(by: name)) }
        return
      }
      goOn(records) { $0.granted.insert(node) }
    }
  }

  func goOn(_ records: [RequestRecord], with answer: GivenAnswer) {
    change { goOn(records) { $0.given.append(answer) } }
  }

  /// Asks requests again after an answer; one that equals another that has just taken effect is a duplicate.
  private func goOn(_ records: [RequestRecord], note: (RequestRecord) -> Void) {
    var done: [[RequestRecord]] = []
    for record in records {
      let unit = record.unit
      if let former = twin(of: unit, in: done) {
        for (record, former) in zip(unit, former) { record.supersededBy = former.id }
        drop(record, .duplicate)
        continue
      }
      for one in unit { note(one) }
      record.askAgain()
      run(record)
      let tookEffect = record.currentOutcome == nil && guards.waitingRequest(record.id) == nil
      if tookEffect { done.append(unit) }
    }
  }

  /// Returns the verbs that others repeat; in a replay some of them if that was so in the recording.
  private func twin(of unit: [RequestRecord], in done: [[RequestRecord]]) -> [RequestRecord]? {
    guard let last = done.last, let first = unit.first else { return nil }
    let own = done.first { unit.isEqual(to: $0) }
    guard let recorder = events.recorder else { return own }
    return recorder.repeats(own != nil, first.id) ? own ?? last : nil
  }
}
