extension Coordinator {
  /// Asks the user to confirm something, in an alert over what this flow shows.
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - message: What to know before answering it.
  ///   - yes: The words on the choice that confirms.
  ///   - no: The words on the choice that changes nothing.
  ///   - isDestructive: Whether confirming destroys something.
  /// - Returns: Whether the user confirmed; `false` if the alert went without a choice, if the flow has
  ///   ended, or if the task was cancelled, which takes the alert away.
  public func confirm(
    _ title: String, message: String? = nil, yes: String, no: String, isDestructive: Bool = false
  ) async -> Bool {
    var isConfirmed = false
    let awaited = AwaitedEnding<Bool>()
    let alert = Alert(
      title, message: message, .cancel(no),
      Alert.Action(yes, role: isDestructive ? .destructive : .normal) { isConfirmed = true })
    _ = try? await awaited.value(for: self) {
      self.submit("confirm", target: title, sink: awaited) { flow in
        guard !awaited.isCancelled else { return nil }
        let seed = Seed(route: nil, destination: .alert(alert), sink: awaited)
        return [.present(flow, seed, Presentation(.alert))]
      }
    }
    return isConfirmed
  }
}
