/// Messages and questions. Each of these verbs shows an alert over what the flow shows, needs no route, and
/// waits for the answer.
///
/// All of them follow the same rules:
/// - The alert is *transient*: links leave it out, and snapshots do so and say it.
/// - A second alert lies on top of the first, as a second modal does.
/// - A caller gets one answer, however the alert went away. What the caller does synchronously after the
///   answer belongs to the same change on screen.
/// - Cancelling the task takes the alert away.
/// - In ``LeaveGuard/confirmLeave()`` they ask about what is left, and are withdrawn with that question.
extension Coordinator {
  /// Shows a message with one button, and returns when it has gone.
  ///
  /// Returns at once if the flow has ended or the task was cancelled. To show a message without waiting
  /// for the user, call it in ``task(_:)``.
  ///
  /// - Parameters:
  ///   - title: The headline.
  ///   - message: The text below the headline.
  ///   - ok: The words on the button; the word of ``TreeConfiguration/alertWords`` if `nil`.
  public func alert(_ title: String, message: String? = nil, ok: String? = nil) async {
    let action = AlertAction<Void>(ok, role: .default, isPreferred: true) { _ in () }
    _ = try? await answer("alert", title, message: message, [action])
  }

  /// Asks a question with several answers.
  ///
  /// If no action has the role `cancel`, the user can only leave the alert by choosing.
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - message: What to know before answering it.
  ///   - actions: The answers, in the order of the buttons. An empty list is misuse: it is reported, and
  ///     the answer is `nil` at once.
  /// - Returns: The value of the action that the user chose; `nil` for ``AlertAction/cancel(_:)``, or if
  ///   the alert went without a choice, because code dismissed it for example.
  /// - Throws: `CancellationError` if this flow ended, so that the code after it does not run, or if the
  ///   task was cancelled.
  public func alert<Value>(
    _ title: String, message: String? = nil, actions: [AlertAction<Value>]
  ) async throws(CancellationError) -> Value? {
    try await answer("alert", title, message: message, actions)
  }

  /// Asks the user to confirm something.
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - message: What to know before answering it.
  ///   - yes: The words on the button that confirms; the word for OK of
  ///     ``TreeConfiguration/alertWords`` if `nil`.
  ///   - no: The words on the button that changes nothing; the word for Cancel if `nil`.
  ///   - isDestructive: Whether confirming destroys something.
  /// - Returns: Whether the user confirmed; `false` if the alert went without a choice, if the flow has
  ///   ended, or if the task was cancelled.
  public func confirm(
    _ title: String, message: String? = nil, yes: String? = nil, no: String? = nil,
    isDestructive: Bool = false
  ) async -> Bool {
    let yes = AlertAction<Void>(
      yes, role: isDestructive ? .destructive : .default, isPreferred: !isDestructive
    ) { _ in () }
    return (try? await answer("confirm", title, message: message, [.cancel(no), yes])) != nil
  }
}
