extension Coordinator {
  /// Shows an alert that needs no route, and awaits the answer.
  ///
  /// - Parameter verb: The name of the request.
  /// - Returns: The answer of the action that the user chose; `nil` if the alert went without a choice.
  /// - Throws: `CancellationError` if this flow ended or if the task was cancelled.
  func answer<Value>(
    _ verb: String, _ title: String, message: String?, _ actions: [AlertAction<Value>],
    textField: Alert.TextField? = nil, as presentation: Presentation = Presentation(.alert)
  ) async throws(CancellationError) -> Value? {
    var answer: Value?
    let words = flow?.tree?.configuration.alertWords ?? .english
    guard !actions.isEmpty else {
      flow?.tree?.report(.noActions(verb, title))
      return nil
    }
    let contents = actions.map { $0.content(words: words) { answer = $0 } }
    let alert = Alert(title, message: message, actions: contents, textField: textField)
    let awaited = AwaitedEnding<Value>()
    _ = try await awaited.value(for: self) {
      self.submit(verb, target: title, sink: awaited) { flow in
        guard !awaited.isCancelled else { return nil }
        let seed = Seed(route: nil, destination: .alert(alert), sink: awaited)
        return [.present(flow, seed, presentation)]
      }
    }
    return answer
  }
}

extension Misuse {
  fileprivate static func noActions(_ verb: String, _ title: String) -> Misuse {
    Misuse(
      "\(verb) “\(title)”", problem: "There is no action to choose; nothing was shown.",
      fix: "Pass at least one action.")
  }
}
