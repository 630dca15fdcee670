import Foundation
import Testing
import WebDriver

extension InBrowser {
  /// On a phone, help, tree, events and journal are below the app.
  @Suite("Browser: a small screen")
  struct SmallScreen {
    private let link = ".u-more .u-jump"

    @Test("a visible link leads to the panels by touch, and another link leads back")
    func touch() async throws {
      try await small { visitor in
        try await visitor.tap("First")
        try await visitor.sees(title: "First")
        let length = try await visitor.browser.execute("return history.length")
        #expect(try await visitor.canTouch(link))
        try await visitor.keepPicture("app")
        try await visitor.touch(link)
        try await visitor.arrives(at: ".u-return")
        #expect(try await visitor.canTouch(".u-return"))
        try await visitor.keepPicture("panels")
        for panel in ["tree", "events"] {
          let css = "[data-usher=\(panel)]"
          try await visitor.browser.execute(
            "document.querySelector(arguments[0]).scrollIntoView({block: 'center'})", .string(css))
          #expect(try await visitor.canTouch(css))
          try await visitor.keepPicture(panel)
        }
        // The browser's history belongs to the app: the jump to the panels adds no entry.
        #expect(try await visitor.browser.execute("return history.length") == length)
        try await visitor.touch(".u-return")
        try await visitor.browser.wait(for: "the app", until: "scrollY === 0")
        try await visitor.browser.back()
        try await visitor.sees(title: "Practice")
      }
    }

    @Test("a finger that drags the link up scrolls to the panels")
    func drag() async throws {
      try await small { visitor in
        let finger = try await visitor.browser.press(at: try await visitor.middle(of: link))
        for _ in 0..<10 { try await finger.pull(y: -40) }
        try await visitor.browser.wait(for: "the page to be scrolled", until: "scrollY > 200")
        try await finger.release()
      }
    }

    @Test("without scripts the links lead there and back too")
    func plain() async throws {
      try await Visitor.visiting("practice", width: 390, height: 844, runsScripts: false) {
        visitor in
        try await visitor.browser.click(link)
        #expect(try await visitor.browser.url.hasSuffix("#u-beside"))
        try await visitor.browser.click(".u-return")
        try await visitor.tap("First")
        try await visitor.sees(title: "First")
      }
    }

    @Test("the newest events are in view beside the phone", arguments: [860, 720])
    func newestEvents(_ height: Int) async throws {
      try await Visitor.visiting("practice", height: height) { visitor in
        for label in ["First", "FirstSub"] { try await visitor.tap(label) }
        try await visitor.sees(title: "FirstSub")
        try await visitor.keepPicture("desk-\(height)")
        let isInView = try await visitor.browser.execute(
          """
          const events = document.querySelector("[data-usher=events]");
          const area = events.getBoundingClientRect();
          return area.bottom <= innerHeight && area.height >= 80
            && events.scrollTop + events.clientHeight >= events.scrollHeight - 1;
          """)
        #expect(isInView == true)
      }
    }

    @Test("on a large screen the panels stand beside the phone, with the journal's file in view")
    func large() async throws {
      try await Visitor.visiting("practice") { visitor in
        #expect(try await visitor.browser.element(link).isDisplayed == false)
        for label in ["First", "FirstSub"] { try await visitor.tap(label) }
        try await visitor.sees(title: "FirstSub")
        #expect(try await visitor.canTouch("[href$='file=journal']"))
        // At least twelve lines of events.
        let height = try await visitor.browser.element("[data-usher=events]").rect.height
        #expect(height >= 12 * 20)
        try await visitor.keepPicture("desk")
      }
    }

    private func small(_ body: @Sendable (Visitor) async throws -> Void) async throws {
      try await Visitor.visiting("practice", width: 390, height: 844) { visitor in
        try await visitor.browser.emulate(.reducedMotion)
        try await body(visitor)
      }
    }
  }
}

extension Visitor {
  /// Returns whether the middle of an element is visible and uncovered.
  fileprivate func canTouch(_ css: String) async throws -> Bool {
    try await browser.execute(
      """
      const element = document.querySelector(arguments[0]), area = element.getBoundingClientRect();
      const found = document.elementFromPoint(area.x + area.width / 2, area.y + area.height / 2);
      return element.contains(found);
      """, .string(css)
    ).bool == true
  }

  /// Taps with a finger.
  fileprivate func touch(_ css: String) async throws {
    let finger = try await browser.press(at: try await middle(of: css))
    try await finger.release()
  }

  /// Checks that an element is at the top of the window.
  fileprivate func arrives(at css: String) async throws {
    try await browser.wait(
      for: "\(css) to be at the top",
      until: "Math.abs(document.querySelector(arguments[0]).getBoundingClientRect().top) < 2",
      .string(css))
  }

  fileprivate func keepPicture(_ name: String) async throws {
    guard let folder = ProcessInfo.processInfo.environment["SCREENSHOTS"] else { return }
    try await browser.screenshot(to: "\(folder)/small-\(name).png")
  }
}
