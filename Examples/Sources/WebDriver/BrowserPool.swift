/// Lends browsers one after the other, each in a clean state.
///
/// A browser takes two seconds to start, and a fifth of that to clean. Within ``withValue(_:)`` of
/// ``current``, `withBrowser` borrows from the pool instead of starting a browser.
package actor BrowserPool {
  /// The pool from which `withBrowser` borrows; `nil` to start a browser for each use.
  @TaskLocal package static var current: BrowserPool?

  private var idle: [Browser] = []

  package init() {}

  /// Quits all browsers that are not lent.
  package func close() async {
    let browsers = idle
    idle = []
    for browser in browsers { await browser.quit() }
  }

  /// Returns a browser with one empty tab of this size, reused if possible.
  func borrow(width: Int, height: Int, runsScripts: Bool) async throws(WebDriverError) -> Browser {
    while let index = idle.lastIndex(where: { $0.runsScripts == runsScripts }) {
      let browser = idle.remove(at: index)
      do {
        try await browser.resize(width: width, height: height)
        return browser
      } catch {
        await browser.quit()
      }
    }
    return try await Browser.launch(width: width, height: height, runsScripts: runsScripts)
  }

  /// Takes a browser back and cleans it; a browser that cannot be cleaned is quit.
  func take(_ browser: Browser) async {
    do {
      try await browser.forgetAll()
      idle.append(browser)
    } catch {
      await browser.quit()
    }
  }
}

extension Browser {
  /// Closes all tabs but a new empty one, and deletes the data of pages, users and tests.
  fileprivate func forgetAll() async throws(WebDriverError) {
    mediaFeatures = []
    // Releases buttons and keys that are still down.
    try await send("DELETE", "/actions")
    let old = try await tabs
    // Settings outside the driver, such as emulated preferences, end with their tab.
    let tab = try await newTab()
    for each in old {
      try await switchTo(each)
      try await send("DELETE", "/window")
    }
    try await switchTo(tab)
    try await sendToDevTools("Network.clearBrowserCookies", [:])
    try await sendToDevTools(
      "Storage.clearDataForOrigin", ["origin": "*", "storageTypes": "all"])
    _ = try await readConsole()
  }
}
