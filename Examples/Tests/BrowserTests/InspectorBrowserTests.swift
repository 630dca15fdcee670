import DemoServer
import Foundation
import Testing
import UsherInspector
import WebDriver

extension InBrowser {
  @Suite("Browser: the inspector")
  struct InspectorPages {
    @Test("a leak is named, with the request by which its place left")
    func leak() async throws {
      try await inspecting {
        await $0.leak()
      } body: { page in
        try await page.click("#problems-tab")
        try await page.browser.waitForText(
          "#problems-part .leak",
          equals: "BookModel outlived book(Int): BookModel, which left: back button !3 back button")
        try await page.click("#problems-part .jump")
        try await page.browser.wait(
          for: "the request in detail",
          until: "document.querySelector('#detail-part dd')?.textContent === '!3'")
        #expect(try await page.browser.element("#problem-count").text == "(1)")
      }
    }

    @Test("10,000 events are a few elements, whatever the place, and end to end they scroll")
    func many() async throws {
      try await inspecting {
        await $0.read(events: 10_000)
      } body: { page in
        try await page.browser.execute("document.querySelector('#filter').value = 'events'")
        try await page.browser.execute(
          "document.querySelector('#filter').dispatchEvent(new Event('change'))")
        try await page.browser.wait(
          for: "all events",
          until: """
            ((count) => {
              const request = new XMLHttpRequest();
              request.open("POST", "door", false);
              request.setRequestHeader("Content-Type", "application/json");
              request.send('{"do":"trees"}');
              return count >= 10_000 && JSON.parse(request.responseText).trees[0].events === count;
            })(parseInt(document.querySelector("#count").textContent))
            """)
        // A frame in which more than some rows are made would make it stutter.
        let most = try await page.browser.executeAsync(
          """
          const done = arguments[0], rows = document.querySelector("#rows");
          let most = 0, made = 0;
          new MutationObserver((changes) => {
            made += changes.reduce((sum, change) => sum + change.addedNodes.length, 0);
          }).observe(document.querySelector("#row-space"), {childList: true});
          const step = rows.scrollHeight / 40;
          const scroll = (place) => {
            most = Math.max(most, rows.querySelectorAll("*").length, made);
            made = 0;
            if (place > 40) return done([most, rows.scrollTop + rows.clientHeight >= rows.scrollHeight - 1]);
            rows.scrollTop = place * step;
            requestAnimationFrame(() => requestAnimationFrame(() => scroll(place + 1)));
          };
          scroll(0);
          """)
        #expect(most[0].number ?? 1_000 < 250)
        #expect(most[1] == true)
        #expect(try await page.browser.count("#picture .node") <= 3)
      }
    }

    @Test("the rows are searched and filtered")
    func search() async throws {
      try await inspecting {
        await $0.browse()
      } body: { page in
        try await page.sees(rows: [
          "Push book(Int) in ShelfFlow → book(Int) came",
          "Push vault in ShelfFlow → refused by ShelfFlow: the vault is closed",
          "Back button → book(Int) left",
          "Push book(Int) in ShelfFlow → book(Int) came",
        ])
        try await page.browser.type("VAULT", into: "#search")
        try await page.sees(rows: [
          "Push vault in ShelfFlow → refused by ShelfFlow: the vault is closed"
        ])
        try await page.browser.clear("#search")
        try await page.choose("trouble")
        try await page.sees(rows: [
          "Push vault in ShelfFlow → refused by ShelfFlow: the vault is closed"
        ])
        try await page.choose("user")
        try await page.sees(rows: ["Back button → book(Int) left"])
        // The values appear after they are allowed.
        try await page.click("#payloads")
        try await page.sees(rows: ["Back button → book(1) left"])
      }
    }

    @Test("the keyboard alone searches, goes through the rows, chooses one, and changes parts")
    func keys() async throws {
      try await inspecting {
        await $0.browse()
      } body: { page in
        let browser = page.browser
        try await browser.waitForElement(".row")
        try await browser.press(.slash)
        #expect(try await page.focus == "search")
        for _ in 0..<2 { try await browser.press(.tab) }
        #expect(try await page.focus.hasPrefix("r"))
        try await browser.press(.down)
        try await browser.press(.enter)
        try await browser.waitForText("#detail-part h3", equals: "Why")
        try await browser.press(.tab)
        #expect(try await page.focus == "detail-tab")
        try await browser.press(.right)
        #expect(try await page.focus == "problems-tab")
        try await browser.press(.right)
        #expect(try await page.focus == "journal-tab")
        #expect(try await browser.element("#journal-part").isDisplayed)
        for _ in 0..<2 { try await browser.press(.tab) }
        try await browser.press(.enter)
        try await browser.wait(
          for: "a step of the past",
          until: "document.querySelector('#past-text').textContent === 'Step 4 of 5'")
      }
    }

    @Test(
      "axe finds nothing in any part, and nothing is wider than the window",
      arguments: [390, 820, 1280])
    func accessible(_ width: Int) async throws {
      for theme in [MediaFeature.light, .dark] {
        try await inspecting(width: width) { shelf in
          await shelf.browse()
          await shelf.leak()
          await shelf.addMap()
        } body: { page in
          try await page.browser.emulate(theme, .reducedMotion)
          try await page.click("#changes")
          try await page.browser.waitForElement("#actions button")
          for part in ["detail", "problems", "journal", "map"] {
            try await page.click("#\(part)-tab")
            if part == "detail" { try await page.click(".row") }
            if part == "journal" { try await page.click("#step-back") }
            try await page.browser.nextFrame()
            #expect(try await page.browser.axe(rules: []) == [], "\(part), \(width), \(theme)")
            let overflow = try await page.browser.execute(
              "return document.documentElement.scrollWidth - innerWidth")
            #expect(overflow.number ?? 1 <= 0)
            try await page.keepPicture("\(width)-\(theme == .dark ? "dark" : "light")-\(part)")
          }
        }
      }
    }

    private func inspecting(
      width: Int = 1280, _ prepare: (InspectedShelf) async -> Void,
      body: @Sendable (InspectorPage) async throws -> Void
    ) async throws {
      let shelf = await InspectedShelf()
      await prepare(shelf)
      let server = try await DemoServer.start(on: .exactly(0), serving: shelf.web)
      let page = await shelf.inspector.open()
      do {
        try await withBrowser(width: width, height: width < 700 ? 844 : 800) { browser in
          try await browser.navigate(to: server.address + page.dropFirst())
          try await body(InspectorPage(browser: browser))
          #expect(try await browser.readConsoleErrors() == [])
        }
      } catch {
        await server.stop()
        throw error
      }
      await server.stop()
    }
  }
}

extension InspectedShelf {
  /// Gives the inspector the map of this flow.
  fileprivate func addMap() {
    let map = #"""
      {"flows":[{"name":"ShelfFlow","module":"Shelf","model":"stack","edges":[],"routes":[
        {"name":"books","values":[],"goals":[{"kind":"screen","name":"ShelfModel"}]},
        {"name":"book","values":["Int"],"goals":[{"kind":"screen","name":"BookModel"}]},
        {"name":"vault","values":[],"goals":[{"kind":"screen","name":"ShelfModel"}]}]}]}
      """#
    #expect(throws: Never.self) { try inspector.addMap(Data(map.utf8)) }
  }
}

extension InspectorPage {
  fileprivate func sees(rows: [String]) async throws {
    try await browser.wait(
      for: "the rows \(rows)",
      until: """
        [...document.querySelectorAll(".row .what")].map((row) => row.textContent).join("\\n")
          === arguments[0]
        """, .string(rows.joined(separator: "\n")))
  }

  fileprivate func choose(_ filter: String) async throws {
    try await browser.execute(
      """
      const filter = document.querySelector("#filter");
      filter.value = arguments[0];
      filter.dispatchEvent(new Event("change"));
      """, .string(filter))
  }

  /// The name of the element that has the focus, or the key of its row.
  fileprivate var focus: String {
    get async throws {
      try await browser.execute(
        "return document.activeElement.id || document.activeElement.dataset.key || ''"
      ).string ?? ""
    }
  }

  fileprivate func keepPicture(_ name: String) async throws {
    guard let folder = ProcessInfo.processInfo.environment["SCREENSHOTS"] else { return }
    try await browser.screenshot(to: "\(folder)/inspector-\(name).png")
  }
}
