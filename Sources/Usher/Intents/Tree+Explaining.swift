extension Tree {
  /// Keeps and tells what happened to an intent, if there is something to tell.
  func explain(_ handle: IntentHandle) {
    guard !handle.steps.isEmpty else { return }
    let explanation = handle.explanation
    if explanations.count >= Self.keptExplanations { explanations.removeFirst() }
    explanations.append(explanation)
    emit(.explained(explanation))
  }

  private static var keptExplanations: Int { 100 }

  /// What happened to an intent that did not just take effect as it was asked for; `nil` if it did, if
  /// that is not known yet, or if it is too long ago.
  ///
  /// - Complexity: O(*n*) in ``explanations``.
  public func explanation(of intent: IntentID) -> Explanation? {
    explanations.last { $0.intent.id == intent }
  }
}

extension IntentHandle {
  /// Says why it came to what it came to, if nothing has said so yet.
  func explainOutcome() {
    switch outcome {
    case .superseded?:
      let ending = request.container?.ending
      let reason =
        if made > 0 {
          "what it made was taken away before it was shown"
        } else if let ending {
          "its flow had ended (\(ending.cause))"
        } else {
          "what it was about had gone"
        }
      steps.append(
        Explanation.Step(.superseded, reason: reason, intent: undoer ?? ending?.intent))
    case .duplicate?:
      steps.append(
        Explanation.Step(
          .duplicate, reason: "the host has not shown that yet", intent: undoer))
    case .refused(let who)? where steps.last?.kind != .refused:
      steps.append(Explanation.Step(.refused, by: who, reason: "it may not be left"))
    case .failed(let why)?: steps.append(Explanation.Step(.failed, reason: why))
    case .blocked(let what)?: steps.append(Explanation.Step(.blocked, by: what))
    case .settled?, .redirected?, .refused?, nil: break
    }
  }
}
