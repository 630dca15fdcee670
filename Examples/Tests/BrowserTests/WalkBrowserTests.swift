import DemoServer
import Testing
import Walking
import WebDriver

extension InBrowser {
  @Suite("Browser: walks")
  struct Walks {
    @Test(
      "the steps of the memory and UIKit walks lead to the same trees in a browser",
      arguments: ["practice", "campus"], [WalkForm.narrow, .turning])
    func walk(_ app: String, _ form: WalkForm) async throws {
      let walk = try Walk.named(app)
      try await Visitor.visiting(app) { try await walk.take(as: $0, in: form) }
    }

    @Test("Lens's steps lead to the same trees, also turned", arguments: WalkForm.allCases)
    func photos(_ form: WalkForm) async throws {
      let server = try await DemoServer.start(on: .exactly(0), serving: await makeLensHost())
      try await withBrowser(width: 820, height: 900) { browser in
        let visitor = Visitor(browser: browser, address: server.address)
        try await visitor.open("lens")
        // A row of the list has the photo's number.
        let names = ["river.png": "1", "mountain.png": "2", "sea.png": "3"]
        let walk = try Walk.named("lens")
        try await walk.take(as: RenamingVisitor(visitor: visitor, names: names), in: form)
        #expect(try await browser.readConsoleErrors() == [])
      }
      await server.stop()
    }

    @Test(
      "EarlyBuddy's steps lead to the same trees in columns", arguments: [WalkForm.wide, .turning])
    func columns(_ form: WalkForm) async throws {
      let host = await makeEarlyBuddyHost(hasPanel: true)
      let server = try await DemoServer.start(on: .exactly(0), serving: host)
      try await withBrowser(width: 820, height: 900) { browser in
        let visitor = Visitor(browser: browser, address: server.address)
        try await visitor.open("earlybuddy")
        let names = [
          "치과": "schedule 1", "수원": "수원 2", "11월 30일 월요일": "2026-11-30",
          "강남역, 제주공항, Paris": "장소",
        ]
        let walk = try Walk.named("earlybuddy")
        try await walk.take(as: RenamingVisitor(visitor: visitor, names: names), in: form)
        #expect(try await browser.readConsoleErrors() == [])
      }
      await server.stop()
    }
  }
}
