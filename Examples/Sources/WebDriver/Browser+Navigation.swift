extension Browser {
  /// Loads an address, and returns when its page has loaded.
  package func navigate(to url: String) async throws(WebDriverError) {
    try await send("POST", "/url", ["url": .string(url)])
  }

  /// Goes back, as the browser's button does.
  ///
  /// A page that handles its history itself may still be busy afterwards: wait for the page's new
  /// contents.
  package func back() async throws(WebDriverError) {
    try await send("POST", "/back")
  }

  /// Goes forward, as the browser's button does.
  package func forward() async throws(WebDriverError) {
    try await send("POST", "/forward")
  }

  /// Loads the page again.
  package func reload() async throws(WebDriverError) {
    try await send("POST", "/refresh")
  }

  /// Deletes the cookies of the current page's host.
  package func forgetCookies() async throws(WebDriverError) {
    try await send("DELETE", "/cookie")
  }

  /// The address of the current tab's page.
  package var url: String {
    get async throws(WebDriverError) { try await send("GET", "/url").string ?? "" }
  }

  /// The title of the current tab's page.
  package var title: String {
    get async throws(WebDriverError) { try await send("GET", "/title").string ?? "" }
  }
}
