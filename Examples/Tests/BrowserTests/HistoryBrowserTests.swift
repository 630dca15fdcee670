import DemoServer
import Testing
import UsherWeb
import WebDriver

extension InBrowser {
  /// The rows of docs/web-history.md that no other suite has.
  @Suite("Browser: history, connections and the end of a server")
  struct History {
    @Test("a jump back over several entries is one step, and a jump forward reopens them all")
    func jump() async throws {
      try await Visitor.visiting("practice") { visitor in
        try await visitor.goDeep()
        try await visitor.browser.execute("history.go(-2)")
        try await visitor.sees(title: "Practice")
        try await visitor.sees(event: "first: FirstCoordinator left: browser back")
        try await visitor.browser.execute("history.go(2)")
        try await visitor.sees(title: "FirstSub")
        try await visitor.browser.execute("history.go(-2)")
        try await visitor.sees(title: "Practice")
        try await visitor.browser.wait(
          for: "the history to follow", until: "history.state.depth === 0")
      }
    }

    @Test("a visitor who leaves the site and returns finds the same tree, which still works")
    func away() async throws {
      try await Visitor.visiting("practice") { visitor in
        try await visitor.goDeep()
        try await visitor.browser.navigate(to: visitor.address)
        try await visitor.browser.waitForElement(".demo-card")
        try await visitor.browser.back()
        try await visitor.sees(title: "FirstSub")
        try await visitor.tapBack()
        try await visitor.sees(title: "First")
        try await visitor.browser.back()
        try await visitor.sees(title: "Practice")
      }
    }

    @Test("a page restored from the browser's page cache listens again and catches up")
    func setAside() async throws {
      try await Visitor.visiting("practice") { visitor in
        try await visitor.sees(title: "Practice")
        try await visitor.pass("pagehide")
        try await visitor.pressElsewhere("First")
        // The page does not listen, so it has not received the change.
        try await visitor.browser.nextFrame()
        try await visitor.sees(title: "Practice")
        try await visitor.pass("pageshow")
        try await visitor.sees(title: "First")
      }
    }

    @Test("a bookmark leads to its tree, and another visitor to a new tree at the same place")
    func bookmark() async throws {
      try await Visitor.visiting("practice") { visitor in
        try await visitor.goDeep()
        let bookmark = try await visitor.browser.url
        try await visitor.browser.navigate(to: "about:blank")
        try await visitor.browser.navigate(to: bookmark)
        try await visitor.sees(title: "FirstSub")
        #expect(try await visitor.browser.url == bookmark)
        try await visitor.tapBack()
        try await visitor.sees(title: "First")
        // The tree has changed since; the bookmark leads back to its place.
        try await visitor.browser.navigate(to: bookmark)
        try await visitor.sees(title: "FirstSub")
        try await visitor.sees(event: "firstSub: FirstSubModel came")
        try await visitor.browser.forgetCookies()
        try await visitor.browser.navigate(to: bookmark)
        try await visitor.sees(title: "FirstSub")
        #expect(try await visitor.browser.url != bookmark)
        try await visitor.tapBack()
        try await visitor.sees(title: "First")
        try await visitor.sees(address: "practice/first")
      }
    }

    @Test("an address that leads nowhere shows an error with a way to a new tree")
    func nowhere() async throws {
      try await Visitor.visiting("practice/first/nowhere") { visitor in
        try await visitor.browser.waitForText("h1", equals: "Not here")
        try await visitor.browser.click(button: "Start again")
        try await visitor.sees(title: "Practice")
        // The missing address is an error in the console.
        #expect(try await visitor.browser.readConsoleErrors().count == 1)
      }
    }

    @Test("a duplicated tab has the same history, and moves the same tree")
    func duplicate() async throws {
      try await Visitor.visiting("practice") { visitor in
        try await visitor.goDeep()
        let address = try await visitor.browser.url
        let first = try await visitor.browser.currentTab
        try await visitor.browser.newTab()
        try await visitor.browser.navigate(to: address)
        try await visitor.sees(title: "FirstSub")
        try await visitor.browser.back()
        try await visitor.sees(title: "First")
        try await visitor.browser.switchTo(first)
        try await visitor.sees(title: "First")
        try await visitor.browser.back()
        try await visitor.sees(title: "Practice")
      }
    }

    @Test("a connection that drops and returns loses nothing")
    func lostConnection() async throws {
      try await serving { host, server, visitor in
        try await visitor.goDeep()
        await server.stop()
        try await visitor.browser.waitForText("#u-note", equals: "Reconnecting…")
        try await visitor.browser.click("\(visitor.top) .u-back")
        try await visitor.browser.waitForText(
          "#u-note", equals: "No connection. This may not have arrived. Try again")
        try await visitor.sees(title: "FirstSub")
        let again = try await DemoServer.start(on: .exactly(server.port), borrowing: host)
        try await visitor.browser.click(button: "Try again")
        try await visitor.sees(title: "First")
        try await visitor.browser.waitForElement("#u-note[hidden]")
        try await visitor.tap("FirstSub")
        try await visitor.sees(title: "FirstSub")
        try await visitor.pressElsewhere("Done")
        try await visitor.sees(title: "Practice")
        await again.stop()
      }
    }

    @Test("after a restart without a store every page reports its tree gone, and offers another")
    func restart() async throws {
      try await serving { _, server, visitor in
        try await visitor.goDeep()
        await server.stop()
        let other = try await makeDemoHost(keepingDataIn: nil)
        let again = try await DemoServer.start(on: .exactly(server.port), serving: other)
        try await visitor.browser.waitForElement("#u-note button")
        try await visitor.browser.click(button: "Start again")
        try await visitor.sees(title: "Practice")
        await again.stop()
      }
    }

    /// Serves the demo from this process, so that it can stop and start again.
    private func serving(
      _ body: (WebHost, DemoServer, Visitor) async throws -> Void
    ) async throws {
      let host = try await makeDemoHost(keepingDataIn: nil)
      let server = try await DemoServer.start(on: .exactly(0), borrowing: host)
      try await withBrowser(width: 390, height: 844) { browser in
        let visitor = Visitor(browser: browser, address: server.address)
        try await visitor.open("practice")
        try await body(host, server, visitor)
      }
      await server.stop()
    }
  }
}

extension Visitor {
  /// Opens two screens of Practice.
  fileprivate func goDeep() async throws {
    try await tap("First")
    try await sees(title: "First")
    try await tap("FirstSub")
    try await sees(title: "FirstSub")
    try await browser.wait(for: "the history to follow", until: "history.state.depth === 2")
  }

  /// Sends the page the event of entering or leaving the browser's page cache.
  fileprivate func pass(_ event: String) async throws {
    try await browser.execute(
      "dispatchEvent(new PageTransitionEvent(arguments[0], { persisted: true }))", .string(event))
  }

  /// Presses a button as another tab would: this page gets no answer.
  fileprivate func pressElsewhere(_ label: String) async throws {
    try await browser.execute(
      """
      const button = document.querySelector(`${arguments[0]} button[value$="/${arguments[1]}"]`);
      const fields = new FormData(button.form, button);
      await fetch(location.href, {
        method: "POST", body: new URLSearchParams(fields), headers: { Accept: "application/json" },
      });
      """, .string(top), .string(label))
  }
}
