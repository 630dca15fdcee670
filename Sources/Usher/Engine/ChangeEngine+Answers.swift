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
      if let former = done.first(where: { unit.isEqual(to: $0) }) {
        for (record, former) in zip(unit, former) { record.supersededBy = former.id }
        drop(record, .duplicate)
        continue
      }
      note(record)
      record.askAgain()
      run(record)
      let tookEffect = record.currentOutcome == nil && guards.waitingRequest(record.id) == nil
      if tookEffect { done.append(unit) }
    }
  }
}
