import Foundation

/// A real, headless Chromium under remote control, with one window and any number of tabs.
///
/// Commands go to the current tab. Actions of a user wait until they are possible (``click(_:)``,
/// ``type(_:into:)``); queries answer at once (``element(_:)``, ``count(_:)``). No method sleeps:
/// waiting is a script in the page, see ``wait(for:until:within:_:)``.
package actor Browser {
  /// The default of ``patience``: only a failure takes that long, even on a slow machine.
  package static let patience: Duration = .seconds(120)

  /// The default time limit of a wait and of an asynchronous script.
  package nonisolated let patience: Duration

  nonisolated let driver: Driver
  private let session: String
  nonisolated let runsScripts: Bool
  private var scriptLimit: Duration?
  var mediaFeatures: [MediaFeature] = []

  private init(driver: Driver, session: String, patience: Duration, runsScripts: Bool) {
    self.driver = driver
    self.runsScripts = runsScripts
    self.session = session
    self.patience = patience
  }

  /// Starts a browser with one empty tab, whose page area has the given size.
  ///
  /// Without scripts (`runsScripts`), pages run none; those of this client run, but without
  /// callbacks: a wait then polls.
  ///
  /// - Throws: ``WebDriverError`` with code `.notInstalled` if Chromium or chromedriver are not
  ///   found, in `PATH` or at `CHROMIUM` and `CHROMEDRIVER` in `environment`.
  package static func launch(
    width: Int = 1024, height: Int = 768, patience: Duration = Browser.patience,
    runsScripts: Bool = true,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) async throws(WebDriverError) -> Browser {
    let installation = try Installation(environment: environment)
    let driver = try await Driver(installation)
    do throws(WebDriverError) {
      let capabilities: JSON = [
        "browserName": "chrome",
        "goog:loggingPrefs": ["browser": "ALL"],
        "timeouts": ["pageLoad": 300_000],
        "goog:chromeOptions": [
          "binary": .string(installation.chromium),
          "args": .array(switches(profile: driver.folder + "/profile").map(JSON.string)),
          // Chromium's own first page takes up to five seconds, for which the driver waits.
          "prefs": [
            "session.restore_on_startup": 4, "session.startup_urls": ["about:blank"],
            "profile.managed_default_content_settings.javascript": runsScripts ? 1 : 2,
          ],
        ],
      ]
      let answer = try await driver.send(
        "POST", "/session", ["capabilities": ["alwaysMatch": capabilities]])
      guard let session = answer["sessionId"].string else {
        throw WebDriverError(.noDriver, "chromedriver opened no session, but said \(answer)")
      }
      let browser = Browser(
        driver: driver, session: session, patience: patience, runsScripts: runsScripts)
      try await browser.resize(width: width, height: height)
      return browser
    } catch {
      await driver.stop()
      throw error
    }
  }

  /// Quits the browser, and returns when its processes and its temporary folder are gone.
  ///
  /// It also works in a cancelled task. A browser that is never quit ends with this process.
  package func quit() async {
    await Task { [driver, session] in
      _ = try? await driver.send("DELETE", "/session/\(session)")
      await driver.stop()
    }.value
  }

  /// Sends a command to the session.
  @discardableResult
  func send(
    _ method: String, _ path: String, _ body: JSON? = nil
  ) async throws(WebDriverError) -> JSON {
    let body = body ?? (method == "POST" ? [:] : nil)
    return try await driver.send(method, "/session/\(session)\(path)", body)
  }

  /// Sends a command of the Chrome DevTools protocol to the current tab.
  @discardableResult
  func sendToDevTools(_ command: String, _ parameters: JSON) async throws(WebDriverError) -> JSON {
    try await send("POST", "/goog/cdp/execute", ["cmd": .string(command), "params": parameters])
  }

  /// Makes the driver end scripts after `limit`.
  func limitScripts(to limit: Duration) async throws(WebDriverError) {
    guard scriptLimit != limit else { return }
    let milliseconds = max(1, Int(limit / .milliseconds(1)))
    try await send("POST", "/timeouts", ["script": .number(Double(milliseconds))])
    scriptLimit = limit
  }

  private static func switches(profile: String) -> [String] {
    [
      "--headless=new", "--user-data-dir=\(profile)",
      // Containers and superusers have no sandbox, and little shared memory.
      "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu",
      // Disables the browser's own background work.
      "--no-first-run", "--no-default-browser-check", "--disable-sync", "--disable-extensions",
      "--disable-background-networking", "--disable-component-update", "--mute-audio",
      "--disable-features=Translate,MediaRouter,OptimizationHints",
      "--force-color-profile=srgb", "--hide-scrollbars",
    ]
  }
}

/// Lends a browser to `body`.
///
/// It comes from the current ``BrowserPool``, which cleans it afterwards. Without a pool, or with
/// another `patience`, a browser is launched, and quit however `body` ends.
package func withBrowser<Result>(
  width: Int = 1024, height: Int = 768, patience: Duration = Browser.patience,
  runsScripts: Bool = true, isolation: isolated (any Actor)? = #isolation,
  _ body: (Browser) async throws -> sending Result
) async throws -> sending Result {
  let pool = patience == Browser.patience ? BrowserPool.current : nil
  let browser =
    if let pool {
      try await pool.borrow(width: width, height: height, runsScripts: runsScripts)
    } else {
      try await Browser.launch(
        width: width, height: height, patience: patience, runsScripts: runsScripts)
    }
  do {
    let result = try await body(browser)
    if let pool { await pool.take(browser) } else { await browser.quit() }
    return result
  } catch {
    await browser.quit()
    throw error
  }
}
