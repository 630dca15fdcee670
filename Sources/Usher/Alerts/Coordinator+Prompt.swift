/// Text prompts.
extension Coordinator {
  /// Asks the user for a line of text.
  ///
  /// ```swift
  /// guard let name = try await prompt("Rename", text: album.name) else { return }
  /// ```
  ///
  /// - Parameters:
  ///   - title: What is asked for.
  ///   - message: What to know before answering it.
  ///   - placeholder: A hint that is shown while the field is empty.
  ///   - text: What is in the field at first.
  ///   - kind: What kind of text is expected: the keyboard depends on it, and a password is hidden.
  ///   - ok: The words on the button that accepts, which the Return key presses; the word of
  ///     ``TreeConfiguration/alertWords`` if `nil`.
  ///   - cancel: The words on the button that changes nothing; the word of
  ///     ``TreeConfiguration/alertWords`` if `nil`.
  /// - Returns: The text as the user left it, which may be empty and need not be of `kind`; `nil` if the
  ///   user cancelled, or if the alert went without a choice.
  /// - Throws: `CancellationError` if this flow ended, so that the code after it does not run, or if the
  ///   task was cancelled.
  public func prompt(
    _ title: String, message: String? = nil, placeholder: String? = nil, text: String = "",
    kind: AlertContent.TextField.Kind = .text, ok: String? = nil, cancel: String? = nil
  ) async throws(CancellationError) -> String? {
    let accept = AlertAction<String>(ok, role: .default, isPreferred: true) { $0 }
    return try await answer(
      "prompt", title, message: message, [.cancel(cancel), accept],
      textField: AlertContent.TextField(text: text, placeholder: placeholder, kind: kind))
  }
}
