import DemoServer
import Testing
import WebDriver

extension InBrowser {
  @Suite("Browser: EarlyBuddy in columns")
  struct EarlyBuddyColumns {
    @Test("axe finds nothing in EarlyBuddy, beside each other and on each other")
    func accessible() async throws {
      let host = await makeEarlyBuddyHost(plans: ["치과", "주말 등산 모임"], hasPanel: false)
      let server = try await DemoServer.start(on: .exactly(0), serving: host)
      try await withBrowser(width: 1280, height: 900) { browser in
        let visitor = Visitor(browser: browser, address: server.address)
        try await visitor.open("earlybuddy")
        let widths = [1280, 820, 390]
        try await visitor.isAccessible("today", widths: widths)
        try await browser.click("button[value$='/schedule 1']")
        try await visitor.sees(title: "치과")
        try await visitor.isAccessible("a schedule", widths: widths)
        try await browser.click("button[value$='/일정 추가']")
        try await visitor.sees(title: "일정 추가")
        try await visitor.isAccessible("adding", widths: widths)
        try await visitor.tap("장소")
        try await visitor.write("수", into: "장소")
        try await visitor.tap("수원 2")
        try await visitor.sees(title: "수원")
        try await visitor.isAccessible("map", widths: [820])
        // On a phone the calendar is below all of this.
        try await browser.resize(width: 390, height: 844)
        for title in ["장소 검색", "일정 추가", "오늘의 일정", "달력"] {
          try await visitor.tapBack()
          try await visitor.sees(title: title)
        }
        try await visitor.isAccessible("the calendar", widths: widths)
        #expect(try await browser.readConsoleErrors() == [])
      }
      await server.stop()
    }
  }
}
