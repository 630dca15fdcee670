extension Browser {
  /// Makes the page in a frame the one that later commands are about, as soon as there is such a frame.
  ///
  /// - Throws: ``WebDriverError`` with code `.timeout` if there is none in time.
  package func enterFrame(_ css: String) async throws(WebDriverError) {
    let frame = try await waitForElement(css)
    try await send("POST", "/frame", ["id": frame.reference])
  }

  /// Makes the page around all frames the one that later commands are about.
  package func leaveFrames() async throws(WebDriverError) {
    try await send("POST", "/frame", ["id": .null])
  }
}
