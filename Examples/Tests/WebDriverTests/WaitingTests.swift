import Testing
import WebDriver

extension WebDriverTests {
  @Suite("Waiting")
  struct WaitingTests {
    @Test("A wait returns the value as soon as it appears, from any source")
    func value() async throws {
      let page = "<title>start</title><p id=text>0</p>"
      try await withPages(["/": page, "/two": "<title>two</title>"]) { browser, server in
        try await browser.navigate(to: server + "/")
        try await browser.execute("setTimeout(() => window.answer = { n: [42] }, 50)")
        #expect(try await browser.wait(for: "an answer", until: "window.answer")["n"][0] == 42)
        try await browser.execute("setTimeout(() => text.innerText = '둘', 50)")
        try await browser.waitForText("#text", equals: "둘")
        try await browser.execute("setTimeout(() => document.body.innerHTML = '<b>x</b>', 50)")
        #expect(try await browser.waitForElement("b").text == "x")
        try await browser.execute("history.pushState(1, '', '/pushed'); history.back()")
        try await browser.wait(for: "the start", until: "location.pathname === arguments[0]", "/")
      }
    }

    @Test("A wait continues across any number of page loads")
    func navigation() async throws {
      let restless = """
        <title>restless</title><p id=n></p><script>
        const count = Number(sessionStorage.count ?? 0) + 1
        sessionStorage.count = count
        n.innerText = count
        if (count < 12) setTimeout(() => location.reload(), count % 3 * 20)
        </script>
        """
      try await withPages(["/": restless, "/two": "<title>two</title>"]) { browser, server in
        try await browser.navigate(to: server + "/")
        try await browser.waitForText("#n", equals: "12")
        try await browser.execute("setTimeout(() => location.href = '/two', 50)")
        try await browser.wait(for: "the other page", until: "document.title === 'two'")
        try await browser.execute("setTimeout(() => history.back(), 50)")
        try await browser.wait(for: "the first page", until: "document.title === 'restless'")
      }
    }

    @Test("A wait that fails shows its condition, the last value and the page's text")
    func timeout() async throws {
      let page = "<title>제목</title><h1>안녕</h1><i hidden>hidden</i>"
      try await withPages(["/": page], patience: .milliseconds(200)) { browser, server in
        try await browser.navigate(to: server + "/")
        let error = await #expect(throws: WebDriverError.self) {
          try await browser.wait(for: "tea", until: "document.querySelector('i').hidden && 0")
        }
        #expect(error?.code == .timeout)
        let expected = """
          waited 0.2 seconds for tea, which did not happen
            value: 0
            page: "\(server)/" "제목"
            text: "안녕"
          """
        #expect(error?.message == expected)
        let throwing = await #expect(throws: WebDriverError.self) {
          try await browser.wait(for: "tea", until: "tee.ready")
        }
        #expect(throwing?.message.contains("value: ReferenceError: tee is not defined") == true)
        let broken = await #expect(throws: WebDriverError.self) {
          try await browser.wait(for: "tea", until: "((")
        }
        #expect(broken?.code == .javaScript)
      }
    }

    @Test(
      "A failed wait for a long text shows only the lines that differ, and little of the page"
    )
    func longTexts() async throws {
      let lines = (1...40).map { "<br>line \($0)" }.joined()
      try await withPages(["/": "<p>\(lines)</p>"]) { browser, server in
        try await browser.navigate(to: server + "/")
        let expected = (1...40).map { $0 == 20 ? "other" : "line \($0)" }.joined(separator: "\n")
        let error = await #expect(throws: WebDriverError.self) {
          try await browser.waitForText("p", equals: expected, within: .milliseconds(100))
        }
        let message = error?.message.split(separator: "\n") ?? []
        #expect(
          message.dropFirst().prefix(3) == [
            "  expected: other", "  actual: line 20", "  (19 equal lines above, 20 below)",
          ])
        #expect((error?.message.count ?? .max) < 600)
      }
    }

    @Test("A failed wait for a text shows the text of the page beside it")
    func texts() async throws {
      try await withPages(["/": "<h1>안녕</h1>"]) { browser, server in
        try await browser.navigate(to: server + "/")
        let other = await #expect(throws: WebDriverError.self) {
          try await browser.waitForText("h1", equals: "잘 가", within: .milliseconds(100))
        }
        let lines = other?.message.split(separator: "\n") ?? []
        #expect(lines.contains(#"  expected: "잘 가""#))
        #expect(lines.contains(#"  actual: "안녕""#))
        let none = await #expect(throws: WebDriverError.self) {
          try await browser.waitForText("h2", equals: "잘 가", within: .milliseconds(100))
        }
        #expect(none?.message.contains("actual: no such element") == true)
      }
    }

    @Test("A script that never calls back ends with the time limit")
    func scriptTimeout() async throws {
      try await withBrowser(patience: .milliseconds(200)) { browser in
        let error = await #expect(throws: WebDriverError.self) {
          try await browser.executeAsync("return")
        }
        #expect(error?.code == .scriptTimeout)
      }
    }
  }
}
