extension RequestRecord {
  /// The steps of the request so far, with reasons.
  var explanation: Explanation {
    Explanation(request: summary, outcome: currentOutcome, steps: steps)
  }

  /// Explains an outcome that it shares with another request of its transaction.
  func share(_ outcome: NavigationOutcome, of other: RequestRecord) {
    switch outcome {
    case .refused(let who):
      let what = other.request.target.map { "\(other.request.verb) \($0)" } ?? other.request.verb
      add(
        Explanation.Step(
          .refused, by: who, reason: "\(what) of the same transaction was refused",
          request: other.id))
    default: supersededBy = other.supersededBy
    }
  }

  /// Explains its outcome, if no step has done so yet.
  func explainOutcome() {
    switch currentOutcome {
    case .superseded? where steps.last?.kind != .superseded:
      let ending = request.container?.ending
      let reason =
        if effects.made > 0 {
          "what it made was taken away before it was shown"
        } else if let ending {
          "its flow had ended (\(ending.cause))"
        } else {
          "what it was about had gone"
        }
      add(
        Explanation.Step(.superseded, reason: reason, request: supersededBy ?? ending?.request))
    case .duplicate?:
      add(
        Explanation.Step(
          .duplicate,
          reason: request.isDuplicate
            ? "the host has not shown that yet" : "the same has just been done for the same answer",
          request: supersededBy))
    case .refused(let who)? where steps.last?.kind != .refused:
      add(Explanation.Step(.refused, by: who, reason: "it may not be left"))
    case .failed(let why)?: add(Explanation.Step(.failed, reason: why))
    case .blocked(let what)?: add(Explanation.Step(.blocked, by: what))
    case .settled?, .redirected?, .superseded?, .refused?, nil: break
    }
  }
}
