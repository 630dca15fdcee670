extension Browser {
  /// Shows a text in the focused field as an input method does during a composition, replacing its
  /// previous one.
  package func compose(_ text: String) async throws(WebDriverError) {
    let end = JSON.number(Double(text.utf16.count))
    try await sendToDevTools(
      "Input.imeSetComposition",
      ["text": .string(text), "selectionStart": end, "selectionEnd": end])
  }

  /// Makes the input method commit a text to the focused field, replacing its composition.
  package func commit(_ text: String) async throws(WebDriverError) {
    try await sendToDevTools("Input.insertText", ["text": .string(text)])
  }
}
