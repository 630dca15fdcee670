extension Browser {
  /// Shows a text in the focused field as an input method does while somebody composes it, in place
  /// of what it composed before.
  package func compose(_ text: String) async throws(WebDriverError) {
    let end = JSON.number(Double(text.utf16.count))
    try await sendToDevTools(
      "Input.imeSetComposition",
      ["text": .string(text), "selectionStart": end, "selectionEnd": end])
  }

  /// Has the input method put a text into the focused field for good, in place of what it composed.
  package func commit(_ text: String) async throws(WebDriverError) {
    try await sendToDevTools("Input.insertText", ["text": .string(text)])
  }
}
