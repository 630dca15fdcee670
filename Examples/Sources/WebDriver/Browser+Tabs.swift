/// A tab of a browser.
package struct Tab: Hashable, Sendable {
  let handle: String

  init(_ handle: JSON) {
    self.handle = handle.string ?? ""
  }
}

extension Browser {
  /// All tabs, including those that pages opened.
  package var tabs: [Tab] {
    get async throws(WebDriverError) {
      try await send("GET", "/window/handles").array?.map(Tab.init) ?? []
    }
  }

  /// The tab that receives commands.
  package var currentTab: Tab {
    get async throws(WebDriverError) { Tab(try await send("GET", "/window")) }
  }

  /// Opens an empty tab and switches to it.
  @discardableResult
  package func newTab() async throws(WebDriverError) -> Tab {
    let tab = Tab(try await send("POST", "/window/new", ["type": "tab"])["handle"])
    try await switchTo(tab)
    return tab
  }

  /// Brings a tab to the front, where pages run at full speed and which receives commands from now
  /// on.
  package func switchTo(_ tab: Tab) async throws(WebDriverError) {
    try await send("POST", "/window", ["handle": .string(tab.handle)])
    if !mediaFeatures.isEmpty { try await emulateMedia() }
  }

  /// Closes the current tab and switches to the first of the others, if there is one.
  package func closeTab() async throws(WebDriverError) {
    let remaining = try await send("DELETE", "/window").array ?? []
    if let first = remaining.first { try await switchTo(Tab(first)) }
  }
}
