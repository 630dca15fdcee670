import Testing
import WebDriver

extension InBrowser {
  @Suite("Browser: the journal")
  struct Journal {
    @Test("the visitor steps through the past while the tree stays as it is, and downloads it")
    func timeTravel() async throws {
      try await Visitor.visiting("practice") { visitor in
        let browser = visitor.browser
        try await visitor.tap("First")
        try await visitor.sees(onFirst)
        try await visitor.tap("FirstSub")
        try await visitor.sees(onFirstSub)

        try await browser.click(button: "One step back")
        try await visitor.seesReplay("Replay: step 2 of 3", of: "First")
        try await browser.click(button: "One step back")
        try await visitor.seesReplay("Replay: step 1 of 3", of: "Practice")
        // The phone shows a picture: the tree is unchanged.
        try await visitor.sees(onFirstSub)
        try await browser.click(button: "One step forward")
        try await visitor.seesReplay("Replay: step 2 of 3", of: "First")

        try await browser.click(button: "Return to now")
        try await browser.wait(
          for: "the present", until: "!document.querySelector('[data-usher=replay]')")
        try await visitor.sees(onFirstSub)
        try await visitor.tapBack()
        try await visitor.sees(onFirst)

        try await browser.wait(
          for: "the journal as a file",
          until: """
            (window.journal ??= fetch(
              document.querySelector("a[href$='file=journal']").href
            ).then(async (answer) => window.journalText =
              answer.headers.get("content-disposition") + await answer.text()))
              && (window.journalText ?? "").startsWith('attachment; filename="journal.json"{')
              && window.journalText.includes("push")
            """)
      }
    }
  }
}

extension Visitor {
  /// Checks for a step of the past, marked as such, with this title on top.
  fileprivate func seesReplay(_ mark: String, of title: String) async throws {
    try await browser.waitForText("[data-usher=replay]", equals: mark)
    try await browser.wait(
      for: "the screen “\(title)”",
      until: """
        [...document.querySelectorAll(".u-title, .u-large")]
          .some((each) => each.innerText === arguments[0] && !each.closest("[hidden]"))
        """, .string(title))
  }
}
