import DemoTesting
import Foundation
import Testing
import WebDriver

extension Visitor {
  /// Starts a demo that keeps its data and can be killed and restarted, and a browser that shows
  /// it.
  ///
  /// - Parameter body: Receives a visitor of the app, and a closure that restarts the server.
  static func restarting(
    _ app: String,
    _ body: @Sendable (Visitor, @Sendable () async throws -> Void) async throws -> Void
  ) async throws {
    try await killing(app) { visitor, kill, start in
      try await body(visitor) {
        try await kill()
        try await start()
      }
    }
  }

  /// The same, with a closure that kills the server, and one that starts it again.
  static func killing(
    _ app: String,
    _ body:
      @Sendable (
        Visitor, _ kill: @escaping @Sendable () async throws -> Void,
        _ start: @escaping @Sendable () async throws -> Void
      ) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "usher-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let running = Running(try await DemoProcess.start(["--port", "0", "--data", folder.path]))
    do {
      let address = await running.demo.address
      let port = try #require(URL(string: address)?.port)
      try await withBrowser(width: 390, height: 844) { browser in
        let visitor = Visitor(browser: browser, address: address)
        try await visitor.open(app)
        try await body(
          visitor,
          {
            // The process is killed without a signal to stop.
            await running.demo.end()
            try await browser.waitForElement("#u-note:not([hidden])")
          },
          {
            await running.set(
              try await DemoProcess.start(["--port", "\(port)", "--data", folder.path]))
          })
      }
    } catch {
      await running.demo.end()
      throw error
    }
    await running.demo.end()
  }
}

/// The demo that runs at present.
private actor Running {
  private(set) var demo: DemoProcess
  init(_ demo: DemoProcess) { self.demo = demo }
  func set(_ demo: DemoProcess) { self.demo = demo }
}
