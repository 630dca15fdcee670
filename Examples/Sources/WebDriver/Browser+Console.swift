/// One line of a browser's console.
package struct ConsoleEntry: Hashable, Sendable {
  /// How grave it is, such as `INFO`, `WARNING` or `SEVERE`.
  package let level: String
  /// What it comes from, such as `javascript`, `network` or `console-api`.
  package let source: String
  /// What it says, after the place it comes from.
  package let message: String

  /// Whether this is an error: an uncaught exception, a failed request, a `console.error`.
  package var isError: Bool { level == "SEVERE" }
}

extension Browser {
  /// What all pages have written to the console since this was last asked for.
  package func readConsole() async throws(WebDriverError) -> [ConsoleEntry] {
    try await send("POST", "/se/log", ["type": "browser"]).array?.map { entry in
      ConsoleEntry(
        level: entry["level"].string ?? "", source: entry["source"].string ?? "",
        message: entry["message"].string ?? "")
    } ?? []
  }

  /// The errors in the console since it was last read; that a server has no icon is none.
  package func readConsoleErrors() async throws(WebDriverError) -> [ConsoleEntry] {
    try await readConsole().filter { entry in
      entry.isError && !entry.message.contains("/favicon.ico - ")
    }
  }
}
