/// Verbs for messages and questions.
///
/// Each shows an alert over the flow's screens, needs no route, and waits for the answer.
///
/// All of them follow the same rules:
/// - The alert is *transient*: links leave it out, and so do snapshots, which report it.
/// - It stands on the flow's active place, as what `present` shows, and a later alert appears on top of it.
/// - A caller gets one answer, however the alert closes. The caller's synchronous reaction belongs
///   to the same change on screen.
/// - Cancelling the task closes the alert.
/// - A call that repeats the flow's previous one, with equal contents, before the host has shown that is dropped:
///   it throws `CancellationError`, or gives `false` if it does not throw.
/// - In ``LeaveGuard/confirmLeave()`` they ask about leaving, and are withdrawn with that question.
extension Coordinator {
  /// Shows a message with one button, and returns when it has closed.
  ///
  /// Returns at once if the flow has ended, the task is cancelled, or the call is dropped as a repeat. To show a message without
  /// waiting for the user, call it in ``task(_:)``.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - message: The text below the title.
  ///   - ok: The title of the button; `nil` for that of ``TreeConfiguration/alertWords``.
  ///   - outlivesPlace: Pass `true` for an alert that must stay when another place of this flow is shown.
  public func alert(
    _ title: String, message: String? = nil, ok: String? = nil, outlivesPlace: Bool = false
  ) async {
    let action = AlertAction<Void>(ok, role: .default, isPreferred: true) { _ in () }
    _ = try? await answer(
      "alert", title, message: message, [action], outlivesPlace: outlivesPlace)
  }

  /// Asks a question with several answers.
  ///
  /// If no action has the role `cancel`, the user must choose one.
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - message: The text below the question.
  ///   - actions: The answers, in the order of the buttons. An empty list is misuse: it is reported,
  ///     and the answer is `nil` at once.
  ///   - outlivesPlace: Pass `true` for an alert that must stay when another place of this flow is shown.
  /// - Returns: The value of the chosen action; `nil` for ``AlertAction/cancel(_:)``, or if the
  ///   alert closed without a choice, for example because code dismissed it.
  /// - Throws: `CancellationError` if this flow ended or the call was dropped as a repeat, so that the code
  ///   after it does not run, or if the task was cancelled.
  public func alert<Value>(
    _ title: String, message: String? = nil, actions: [AlertAction<Value>],
    outlivesPlace: Bool = false
  ) async throws(CancellationError) -> Value? {
    try await answer("alert", title, message: message, actions, outlivesPlace: outlivesPlace)
  }

  /// Asks the user to confirm something.
  ///
  /// It never throws: also after the flow's end the code after it runs, with `false`.
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - message: The text below the question.
  ///   - ok: The title of the confirming button; `nil` for that of OK in
  ///     ``TreeConfiguration/alertWords``.
  ///   - cancel: The title of the declining button; `nil` for that of Cancel.
  ///   - isDestructive: Pass `true` if confirming destroys something.
  ///   - outlivesPlace: Pass `true` for an alert that must stay when another place of this flow is shown.
  /// - Returns: `true` if the user confirmed; `false` if the alert closed without a choice, if the
  ///   flow has ended, if the task was cancelled, or if the call was dropped as a repeat.
  public func confirm(
    _ title: String, message: String? = nil, ok: String? = nil, cancel: String? = nil,
    isDestructive: Bool = false, outlivesPlace: Bool = false
  ) async -> Bool {
    let yes = AlertAction<Void>(
      ok, role: isDestructive ? .destructive : .default, isPreferred: !isDestructive
    ) { _ in () }
    let answer: Void? = try? await answer(
      "confirm", title, message: message, [.cancel(cancel), yes], outlivesPlace: outlivesPlace)
    return answer != nil
  }
}
