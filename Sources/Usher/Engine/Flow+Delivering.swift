/// Delivers a flow's result, or its ending without one, to its parent.
extension Flow {
  /// Returns a closure that delivers `output` to the waiting code, when the flow ends.
  package func delivery<Output>(of output: Output) -> @MainActor () -> Void {
    {
      self.engine?.events.record(.finished(self, output))
      for case let receiver as TypedResultReceiver<Output> in self.endingReceivers {
        receiver.finished(output)
      }
    }
  }

  /// Delivers the ending to the waiting code, once.
  func deliver(_ cause: EndingCause) {
    // Cleared in any case, because it retains the flow.
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
