import Foundation
import Testing
import WebDriver

extension InBrowser {
  @Suite("Browser: the start page")
  struct StartPage {
    @Test(
      "it fits its window, and its cards are of one height, with a picture each",
      arguments: [1_280, 820, 390, 320])
    func fits(_ width: Int) async throws {
      try await Visitor.visiting("", width: width, height: 720) { visitor in
        try await visitor.browser.wait(
          for: "the pictures",
          until: """
            [...document.querySelectorAll(".demo-picture")].filter(
              (each) => each.complete && each.naturalWidth > 0).length === 5
            """)
        if let folder = ProcessInfo.processInfo.environment["SCREENSHOTS"] {
          try await visitor.browser.screenshot(to: "\(folder)/start-\(width).png")
        }
        let problems = try await visitor.browser.execute(
          """
          const heights = [...document.querySelectorAll(".demo-card")].map((e) => e.offsetHeight);
          const wide = [...document.querySelectorAll("body *")].filter((e) =>
            !e.closest("pre") && e.getBoundingClientRect().right > innerWidth + 0.5);
          return [
            ...(Math.max(...heights) > Math.min(...heights) + 1 ? ["heights " + heights] : []),
            ...(document.documentElement.scrollWidth > innerWidth ? ["scrolls"] : []),
            ...wide.map((e) => e.outerHTML.slice(0, 80)),
          ].join("; ");
          """)
        #expect(problems == "")
      }
    }
  }
}
