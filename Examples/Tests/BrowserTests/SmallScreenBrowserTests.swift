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
        try await visitor.browser.execute(
          "document.querySelector('iframe').scrollIntoView({block: 'center'})")
        #expect(try await visitor.canTouch("iframe"))
        try await visitor.keepPicture("inspector")
        try await visitor.inInspector { try await $0.click("nav a[href='#requests-part']") }
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

    @Test("phone, tree and requests are in view without scrolling", arguments: [860, 800, 720])
    func large(_ height: Int) async throws {
      try await Visitor.visiting("practice", height: height) { visitor in
        #expect(try await visitor.browser.element(link).isDisplayed == false)
        for label in ["First", "FirstSub"] { try await visitor.tap(label) }
        try await visitor.sees(title: "FirstSub")
        try await visitor.sees(event: "firstSub: FirstSubModel came")
        try await visitor.keepPicture("desk-\(height)")
        let problems = try await visitor.browser.execute(
          """
          const frame = document.querySelector("iframe"), outer = frame.getBoundingClientRect();
          const problems = [];
          if (document.documentElement.scrollHeight > innerHeight) problems.push("the page scrolls");
          if (frame.contentDocument.documentElement.scrollHeight > frame.clientHeight)
            problems.push("the inspector scrolls");
          for (const css of ["#picture .node.new", ".row", "[role=tab]"]) {
            const area = frame.contentDocument.querySelector(css).getBoundingClientRect();
            if (outer.top + area.bottom > innerHeight || area.height < 20) problems.push(css);
          }
          return problems;
          """)
        #expect(problems == .array([]))
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
