extension Coordinator {
  /// Shows an alert without a route, and awaits the answer.
  ///
  /// - Parameter verb: The name of the request.
  /// - Returns: The answer of the chosen action; `nil` if the alert closed without a choice.
  /// - Throws: `CancellationError` if this flow ended, if the task was cancelled, or if the alert repeats one that
  ///   the host has not shown yet.
  func answer<Value>(
    _ verb: String, _ title: String, message: String?, _ actions: [AlertAction<Value>],
    textField: AlertContent.TextField? = nil, as presentation: Presentation = Presentation(.alert),
    outlivesPlace: Bool
  ) async throws(CancellationError) -> Value? {
    var answer: Value?
    let words = flow?.engine?.alertWords ?? .english
    let contents = actions.map { $0.content(words: words) { answer = $0 } }
    let alert = AlertContent(title, message: message, actions: contents, textField: textField)
    let awaited = RunContinuation<Value>()
    _ = try await awaited.value(for: self) {
      self.submit(verb, target: AlertTarget(alert), receiver: awaited, repeats: .dropped) { flow in
        guard !awaited.isCancelled else { return nil }
        let spec = NodeSpec(route: nil, destination: .alert(alert), receiver: awaited)
        return [.present(flow, spec, presentation.outliving(outlivesPlace))]
      }
    }
    return answer
  }
}

/// The target of a request to show an alert: alerts with the same contents are the same request.
private final class AlertTarget: Equatable, CustomStringConvertible {
  let title: String
  let message: String?
  let actions: [String]
  let textField: AlertContent.TextField?

  @MainActor
  init(_ alert: AlertContent) {
    title = alert.title
    message = alert.message
    actions = alert.actions.map(\.title)
    textField = alert.textField
  }

  var description: String { title }

  static func == (left: AlertTarget, right: AlertTarget) -> Bool {
    left.title == right.title && left.message == right.message && left.actions == right.actions
      && left.textField == right.textField
  }
}
