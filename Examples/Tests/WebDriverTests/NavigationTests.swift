import Testing
import WebDriver

extension WebDriverTests {
  @Suite("Navigation and tabs")
  struct NavigationTests {
    private let pages = [
      "/one": "<title>하나</title><a href=/two>next</a><a href=/two target=_blank>apart</a>",
      "/two": "<title>둘</title><p id=loads></p><script>loads.innerText = Math.random()</script>",
    ]

    @Test("Back and Forward leave pages and return to them")
    func history() async throws {
      try await withPages(pages) { browser, server in
        try await browser.navigate(to: server + "/one")
        #expect(try await browser.title == "하나")
        #expect(try await browser.url == server + "/one")
        try await browser.click(button: "next")
        #expect(try await browser.title == "둘")
        try await browser.back()
        #expect(try await browser.title == "하나")
        try await browser.forward()
        #expect(try await browser.url == server + "/two")
        let drawn = try await browser.element("#loads").text
        try await browser.reload()
        #expect(try await browser.element("#loads").text != drawn)
      }
    }

    @Test("Tabs open, switch and close, including those that pages open")
    func tabs() async throws {
      try await withPages(pages) { browser, server in
        let first = try await browser.currentTab
        try await browser.navigate(to: server + "/one")
        let second = try await browser.newTab()
        #expect(try await browser.currentTab == second)
        try await browser.navigate(to: server + "/two")
        #expect(try await browser.title == "둘")
        try await browser.switchTo(first)
        #expect(try await browser.title == "하나")

        try await browser.click(button: "apart")
        let third = try #require(try await browser.tabs.last)
        #expect(try await browser.tabs.count == 3)
        try await browser.switchTo(third)
        try await browser.wait(for: "the second page", until: "document.title === '둘'")
        try await browser.switchTo(first)
        #expect(try await browser.execute("return document.visibilityState") == "visible")
        try await browser.nextFrame()
        try await browser.switchTo(third)

        try await browser.closeTab()
        try await browser.closeTab()
        #expect(try await browser.tabs == [try await browser.currentTab])
        let error = await #expect(throws: WebDriverError.self) {
          try await browser.switchTo(third)
        }
        #expect(error?.code == .noSuchTab)
      }
    }

    @Test("The page area has exactly the requested size, also that of a phone")
    func size() async throws {
      try await withPages(pages, width: 390, height: 844) { browser, server in
        try await browser.navigate(to: server + "/one")
        #expect(try await browser.execute("return [innerWidth, innerHeight]") == [390, 844])
        try await browser.resize(width: 1280, height: 720)
        try await browser.newTab()
        #expect(try await browser.execute("return [innerWidth, innerHeight]") == [1280, 720])
      }
    }

    @Test("Emulated preferences hold across pages and tabs until they are replaced")
    func media() async throws {
      let preferences = """
        return ['prefers-color-scheme: dark', 'prefers-reduced-motion: reduce'].map(
          (query) => matchMedia(`(${query})`).matches)
        """
      try await withPages(pages) { browser, server in
        try await browser.emulate(.dark, .reducedMotion)
        #expect(try await browser.execute(preferences) == [true, true])
        try await browser.navigate(to: server + "/one")
        #expect(try await browser.execute(preferences) == [true, true])
        try await browser.newTab()
        #expect(try await browser.execute(preferences) == [true, true])
        try await browser.emulate(.reducedMotion)
        #expect(try await browser.execute(preferences) == [false, true])
        try await browser.emulate()
        #expect(try await browser.execute(preferences) == [false, false])
      }
    }

    @Test("The console's errors are read once, without those of a missing icon")
    func console() async throws {
      let pages = [
        "/fine": "<title>fine</title><script>console.log('안녕')</script>",
        "/bad": "<script>console.error('bad'); undefined.oops</script><img src=/missing.png>",
      ]
      try await withPages(pages) { browser, server in
        try await browser.navigate(to: server + "/fine")
        let entries = try await browser.readConsole()
        #expect(entries.contains { $0.message.contains("안녕") && !$0.isError })
        try await browser.navigate(to: server + "/fine")
        #expect(try await browser.readConsoleErrors() == [])
        try await browser.navigate(to: server + "/bad")
        let errors = try await browser.readConsoleErrors()
        #expect(Set(errors.map(\.source)) == ["console-api", "javascript", "network"])
        #expect(try await browser.readConsoleErrors() == [])
      }
    }
  }
}
