import Testing
import UsherHummingbird
import UsherWeb
import WebDriver

/// All tests of the client, one after the other.
@Suite("WebDriver", .sharedBrowsers(suitesAtATime: 1))
struct WebDriverTests {}

/// Serves pages to a browser during `body`; other addresses are not found.
func withPages(
  _ pages: [String: String], width: Int = 800, height: Int = 600,
  patience: Duration = Browser.patience,
  _ body: (_ browser: Browser, _ server: String) async throws -> Void
) async throws {
  let server = try await WebServer(port: 0, bodyLimit: 1 << 20) { request in
    guard let page = pages[request.path] else { return WebResponse(status: 404) }
    let text = "<!doctype html><meta name=viewport content='width=device-width'>\(page)"
    return WebResponse(
      status: 200, headers: ["Content-Type": "text/html; charset=utf-8"],
      body: .bytes([UInt8](text.utf8)))
  }.start()
  try await withBrowser(width: width, height: height, patience: patience) { browser in
    try await body(browser, "http://127.0.0.1:\(server.port)")
  }
  await server.stop()
}
