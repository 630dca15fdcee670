/// A flow's result goes to its parent here, and so does an ending without one.
extension Flow {
  /// Delivers `output` to the code that waits for it, when the flow ends.
  package func delivery<Output>(of output: Output) -> @MainActor () -> Void {
    {
      self.engine?.events.recorder?.finished(self, output)
      for case let receiver as TypedResultReceiver<Output> in self.endingReceivers {
        receiver.finished(output)
      }
    }
  }

  /// Hands the ending to the code that waits for it, once.
  func deliver(_ cause: EndingCause) {
    // Cleared in any case: it holds the flow.
    let conclusion = self.conclusion
    self.conclusion = nil
    guard !isConcluded else { return }
    isConcluded = true
    endingReceivers = receivers
    receivers = []
    if let conclusion {
      conclusion()
    } else {
      for receiver in endingReceivers { receiver.left(cause) }
    }
    endingReceivers = []
  }
}
