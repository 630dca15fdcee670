/// Text prompts.
extension Coordinator {
  /// Asks the user for a line of text.
  ///
  /// ```swift
  /// guard let name = try await prompt("Rename", text: album.name) else { return }
  /// ```
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - message: The text below the question.
  ///   - placeholder: The hint of the empty field.
  ///   - text: The initial text.
  ///   - kind: The kind of text, which selects the keyboard and hides a password.
  ///   - ok: The title of the accepting button, which the Return key presses; `nil` for that of
  ///     ``TreeConfiguration/alertWords``.
  ///   - cancel: The title of the declining button; `nil` for that of
  ///     ``TreeConfiguration/alertWords``.
  ///   - outlivesPlace: Pass `true` for an alert that must stay when another place of this flow is shown.
  /// - Returns: The entered text, which may be empty and of another kind; `nil` if the user
  ///   cancelled, or if the alert closed without a choice.
  /// - Throws: `CancellationError` if this flow ended or the call was dropped as a repeat, so that the code
  ///   after it does not run, or if the task was cancelled.
  public func prompt(
    _ title: String, message: String? = nil, placeholder: String? = nil, text: String = "",
    kind: AlertContent.TextField.Kind = .text, ok: String? = nil, cancel: String? = nil,
    outlivesPlace: Bool = false
  ) async throws(CancellationError) -> String? {
    let accept = AlertAction<String>(ok, role: .default, isPreferred: true) { $0 }
    return try await answer(
      "prompt", title, message: message, [.cancel(cancel), accept],
      textField: AlertContent.TextField(text: text, placeholder: placeholder, kind: kind),
      outlivesPlace: outlivesPlace)
  }
}
