/// One line of a browser's console.
package struct ConsoleEntry: Hashable, Sendable {
  /// The severity, such as `INFO`, `WARNING` or `SEVERE`.
  package let level: String
  /// The source, such as `javascript`, `network` or `console-api`.
  package let source: String
  /// The message, after its location.
  package let message: String

  /// True for an error: an uncaught exception, a failed request, a `console.error`.
  package var isError: Bool { level == "SEVERE" }
}

extension Browser {
  /// Returns the console entries of all pages since the last call.
  package func readConsole() async throws(WebDriverError) -> [ConsoleEntry] {
    try await send("POST", "/se/log", ["type": "browser"]).array?.map { entry in
      ConsoleEntry(
        level: entry["level"].string ?? "", source: entry["source"].string ?? "",
        message: entry["message"].string ?? "")
    } ?? []
  }

  /// Returns the errors in the console since the last reading, without those of a missing icon.
  package func readConsoleErrors() async throws(WebDriverError) -> [ConsoleEntry] {
    try await readConsole().filter { entry in
      entry.isError && !entry.message.contains("/favicon.ico - ")
    }
  }
}
