/// Continues requests after guards have answered.
extension ChangeEngine: AnswerReceiver {
  func goOn(_ records: [RequestRecord], mayLeave: Bool, _ node: NodeID, asked name: String) {
    change {
      for record in records {
        if mayLeave {
          record.granted.insert(node)
          record.forgetJudgement()
          run(record)
        } else {
          drop(record, .refused(by: name))
        }
      }
    }
  }

  func goOn(_ records: [RequestRecord], with answer: GivenAnswer) {
    change {
      for record in records {
        record.given.append(answer)
        record.forgetJudgement()
        run(record)
      }
    }
  }
}
