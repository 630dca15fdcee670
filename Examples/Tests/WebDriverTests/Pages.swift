import FlyingFox
import FlyingSocks
import Foundation
import Testing
import WebDriver

/// All browser tests, one after the other: a browser each is enough for a small machine.
@Suite("WebDriver", .serialized)
struct WebDriverTests {}

/// Serves pages to a new browser for the time of `body`; others are not found.
func withPages(
  _ pages: [String: String], width: Int = 800, height: Int = 600,
  patience: Duration = Browser.patience,
  _ body: (_ browser: Browser, _ server: String) async throws -> Void
) async throws {
  let server = HTTPServer(
    address: try .inet(ip4: "127.0.0.1", port: 0), logger: .disabled)
  await server.appendRoute("*") { request in
    guard let page = pages[request.path] else { return HTTPResponse(statusCode: .notFound) }
    return HTTPResponse(
      statusCode: .ok, headers: [.contentType: "text/html; charset=utf-8"],
      body: Data("<!doctype html><meta name=viewport content='width=device-width'>\(page)".utf8))
  }
  let running = Task { try await server.run() }
  defer { running.cancel() }
  try await server.waitUntilListening()
  guard case .ip4(_, let port) = await server.listeningAddress else {
    Issue.record("the server has no port")
    return
  }
  try await withBrowser(width: width, height: height, patience: patience) { browser in
    try await body(browser, "http://127.0.0.1:\(port)")
  }
}
