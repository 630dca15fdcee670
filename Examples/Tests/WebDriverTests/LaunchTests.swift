import Foundation
import Testing

@testable import WebDriver

extension WebDriverTests {
  @Suite("Launching and quitting")
  struct LaunchTests {
    @Test("A missing browser is an error that says what to install")
    func missing() async throws {
      let error = await #expect(throws: WebDriverError.self) {
        try await Browser.launch(environment: ["PATH": "/nowhere"])
      }
      #expect(error?.code == .notInstalled)
      let message = try #require(error?.message)
      #expect(message.contains("Chromium is missing: no chromium, "))
      #expect(message.contains("chromedriver is missing: no chromedriver in PATH"))
      #expect(message.contains("`make setup`"))
    }

    @Test("A variable that names no program is named in the error")
    func misnamed() async throws {
      let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
      let error = await #expect(throws: WebDriverError.self) {
        try await Browser.launch(environment: ["PATH": path, "CHROMEDRIVER": "/nowhere/driver"])
      }
      #expect(error?.code == .notInstalled)
      let message = try #require(error?.message)
      #expect(message.hasPrefix("CHROMEDRIVER names /nowhere/driver, which cannot be run. "))
    }

    @Test("A driver that ends at once is an error with its output")
    func driverEnds() async throws {
      let error = await #expect(throws: WebDriverError.self) {
        try await Browser.launch(environment: ["CHROMIUM": "/bin/sh", "CHROMEDRIVER": "/bin/echo"])
      }
      #expect(error?.code == .noDriver)
      #expect(error?.message.contains("it said “--port=0\n\n(ended)") == true)
    }

    @Test("A browser that does not start is the driver's error, and leaves nothing behind")
    func browserEnds() async throws {
      var environment = ProcessInfo.processInfo.environment
      environment["CHROMIUM"] = "/bin/false"
      let error = await #expect(throws: WebDriverError.self) {
        try await Browser.launch(environment: environment)
      }
      #expect(error?.code.rawValue == "session not created", "\(error?.message ?? "no error")")
    }

    @Test("Two browsers run side by side, and quitting leaves no process and no folder")
    func quit() async throws {
      async let one = Browser.launch()
      async let two = Browser.launch()
      let browsers = try await [one, two]
      let folders = browsers.map(\.driver.folder)
      for folder in folders { #expect(processes(using: folder) > 0) }
      for browser in browsers { await browser.quit() }
      for folder in folders {
        #expect(processes(using: folder) == 0)
        #expect(!FileManager.default.fileExists(atPath: folder))
      }
      let error = await #expect(throws: WebDriverError.self) { try await browsers[0].title }
      #expect(error?.code == .noDriver)
    }

    @Test("A browser that is not quit is killed, as when its owner has died")
    func abandoned() async throws {
      let browser = try await Browser.launch()
      let folder = browser.driver.folder
      await browser.driver.process.end()
      #expect(processes(using: folder) == 0)
      #expect(!FileManager.default.fileExists(atPath: folder))
    }

    @Test("A cancelled task still quits its browser")
    func cancelled() async throws {
      let (folders, continuation) = AsyncStream.makeStream(of: String.self)
      let task = Task {
        try await withBrowser { browser in
          continuation.yield(browser.driver.folder)
          try await browser.wait(for: "nothing", until: "false", within: .seconds(60))
        }
      }
      var iterator = folders.makeAsyncIterator()
      let folder = try #require(await iterator.next())
      task.cancel()
      await #expect(throws: (any Error).self) { try await task.value }
      #expect(processes(using: folder) == 0)
      #expect(!FileManager.default.fileExists(atPath: folder))
    }

    /// Returns the number of processes with the folder in their command line.
    private func processes(using folder: String) -> Int {
      let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return all.filter { process in
        let line = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
        return line.firstRange(of: Data(folder.utf8)) != nil
      }.count
    }
  }
}
