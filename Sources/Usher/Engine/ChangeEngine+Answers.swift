/// Continues requests after guards have answered.
extension ChangeEngine: AnswerReceiver {
  func goOn(_ records: [RequestRecord], mayLeave: Bool, _ node: NodeID, asked name: String) {
    change {
      guard mayLeave else {
        for record in records { drop(record, .refused(by: name)) }
        return
      }
      askAgain(records, leaving: node)
    }
  }

  func goOn(_ records: [RequestRecord], with answer: GivenAnswer) {
    change { askAgain(records, answer) }
  }

  /// Asks requests again after an answer; one that equals another that has just taken effect, and still has it, is a duplicate.
  private func askAgain(
    _ records: [RequestRecord], leaving node: NodeID? = nil, _ answer: GivenAnswer? = nil
  ) {
    var done: [[RequestRecord]] = []
    for record in records {
      let unit = record.unit
      let former = done.first { unit.isEqual(to: $0) && !$0.isUndone }
      if events.recorder?.judge(former != nil, .repeats(unit[0].id)) ?? (former != nil) {
        record.supersededBy = former?.first?.id
        drop(record, .duplicate)
        continue
      }
      for one in unit {
        if let node { one.granted.insert(node) }
        if let answer { one.given.append(answer) }
      }
      record.askAgain()
      run(record)
      let tookEffect = record.currentOutcome == nil && guards.waitingRequest(record.id) == nil
      if tookEffect { done.append(unit) }
    }
  }
}
